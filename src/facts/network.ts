import type {Fact} from './fact';
import {
  chainCoreGo,
  chainGo,
  derivedFromMainnetConfig,
  derivedFromSupernovaConfig,
  LATEST_CHAIN_PARAMETERS,
  mainnetConfig,
  LATEST_MAINNET_CONFIG_VERSION,
  SINCE_SUPERNOVA,
  supernovaConfig,
} from './sources';

/** Identifiers, key lengths, time and shards of mainnet. */
export const networkFacts = {
  'chain-id-mainnet': {value: '1', source: mainnetConfig('config.toml', 'GeneralSettings.ChainID')},
  'chain-id-devnet': {
    value: 'D',
    note: 'The comment above GeneralSettings.ChainID names the three identifiers.',
    source: derivedFromMainnetConfig('config.toml'),
  },
  'chain-id-testnet': {
    value: 'T',
    note: 'The comment above GeneralSettings.ChainID names the three identifiers.',
    source: derivedFromMainnetConfig('config.toml'),
  },
  'min-transaction-version': {
    value: 1,
    source: mainnetConfig('config.toml', 'GeneralSettings.MinTransactionVersion'),
  },
  'address-hrp': {value: 'erd', source: mainnetConfig('config.toml', 'AddressPubkeyConverter.Hrp')},
  'address-length': {
    value: 32,
    unit: 'bytes',
    source: mainnetConfig('config.toml', 'AddressPubkeyConverter.Length'),
  },
  'signature-length': {
    value: 64,
    unit: 'bytes',
    note: 'Ed25519 signature of a transaction.',
    source: mainnetConfig('config.toml', 'AddressPubkeyConverter.SignatureLength'),
  },
  'bls-public-key-length': {
    value: 96,
    unit: 'bytes',
    source: mainnetConfig('config.toml', 'ValidatorPubkeyConverter.Length'),
  },
  'bls-signature-length': {
    value: 48,
    unit: 'bytes',
    source: mainnetConfig('config.toml', 'ValidatorPubkeyConverter.SignatureLength'),
  },
  'round-duration': {
    value: 0.6,
    unit: 'seconds',
    since: SINCE_SUPERNOVA,
    note: 'mx-chain-go v2.0.0 has the same 600 ms in its default configuration; supernova-round says what proves that it is in force.',
    source: supernovaConfig(
      'config.toml',
      `${LATEST_CHAIN_PARAMETERS}.RoundDuration`,
      'milliseconds-to-seconds',
    ),
  },
  'former-round-duration': {
    value: 6,
    unit: 'seconds',
    note: 'From genesis until supernova-round.',
    source: mainnetConfig(
      'config.toml',
      'GeneralSettings.ChainParametersByEpoch[0].RoundDuration',
      'milliseconds-to-seconds',
    ),
  },
  'supernova-round': {
    value: 32_157_661,
    format: 'plain',
    note: 'SupernovaEnableRound: rounds of round-duration from it on, at genesis plus as many rounds of former-round-duration, Unix time 1789063566, 10 September 2026.',
    source: {
      repository: 'multiversx/mx-chain-mainnet-config',
      file: 'enableRounds.toml',
      version: LATEST_MAINNET_CONFIG_VERSION,
    },
  },
  'supernova-epoch': {
    value: 2_233,
    format: 'plain',
    distinctive: false,
    note: 'The epoch of supernova-round: that round over the 14,401 rounds of an epoch before, in whole numbers.',
    source: {
      repository: 'multiversx/mx-chain-mainnet-config',
      file: 'enableRounds.toml',
      version: LATEST_MAINNET_CONFIG_VERSION,
    },
  },
  'former-rounds-per-epoch': {
    value: 14_400,
    unit: 'rounds',
    distinctive: false,
    note: 'From genesis until supernova-epoch. The node compared by greater than, so that an epoch had one round more.',
    source: mainnetConfig('config.toml', 'EpochStartConfig.RoundsPerEpoch'),
  },
  'rounds-per-epoch': {
    value: 144_000,
    unit: 'rounds',
    since: SINCE_SUPERNOVA,
    source: supernovaConfig('config.toml', `${LATEST_CHAIN_PARAMETERS}.RoundsPerEpoch`),
  },
  'epoch-length': {
    value: 24,
    unit: 'hours',
    note: 'rounds-per-epoch × round-duration. An epoch ends with the first metachain block that carries the results of its change, so it may last some rounds longer.',
    source: derivedFromSupernovaConfig('config.toml'),
  },
  'cross-shard-rounds': {
    value: 4,
    unit: 'rounds',
    since: SINCE_SUPERNOVA,
    note: "At best, by the order of steps in the code: block of the source shard, its execution result in that shard's next block, metachain, block of the destination shard. It was 3 from epoch 1763 until Supernova.",
    source: {repository: 'multiversx/mx-chain-go', file: 'process/block/shardInfo.go', version: 'v2.0.0'},
  },
  'cross-shard-time': {
    value: 2.4,
    unit: 'seconds',
    since: SINCE_SUPERNOVA,
    note: 'cross-shard-rounds × round-duration: at best, when no round is missed and execution keeps up.',
    source: derivedFromSupernovaConfig('config.toml'),
  },
  'epoch-grace-rounds': {
    value: 100,
    unit: 'rounds',
    since: SINCE_SUPERNOVA,
    distinctive: false,
    source: supernovaConfig(
      'config.toml',
      'GeneralSettings.EpochChangeGracePeriodByEpoch[-1].GracePeriodInRounds',
    ),
  },
  'execution-shard-count': {
    value: 3,
    unit: 'shards',
    note: 'Shards that hold accounts and contracts; the metachain is not one of them.',
    source: mainnetConfig('config.toml', 'GeneralSettings.GenesisMaxNumberOfShards'),
  },
  'shard-count': {
    value: 4,
    unit: 'shards',
    note: 'execution-shard-count and the metachain.',
    source: derivedFromMainnetConfig('config.toml'),
  },
  'metachain-shard-id': {
    value: 4_294_967_295,
    format: 'plain',
    note: 'The largest unsigned 32-bit number, 0xFFFFFFFF.',
    source: chainCoreGo('core/constants.go'),
  },
  'genesis-timestamp': {
    value: 1_596_117_600,
    format: 'plain',
    note: 'Unix seconds: 30 July 2020, 14:00 UTC.',
    source: mainnetConfig('nodesSetup.json', 'startTime'),
  },
  'max-nonce-ahead': {
    value: 100,
    unit: 'nonces',
    distinctive: false,
    note: 'MaxTxNonceDeltaAllowed: a node refuses a transaction whose nonce is further above the nonce of the account.',
    source: chainGo('common/constants.go'),
  },
  'pool-transactions-per-sender': {
    value: 5_000,
    unit: 'transactions',
    note: 'Capacity of the pool of one node for one sender; max-nonce-ahead applies earlier.',
    source: mainnetConfig('config.toml', 'TxDataPool.SizePerSender'),
  },
} as const satisfies Record<string, Fact>;
