import {useRef} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import AddressInspector from '@site/src/components/AddressInspector';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

// Alice, one of the public test wallets of the SDKs.
const alice = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
const command = `curl -s https://devnet-gateway.multiversx.com/address/${alice}/shard`;

/** Two first steps for newcomers: decode an address, then query the network for the same information. */
export default function FirstMinute() {
  const code = useRef<HTMLElement>(null);
  return (
    <section className={styles.panel} aria-labelledby="first-minute">
      <div>
        <h2 id="first-minute" className={styles.title}>
          <Translate id="home.firstMinute.title">Your first minute</Translate>
        </h2>
        <p className={styles.intro}>
          <Translate
            id="home.firstMinute.text"
            values={{
              link: (
                <Link to="/learn/sharding#address-to-shard">
                  <Translate id="home.firstMinute.link">shard of an address</Translate>
                </Link>
              ),
            }}
          >
            {
              'The last bits of a public key determine the {link}. Paste an address: it stays in your browser.'
            }
          </Translate>
        </p>
      </div>
      <AddressInspector initial={alice} />
      <div className={styles.ask}>
        <p className={styles.askTitle}>
          <Translate id="home.firstMinute.ask">
            Now query the network, without an API key or an account:
          </Translate>
        </p>
        <div className={styles.command}>
          <pre tabIndex={0} aria-label="Command">
            <code ref={code}>{command}</code>
          </pre>
          <CopyButton
            source={code}
            label={translate({id: 'home.firstMinute.copy', message: 'Copy the command'})}
          />
        </div>
        <p className={styles.answer}>
          <Translate
            id="home.firstMinute.answer"
            values={{answer: <code>{'{"data":{"shardID":1},"error":"","code":"successful"}'}</code>}}
          >
            {'The response: {answer}'}
          </Translate>
        </p>
      </div>
    </section>
  );
}
