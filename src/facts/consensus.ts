import type {Fact} from './fact';
import {
  chainCoreGo,
  derivedFromMainnetConfig,
  LATEST_CHAIN_PARAMETERS,
  mainnetConfig,
  SINCE_SUPERNOVA,
  supernovaConfig,
} from './sources';

/** Validators and consensus of mainnet. */
export const consensusFacts = {
  'validators-per-shard': {
    value: 400,
    unit: 'validators',
    note: 'Eligible validators of each execution shard; the metachain has as many.',
    source: mainnetConfig('config.toml', `${LATEST_CHAIN_PARAMETERS}.ShardMinNumNodes`),
  },
  'validators-metachain': {
    value: 400,
    unit: 'validators',
    source: mainnetConfig('config.toml', `${LATEST_CHAIN_PARAMETERS}.MetachainMinNumNodes`),
  },
  'consensus-group-size': {
    value: 400,
    unit: 'validators',
    since: 'epoch 1763',
    note: 'Every eligible validator of the shard since Andromeda; it was 63 before.',
    source: mainnetConfig('config.toml', `${LATEST_CHAIN_PARAMETERS}.ShardConsensusGroupSize`),
  },
  'consensus-group-size-metachain': {
    value: 400,
    unit: 'validators',
    source: mainnetConfig('config.toml', `${LATEST_CHAIN_PARAMETERS}.MetachainConsensusGroupSize`),
  },
  'consensus-threshold': {
    value: 267,
    unit: 'signatures',
    since: 'epoch 1763',
    note: 'GetPBFTThreshold: consensus-group-size × 2 / 3 + 1, in whole numbers.',
    source: chainCoreGo('core/common.go'),
  },
  hysteresis: {
    value: 20,
    unit: '%',
    source: mainnetConfig('config.toml', `${LATEST_CHAIN_PARAMETERS}.Hysteresis`, 'fraction-to-percent'),
  },
  'max-active-nodes': {
    value: 2_880,
    unit: 'nodes',
    since: 'epoch 1393',
    note: 'MaxNumNodes: 3,200 less the nodes that each shard shuffles out, which go through the auction.',
    source: mainnetConfig('enableEpochs.toml', 'EnableEpochs.MaxNodesChangeEnableEpoch[-1].MaxNumNodes'),
  },
  'nodes-shuffled-per-shard': {
    value: 80,
    unit: 'nodes',
    since: 'epoch 249',
    source: mainnetConfig(
      'enableEpochs.toml',
      'EnableEpochs.MaxNodesChangeEnableEpoch[-1].NodesToShufflePerShard',
    ),
  },
  'eligible-validators': {
    value: 1_600,
    unit: 'validators',
    note: 'validators-per-shard × execution-shard-count and validators-metachain.',
    source: derivedFromMainnetConfig('config.toml'),
  },
  'waiting-nodes-per-shard': {
    value: 320,
    unit: 'nodes',
    since: 'epoch 1393',
    note: 'max-active-nodes less eligible-validators, over shard-count: the waiting list of a shard in a full network.',
    source: derivedFromMainnetConfig('enableEpochs.toml'),
  },
  'epoch-fallback-rounds': {
    value: 500,
    unit: 'rounds',
    since: SINCE_SUPERNOVA,
    distinctive: false,
    note: 'Rounds without a metachain block after which consensus-fallback-threshold is enough for the start of an epoch.',
    source: supernovaConfig(
      'config.toml',
      'GeneralSettings.EpochStartConfigsByRound[-1].MaxRoundsWithoutCommittedStartInEpochBlock',
    ),
  },
  'consensus-fallback-threshold': {
    value: 201,
    unit: 'signatures',
    note: 'GetPBFTFallbackThreshold, of a start-of-epoch block of the metachain that comes epoch-fallback-rounds or more after the block before it.',
    source: chainCoreGo('core/common.go'),
  },
} as const satisfies Record<string, Fact>;
