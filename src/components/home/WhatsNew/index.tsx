import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Section from '../Section';
import styles from './styles.module.css';

type Props = {
  /** A paragraph about the latest protocol upgrade, and a list of the latest versions. */
  children: ReactNode;
};

export default function WhatsNew({children}: Props) {
  return (
    <Section id="whats-new" title={<Translate id="home.whatsNew.title">What's new</Translate>}>
      <div className={styles.text}>{children}</div>
      <Link className={styles.action} to="/welcome/whats-new">
        <Translate id="home.whatsNew.link">Upgrades, versions and migration guides</Translate>
        <Icon name="arrow-right" />
      </Link>
    </Section>
  );
}
