import Translate, {translate} from '@docusaurus/Translate';
import {contractAddress} from '@site/src/chain/contractAddress';
import {METACHAIN_SHARD, parseAddress, publicKeyHex, shardOf, type Address} from '@site/src/chain/address';
import {kindOf, type AddressKind} from '@site/src/chain/addressKind';
import {networkFacts} from '@site/src/facts/network';
import ShardArt from '@site/src/components/ShardArt';
import {attempt} from '../attempt';
import Tool from '../Tool';
import ToolField, {ToolFields} from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {parseCount} from '../parseCount';
import {bindField, useToolState} from '../useToolState';
import styles from './styles.module.css';

const SHARD_COUNT = networkFacts['execution-shard-count'].value;
/** A public test wallet, Alice. */
const EXAMPLE = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';

type Props = {
  /** Prefix of the fields in the page's address. */
  id?: string;
  address?: string;
  shards?: string;
  /** Nonce of a deploy transaction of the address. */
  nonce?: string;
};

/** Converts an address between its forms, and shows its kind, its shard, and the contract that a deployment creates. */
export default function AddressTool({
  id = 'address',
  address = EXAMPLE,
  shards = String(SHARD_COUNT),
  nonce = '',
}: Props) {
  const state = useToolState(id, {address, shards, nonce});
  const {values} = state;
  const parsed = attempt(() => parseAddress(values.address));
  const count = attempt(() => Number(parseCount(values.shards, {min: 1, max: 256})));
  const deployNonce = attempt(() => (values.nonce.trim() === '' ? undefined : parseCount(values.nonce)));
  const hasError = [parsed, count, deployNonce].some(({error}) => error !== undefined);
  const shard = parsed.value && count.value ? shardOf(parsed.value, count.value) : undefined;
  const isHex = !/^\s*erd1/i.test(values.address);
  const rows =
    hasError || !parsed.value || shard === undefined
      ? []
      : rowsOf(parsed.value, {shard, isHex, nonce: deployNonce.value});
  return (
    <Tool title={translate({id: 'addressTool.title', message: 'Address converter'})} state={state}>
      <ToolField
        label={<Translate id="addressTool.address">Address or public key</Translate>}
        {...bindField(state, 'address')}
        hint={
          <Translate id="addressTool.addressHint">
            In bech32 (erd1…) or as 64 hexadecimal digits. A secret key has 64 digits too: don't paste it.
          </Translate>
        }
        error={parsed.error}
      />
      <div className={styles.output}>
        <ToolResult rows={rows} />
        {count.value === SHARD_COUNT && (
          <ShardArt className={styles.art} shard={shard === METACHAIN_SHARD ? 'metachain' : shard} />
        )}
      </div>
      <ToolFields>
        <ToolField
          label={<Translate id="addressTool.shards">Number of shards</Translate>}
          {...bindField(state, 'shards')}
          error={count.error}
          keyboard="numeric"
          isShort
        />
        <ToolField
          label={<Translate id="addressTool.nonce">Nonce of a deployment (optional)</Translate>}
          {...bindField(state, 'nonce')}
          error={deployNonce.error}
          keyboard="numeric"
          isShort
        />
      </ToolFields>
    </Tool>
  );
}

function rowsOf(
  address: Address,
  {shard, isHex, nonce}: {shard: number; isHex: boolean; nonce: bigint | undefined},
): ResultRow[] {
  const key = publicKeyHex(address);
  const forms = [
    {name: translate({id: 'addressTool.bech32', message: 'Address'}), value: address.bech32},
    {
      name: translate({id: 'addressTool.publicKey', message: 'Public key'}),
      // The last byte decides on the shard.
      value: (
        <>
          {key.slice(0, -2)}
          <mark>{key.slice(-2)}</mark>
        </>
      ),
    },
  ];
  return [
    ...(isHex ? forms : forms.toReversed()),
    {
      name: translate({id: 'addressTool.shard', message: 'Shard'}),
      value:
        shard === METACHAIN_SHARD ? (
          <Translate id="addressTool.metachain" values={{id: shard}}>
            {'metachain ({id})'}
          </Translate>
        ) : (
          shard
        ),
      copy: String(shard),
    },
    {
      name: translate({id: 'addressTool.kind', message: 'Kind'}),
      value: kindMessage(kindOf(address)),
      copy: null,
      isSentence: true,
    },
    ...(nonce === undefined
      ? []
      : [
          {
            name: translate({id: 'addressTool.deployed', message: 'Contract that it deploys'}),
            value: contractAddress(address, nonce).bech32,
          },
        ]),
  ];
}

function kindMessage(kind: AddressKind): string {
  switch (kind) {
    case 'account':
      return translate({id: 'addressTool.account', message: 'account with a key'});
    case 'contract':
      return translate({id: 'addressTool.contract', message: 'smart contract'});
    case 'metachain contract':
      return translate({id: 'addressTool.metachainContract', message: 'contract on the metachain'});
    case 'system contract':
      return translate({id: 'addressTool.systemContract', message: 'system contract of the protocol'});
    case 'deployment address':
      return translate({
        id: 'addressTool.deployment',
        message: 'zero address, which receives deployments; it exists in every shard',
      });
    case 'system account':
      return translate({id: 'addressTool.systemAccount', message: 'system account, which every shard has'});
  }
}
