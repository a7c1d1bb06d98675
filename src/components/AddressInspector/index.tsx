import {useId, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {METACHAIN_SHARD, isContract, parseAddress, publicKeyHex, shardOf} from '@site/src/chain/address';
import ShardArt from '@site/src/components/ShardArt';
import styles from './styles.module.css';

type Props = {
  /** The address shown before the reader types, and without JavaScript. */
  initial: string;
  /** The number of execution shards. */
  shards: string;
};

/** Shows the kind, shard and public key of the address that the reader types. Sends no request. */
export default function AddressInspector({initial, shards}: Props) {
  const [text, setText] = useState(initial);
  const id = useId();
  const result = inspect(text, Number(shards));
  return (
    <div className={styles.inspector}>
      <label className={styles.label} htmlFor={id}>
        <Translate id="addressInspector.label">Address or public key</Translate>
      </label>
      <input
        id={id}
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        aria-describedby={`${id}-result`}
        aria-invalid={'error' in result}
        placeholder="erd1…"
      />
      <div id={`${id}-result`} className={styles.output} aria-live="polite">
        <ShardArt className={styles.art} shard={'error' in result ? undefined : result.shard} />
        {'error' in result ? (
          <p className={styles.error}>{result.error}</p>
        ) : (
          <dl className={styles.result}>
            <dt>
              <Translate id="addressInspector.kind">Kind</Translate>
            </dt>
            <dd>{result.kind}</dd>
            <dt>
              <Translate id="addressInspector.shard">Shard</Translate>
            </dt>
            <dd className={styles.shard}>
              {result.shard === METACHAIN_SHARD ? (
                <Translate id="addressInspector.metachain">metachain</Translate>
              ) : (
                result.shard
              )}
            </dd>
            <dt>
              <Translate id="addressInspector.publicKey">Public key</Translate>
            </dt>
            <dd className={styles.key}>
              {result.publicKey.slice(0, -2)}
              <mark>{result.publicKey.slice(-2)}</mark>
            </dd>
          </dl>
        )}
      </div>
    </div>
  );
}

function inspect(text: string, shardCount: number) {
  try {
    const address = parseAddress(text);
    return {
      kind: isContract(address)
        ? translate({id: 'addressInspector.contract', message: 'smart contract'})
        : translate({id: 'addressInspector.account', message: 'account with a key'}),
      shard: shardOf(address, shardCount),
      publicKey: publicKeyHex(address),
    };
  } catch (error) {
    return {error: (error as Error).message};
  }
}
