import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import ShardArt from '@site/src/components/ShardArt';
import SearchField from '@site/src/components/home/SearchField';
import {firstSteps} from '@site/src/config/home';
import styles from './styles.module.css';

type Props = {
  title: ReactNode;
  /** A list of four figures of the network. */
  figures: ReactNode;
  /** A request to the network, and the code of a contract and of an app. */
  children: ReactNode;
};

/** What the network is, the first steps and search; next to them code, and below them figures. */
export default function Hero({title, figures, children}: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>
            <Translate id="home.lead">
              State, transactions and nodes are sharded, and shards call each other's contracts. Write
              contracts in Rust, and issue tokens with a transaction.
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
        </div>
        <section className={styles.code} aria-label={translate({id: 'home.code', message: 'Code that runs'})}>
          {children}
        </section>
        <div className={styles.figures}>
          {figures}
          <ShardArt className={styles.art} shard={1} />
        </div>
      </div>
    </header>
  );
}
