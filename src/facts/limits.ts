import type {Fact} from './fact';
import {chainCoreGo, chainGo, mainnetConfig} from './sources';

/** What a node accepts, keeps and answers. */
export const limitFacts = {
  'max-username-length': {
    value: 32,
    unit: 'bytes',
    volatile: false,
    distinctive: false,
    source: chainCoreGo('core/constants.go'),
  },
  'max-shards': {
    value: 256,
    unit: 'shards',
    volatile: false,
    note: 'MaxNumShards, the bound that the code sets.',
    source: chainCoreGo('core/constants.go'),
  },
  'pool-transactions': {
    value: 600_000,
    unit: 'transactions',
    volatile: true,
    note: 'Capacity of the pool of one node.',
    source: mainnetConfig('config.toml', 'TxDataPool.Capacity'),
  },
  'pool-bytes-per-sender': {
    value: 12_288_000,
    unit: 'bytes',
    volatile: true,
    source: mainnetConfig('config.toml', 'TxDataPool.SizeInBytesPerSender'),
  },
  'pool-rounds-kept': {
    value: 300,
    unit: 'rounds',
    volatile: true,
    note: 'How long an unprocessed transaction stays in the pool: 30 minutes.',
    source: mainnetConfig('config.toml', 'PoolsCleanersConfig.MaxRoundsToKeepUnprocessedTransactions'),
  },
  'selection-max-transactions': {
    value: 30_000,
    unit: 'transactions',
    volatile: true,
    note: 'Most transactions that a proposer takes from the pool for one block; the gas of the block binds as well.',
    source: chainGo('process/constants.go'),
  },
  'selection-max-gas': {
    value: 10_000_000_000n,
    unit: 'gas',
    volatile: true,
    note: 'Most gas limit in all that a proposer takes from the pool to choose from; max-gas-limit-per-block binds what it executes.',
    source: chainGo('process/constants.go'),
  },
  'max-block-size': {
    value: 943_718,
    unit: 'bytes',
    volatile: true,
    note: '90% of 1 MiB.',
    source: mainnetConfig('config.toml', 'BlockSizeThrottleConfig.MaxSizeInBytes'),
  },
  'query-timeout': {
    value: 10,
    unit: 'seconds',
    volatile: true,
    distinctive: false,
    source: mainnetConfig(
      'config.toml',
      'VirtualMachine.Querying.TimeOutForSCExecutionInMilliseconds',
      'milliseconds-to-seconds',
    ),
  },
  'max-addresses-per-bulk-request': {
    value: 100,
    unit: 'addresses',
    volatile: true,
    source: mainnetConfig('config.toml', 'WebServerAntiflood.GetAddressesBulkMaxSize'),
  },
  'node-simultaneous-requests': {
    value: 100,
    unit: 'requests',
    volatile: true,
    source: mainnetConfig('config.toml', 'WebServerAntiflood.SimultaneousRequests'),
  },
  'node-requests-per-source': {
    value: 10_000,
    unit: 'requests',
    volatile: true,
    note: 'From one address in each second.',
    source: mainnetConfig('config.toml', 'WebServerAntiflood.SameSourceRequests'),
  },
  'max-transfer-role-addresses': {
    value: 100,
    unit: 'addresses',
    volatile: true,
    source: mainnetConfig('config.toml', 'BuiltInFunctions.MaxNumAddressesInTransferRole'),
  },
  'max-transfers-parsed': {
    value: 10_000,
    unit: 'transfers',
    volatile: false,
    note: 'MaxNumberOfTransferInMultiTransfer, checked before a transaction runs; max-transfers-per-tx binds what runs.',
    source: {
      repository: 'multiversx/mx-chain-vm-common-go',
      file: 'parsers/esdtTransferParser.go',
      version: 'v1.6.5',
    },
  },
  'node-epochs-kept': {
    value: 4,
    unit: 'epochs',
    volatile: true,
    distinctive: false,
    source: mainnetConfig('config.toml', 'StoragePruning.NumEpochsToKeep'),
  },
  'redundancy-rounds': {
    value: 10,
    unit: 'rounds',
    volatile: true,
    distinctive: false,
    note: 'A backup takes over after its redundancy level times so many rounds without the main machine.',
    source: mainnetConfig('config.toml', 'Redundancy.MaxRoundsOfInactivityAccepted'),
  },
  'node-port-range': {
    value: '37373-38383',
    volatile: true,
    note: 'TCP ports of the peer-to-peer network; the node takes a free one.',
    source: mainnetConfig('p2p.toml', 'Node.Port'),
  },
} as const satisfies Record<string, Fact>;
