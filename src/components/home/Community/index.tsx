import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {communityLinks, moreResources} from '@site/src/config/home';
import styles from './styles.module.css';

export default function Community() {
  return (
    <section className={styles.section} aria-labelledby="community">
      <h2 id="community">
        <Translate id="home.community.title">Talk to the people who build it</Translate>
      </h2>
      <ul className={styles.list}>
        {communityLinks.map(({label, href, icon, text}) => (
          <li key={href}>
            <Link className={styles.card} href={href}>
              <Icon name={icon} className={styles.icon} />
              <span>
                <span className={styles.title}>{label}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <Icon name="external" className={styles.external} />
            </Link>
          </li>
        ))}
      </ul>
      <h3 className={styles.more}>
        <Translate id="home.resources.title">More resources</Translate>
      </h3>
      <ul className={styles.links}>
        {moreResources.map(({label, href}) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
