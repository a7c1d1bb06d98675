import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import AddressInspector from '@site/src/components/AddressInspector';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

// Alice, the first of the SDKs' public test wallets.
const alice = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
const command = `curl -s https://devnet-gateway.multiversx.com/address/${alice}/shard`;

/** Two things that a newcomer can do at once: read an address, then put the same question to the network. */
export default function FirstMinute() {
  return (
    <section className={styles.section} aria-labelledby="first-minute">
      <div className={styles.intro}>
        <h2 id="first-minute">
          <Translate id="home.firstMinute.title">Your first minute</Translate>
        </h2>
        <p>
          <Translate id="home.firstMinute.text">
            Every account lives in one shard, and the last bits of its public key say which. Paste an address
            and see; it is worked out in your browser.
          </Translate>
        </p>
        <p>
          <Link to="/learn/sharding">
            <Translate id="home.firstMinute.link">How addresses map to shards</Translate>
          </Link>
        </p>
      </div>
      <div className={styles.panel}>
        <AddressInspector initial={alice} />
        <div className={styles.ask}>
          <p className={styles.askTitle}>
            <Translate id="home.firstMinute.ask">Now ask the network. No key, no account:</Translate>
          </p>
          <div className={styles.command}>
            <pre tabIndex={0} aria-label="Command">
              <code>{command}</code>
            </pre>
            <CopyButton
              text={command}
              label={translate({id: 'home.firstMinute.copy', message: 'Copy the command'})}
            />
          </div>
          <p className={styles.answer}>
            <Translate
              id="home.firstMinute.answer"
              values={{answer: <code>{'{"data":{"shardID":1},"error":"","code":"successful"}'}</code>}}
            >
              {'It answers {answer}'}
            </Translate>
          </p>
        </div>
      </div>
    </section>
  );
}
