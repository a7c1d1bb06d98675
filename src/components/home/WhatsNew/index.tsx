import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {
  /** A paragraph about the latest protocol upgrade, and a list of the latest versions. */
  children: ReactNode;
};

export default function WhatsNew({children}: Props) {
  return (
    <section className={styles.section} aria-labelledby="whats-new">
      <div className={styles.panel}>
        <h2 id="whats-new" className={styles.title}>
          <Translate id="home.whatsNew.title">What's new</Translate>
        </h2>
        <div className={styles.text}>{children}</div>
        <Link className={styles.action} to="/welcome/whats-new">
          <Translate id="home.whatsNew.link">Upgrades, versions and migration guides</Translate>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}
