import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import SearchField from '@site/src/components/home/SearchField';
import {firstSteps, startingPoints} from '@site/src/config/home';
import styles from './styles.module.css';

type Props = {
  /** Code that shows what the network is used for. */
  children: ReactNode;
};

/** What the site is, the first steps, search and the ways into the documentation; next to them, code. */
export default function Hero({children}: Props) {
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
              protocol.
            </Translate>
          </p>
          <div className={styles.actions}>
            {firstSteps.map(({label, to}, index) => (
              <Link key={to} className={clsx('mx-button', index === 0 && 'mx-primary')} to={to}>
                {label}
              </Link>
            ))}
          </div>
          <SearchField />
          <ul className={styles.startingPoints}>
            {startingPoints.map(({title, icon, to, text}) => (
              <li key={to}>
                <Link className={styles.startingPoint} to={to}>
                  <Icon name={icon} className={styles.icon} />
                  <span className={styles.pointTitle}>{title}</span>
                  <span className={styles.pointText}>{text}</span>
                  <Icon name="arrow-right" className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <section className={styles.code} aria-label={translate({id: 'home.code', message: 'Code that runs'})}>
          {children}
        </section>
      </div>
    </header>
  );
}
