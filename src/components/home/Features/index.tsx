import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {features, sections} from '@site/src/config/home';
import styles from './styles.module.css';

export default function Features() {
  return (
    <section className={styles.section} aria-labelledby="do-more">
      <h2 id="do-more">
        <Translate id="home.features.title">What do you want to do?</Translate>
      </h2>
      <ul className={styles.list}>
        {features.map(({title, icon, to, text}) => (
          <li key={to}>
            <Link className={styles.card} to={to}>
              <Icon name={icon} className={styles.icon} />
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.sections}>
        {sections.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
