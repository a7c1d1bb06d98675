import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import FirstMinute from '@site/src/components/home/FirstMinute';
import {startingPoints} from '@site/src/config/home';
import styles from './styles.module.css';

export default function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <Translate id="home.title">MultiversX developer documentation</Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="home.lead">
              A sharded blockchain with fast finality, contracts in WebAssembly and tokens built into the
              protocol. Learn how it works, build on it, or run it.
            </Translate>
          </p>
        </div>
        <FirstMinute />
        <ul className={styles.startingPoints}>
          {startingPoints.map(({title, icon, to, text}) => (
            <li key={to}>
              <Link className={styles.startingPoint} to={to}>
                <Icon name={icon} className={styles.icon} />
                <span className={styles.pointTitle}>
                  {title}
                  <Icon name="arrow-right" className={styles.arrow} />
                </span>
                <span className={styles.pointText}>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
