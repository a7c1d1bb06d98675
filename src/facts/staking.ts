import type {Fact} from './fact';
import {derivedFromMainnetConfig, mainnetConfig, SINCE_SUPERNOVA, supernovaConfig} from './sources';

const systemContracts = 'systemSmartContractsConfig.toml';

/** Stakes, waiting periods and fees of validators and staking providers. */
export const stakingFacts = {
  'node-price': {
    value: 2_500,
    unit: 'EGLD',
    source: mainnetConfig(systemContracts, 'StakingSystemSCConfig.GenesisNodePrice', 'atomic-to-egld'),
  },
  'unjail-cost': {
    value: 2.5,
    unit: 'EGLD',
    note: 'For each node, 0.1% of the node price.',
    source: mainnetConfig(systemContracts, 'StakingSystemSCConfig.UnJailValue', 'atomic-to-egld'),
  },
  'unbond-epochs': {
    value: 10,
    unit: 'epochs',
    source: mainnetConfig(systemContracts, 'StakingSystemSCConfig.UnBondPeriodInEpochs'),
  },
  'unbond-blocks': {
    value: 1_440_000,
    unit: 'blocks',
    since: SINCE_SUPERNOVA,
    note: 'Blocks of the metachain between unstaking and unbonding a node; its tokens wait unbond-epochs.',
    source: supernovaConfig(systemContracts, 'StakingSystemSCConfig.UnBondPeriodSupernova'),
  },
  'min-unstake-tokens': {
    value: 10,
    unit: 'EGLD',
    note: 'Configured, but since delegation-manager-epoch the contract asks for min-delegation instead (vm/systemSmartContracts/validator.go, getMinUnStakeTokensValue).',
    source: mainnetConfig(systemContracts, 'StakingSystemSCConfig.MinUnstakeTokensValue', 'atomic-to-egld'),
  },
  'min-delegation': {
    value: 1,
    unit: 'EGLD',
    source: mainnetConfig(
      systemContracts,
      'DelegationManagerSystemSCConfig.MinStakeAmount',
      'atomic-to-egld',
    ),
  },
  'min-legacy-delegation': {
    value: 10,
    unit: 'EGLD',
    note: 'The community delegation contract of genesis, which is older than the delegation manager.',
    source: {
      repository: 'multiversx/mx-docs',
      file: 'docs/developers/constants.md',
      version: '6d4d48e',
    },
  },
  'min-delegation-contract-deposit': {
    value: 1_250,
    unit: 'EGLD',
    source: mainnetConfig(
      systemContracts,
      'DelegationManagerSystemSCConfig.MinCreationDeposit',
      'atomic-to-egld',
    ),
  },
  'min-service-fee': {
    value: 0,
    unit: '%',
    source: mainnetConfig(systemContracts, 'DelegationSystemSCConfig.MinServiceFee', 'hundredths-to-percent'),
  },
  'max-service-fee': {
    value: 100,
    unit: '%',
    distinctive: false,
    note: 'Passed to the contract in hundredths of a percent, so at most 10000.',
    source: mainnetConfig(systemContracts, 'DelegationSystemSCConfig.MaxServiceFee', 'hundredths-to-percent'),
  },
  'rating-start': {
    value: 50,
    note: 'StartRating 5,000,001 of MaxRating 10,000,000, on the scale of 0 to 100 that explorers show.',
    source: derivedFromMainnetConfig('ratings.toml'),
  },
  'rating-hours-to-max': {
    value: 55,
    unit: 'hours',
    distinctive: true,
    since: 'epoch 1763',
    source: mainnetConfig(
      'ratings.toml',
      'ShardChain.RatingStepsByEpoch[-1].HoursToMaxRatingFromStartRating',
    ),
  },
  'rating-missed-block-factor': {
    value: -4,
    note: 'A missed proposal or signature costs this many times what one earns.',
    source: mainnetConfig('ratings.toml', 'ShardChain.RatingStepsByEpoch[-1].ProposerDecreaseFactor'),
  },
  'rating-consecutive-miss-penalty': {
    value: 1.04,
    since: SINCE_SUPERNOVA,
    note: 'Multiplies the loss again for each proposal in a row that a node misses.',
    source: supernovaConfig(
      'ratings.toml',
      'ShardChain.RatingStepsByEpoch[-1].ConsecutiveMissedBlocksPenalty',
    ),
  },
  'rating-signed-blocks-threshold': {
    value: 1,
    unit: '%',
    source: mainnetConfig('ratings.toml', 'General.SignedBlocksThreshold', 'fraction-to-percent'),
  },
  'rating-stuck-rounds': {
    value: 6_000,
    unit: 'rounds',
    since: SINCE_SUPERNOVA,
    note: 'Rounds in a row without a block after which a shard counts as stuck and ratings stop falling.',
    source: supernovaConfig(
      'config.toml',
      'GeneralSettings.ProcessConfigsByRound[-1].MaxConsecutiveRoundsOfRatingDecrease',
    ),
  },
  'jail-rating': {
    value: 10,
    note: 'On the scale of 0 to 100: a rating of 1,000,000 of 10,000,000 or less has a selection chance under that of rating 0, which is what jails a node.',
    source: derivedFromMainnetConfig('ratings.toml'),
  },
  'max-nodes-per-owner': {
    value: 50,
    unit: 'nodes',
    since: 'epoch 1391',
    note: 'NodeLimitPercentage 0.03125 of the eligible validators; an owner is a wallet or a delegation contract.',
    source: derivedFromMainnetConfig(systemContracts),
  },
  'auction-top-up-step': {
    value: 10,
    unit: 'EGLD',
    source: mainnetConfig(systemContracts, 'SoftAuctionConfig.TopUpStep', 'atomic-to-egld'),
  },
  'auction-min-top-up': {
    value: 1,
    unit: 'EGLD',
    source: mainnetConfig(systemContracts, 'SoftAuctionConfig.MinTopUp', 'atomic-to-egld'),
  },
} as const satisfies Record<string, Fact>;
