import type {Fact} from './fact';
import {chainCoreGo, mainnetConfig, SINCE_SUPERNOVA, supernovaConfig, vmCommonGo} from './sources';

/** Limits of the data that a node accepts, stores and returns. */
export const limitFacts = {
  'max-username-length': {value: 32, unit: 'bytes', source: chainCoreGo('core/constants.go')},
  'built-in-functions': {
    value: 42,
    unit: 'functions',
    note: 'The number of names that CreateBuiltInFunctionContainer registers; some of them are switched off on mainnet.',
    source: vmCommonGo('builtInFunctions/creator.go', 'v1.6.6'),
  },
  'max-shards': {
    value: 256,
    unit: 'shards',
    note: 'MaxNumShards, the bound that the code sets.',
    source: chainCoreGo('core/constants.go'),
  },
  'pool-transactions': {
    value: 600_000,
    unit: 'transactions',
    note: 'Capacity of the pool of one node.',
    source: mainnetConfig('config.toml', 'TxDataPool.Capacity'),
  },
  'pool-bytes-per-sender': {
    value: 12_288_000,
    unit: 'bytes',
    source: mainnetConfig('config.toml', 'TxDataPool.SizeInBytesPerSender'),
  },
  'pool-rounds-kept': {
    value: 3_000,
    unit: 'rounds',
    since: SINCE_SUPERNOVA,
    note: 'How long an unprocessed transaction stays in the pool: 30 minutes.',
    source: supernovaConfig(
      'config.toml',
      'GeneralSettings.ProcessConfigsByRound[-1].MaxRoundsToKeepUnprocessedTransactions',
    ),
  },
  'selection-max-transactions': {
    value: 30_000,
    unit: 'transactions',
    note: 'Most transactions that a proposer takes from the pool for one block; the gas of the block binds as well.',
    source: supernovaConfig('config.toml', 'TxCacheSelection.SelectionMaxNumTxs'),
  },
  'max-block-size': {
    value: 943_718,
    unit: 'bytes',
    note: '90% of 1 MiB.',
    source: mainnetConfig('config.toml', 'BlockSizeThrottleConfig.MaxSizeInBytes'),
  },
  'query-timeout': {
    value: 10,
    unit: 'seconds',
    source: mainnetConfig(
      'config.toml',
      'VirtualMachine.Querying.TimeOutForSCExecutionInMilliseconds',
      'milliseconds-to-seconds',
    ),
  },
  'trie-operation-deadline': {
    value: 10,
    unit: 'seconds',
    note: 'How long a node works on a request that walks over the storage of an account.',
    source: mainnetConfig(
      'config.toml',
      'WebServerAntiflood.TrieOperationsDeadlineMilliseconds',
      'milliseconds-to-seconds',
    ),
  },
  'max-addresses-per-bulk-request': {
    value: 100,
    unit: 'addresses',
    source: mainnetConfig('config.toml', 'WebServerAntiflood.GetAddressesBulkMaxSize'),
  },
  'node-simultaneous-requests': {
    value: 100,
    unit: 'requests',
    source: mainnetConfig('config.toml', 'WebServerAntiflood.SimultaneousRequests'),
  },
  'node-requests-per-source': {
    value: 10_000,
    unit: 'requests',
    note: 'From one address in each second.',
    source: mainnetConfig('config.toml', 'WebServerAntiflood.SameSourceRequests'),
  },
  'max-transfer-role-addresses': {
    value: 100,
    unit: 'addresses',
    source: mainnetConfig('config.toml', 'BuiltInFunctions.MaxNumAddressesInTransferRole'),
  },
  'max-transfers-parsed': {
    value: 10_000,
    unit: 'transfers',
    note: 'MaxNumberOfTransferInMultiTransfer, checked before a transaction runs; max-transfers-per-tx binds what runs.',
    source: vmCommonGo('parsers/esdtTransferParser.go'),
  },
  'max-results-per-block': {
    value: 20,
    unit: 'execution results',
    since: SINCE_SUPERNOVA,
    note: 'Of the own shard, so how many executed blocks one block can carry the results of.',
    source: supernovaConfig('config.toml', 'ExecutionResultInclusionEstimator.MaxResultsPerBlock'),
  },
  'max-unexecuted-blocks': {
    value: 20,
    unit: 'blocks',
    since: SINCE_SUPERNOVA,
    note: 'How far the nonce of a header may be above that of the last execution result that its chain carries.',
    source: supernovaConfig('config.toml', 'GeneralSettings.MaxProposalNonceGap'),
  },
  'node-epochs-kept': {
    value: 4,
    unit: 'epochs',
    source: mainnetConfig('config.toml', 'StoragePruning.NumEpochsToKeep'),
  },
  'redundancy-rounds': {
    value: 30,
    unit: 'rounds',
    since: SINCE_SUPERNOVA,
    note: 'A backup takes over after its redundancy level times this number of rounds without the main machine.',
    source: supernovaConfig(
      'config.toml',
      'GeneralSettings.ProcessConfigsByRound[-1].MaxRoundsOfInactivityAccepted',
    ),
  },
  'node-port-range': {
    value: '37373-38383',
    note: 'TCP ports of the peer-to-peer network; the node takes a free one.',
    source: mainnetConfig('p2p.toml', 'Node.Port'),
  },
} as const satisfies Record<string, Fact>;
