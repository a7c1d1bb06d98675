import type {Fact} from './fact';
import {
  chainCoreGo,
  chainGo,
  derivedFromMainnetConfig,
  mainnetConfig,
  SINCE_SUPERNOVA,
  supernovaConfig,
} from './sources';

const latestGasLimits = 'FeeSettings.GasLimitSettings[-1]';

/** Gas prices, gas limits and additional gas costs. Gas and gas prices are `bigint`. */
export const gasFacts = {
  'min-gas-limit': {
    value: 50_000n,
    unit: 'gas',
    note: 'Of any transaction, one without data included.',
    source: mainnetConfig('economics.toml', `${latestGasLimits}.MinGasLimit`),
  },
  'gas-per-data-byte': {
    value: 1_500n,
    unit: 'gas',
    source: mainnetConfig('economics.toml', 'FeeSettings.GasPerDataByte'),
  },
  'min-gas-price': {
    value: 1_000_000_000n,
    unit: 'atomic units of EGLD',
    source: mainnetConfig('economics.toml', 'FeeSettings.MinGasPrice'),
  },
  'gas-price-modifier': {
    value: 0.01,
    since: 'epoch 180',
    note: 'Multiplies the gas price of what a transaction uses beyond its movement part.',
    source: mainnetConfig('economics.toml', 'FeeSettings.GasPriceModifier'),
  },
  'min-transaction-fee': {
    value: 0.00005,
    unit: 'EGLD',
    note: 'min-gas-limit × min-gas-price.',
    source: derivedFromMainnetConfig('economics.toml'),
  },
  'guardian-extra-gas': {
    value: 50_000n,
    unit: 'gas',
    note: 'Added to the gas of a transaction that a guardian signed too; guardians exist since guardians-epoch.',
    source: mainnetConfig('economics.toml', `${latestGasLimits}.ExtraGasLimitGuardedTx`),
  },
  'relayed-extra-gas': {
    value: 50_000n,
    unit: 'gas',
    since: 'epoch 1671',
    note: 'min-gas-limit once more, for a relayed transaction of version 3.',
    source: chainGo('process/economics/economicsData.go'),
  },
  'max-guardian-gas-price': {
    value: 2_000_000_000n,
    unit: 'atomic units of EGLD',
    note: 'Highest gas price of a SetGuardian transaction that no guardian signs.',
    source: mainnetConfig('economics.toml', 'FeeSettings.MaxGasPriceSetGuardian'),
  },
  'metachain-extra-gas': {
    value: 1_000_000n,
    unit: 'gas',
    distinctive: false,
    note: 'MinMetaTxExtraGasCost: the gas that the limit of a transaction to the metachain needs beyond its movement.',
    source: chainCoreGo('core/constants.go'),
  },
  'max-gas-limit-per-tx': {
    value: 600_000_000n,
    unit: 'gas',
    since: 'epoch 460',
    source: mainnetConfig('economics.toml', `${latestGasLimits}.MaxGasLimitPerTx`),
  },
  'max-gas-limit-per-block': {
    value: 600_000_000n,
    unit: 'gas',
    since: SINCE_SUPERNOVA,
    note: 'A tenth of the time made it 600 million instead of 1.5 billion; block-overestimation says what a proposer may take.',
    source: supernovaConfig('economics.toml', `${latestGasLimits}.MaxGasLimitPerBlock`),
  },
  'block-overestimation': {
    value: 200,
    unit: '%',
    since: SINCE_SUPERNOVA,
    distinctive: false,
    note: 'BlockCapacityOverestimationFactor: of max-gas-limit-per-block, what the gas limits of a proposed block may add up to while execution keeps up.',
    source: supernovaConfig('economics.toml', 'FeeSettings.BlockCapacityOverestimationFactor'),
  },
  'max-gas-limit-per-miniblock': {
    value: 250_000_000n,
    unit: 'gas',
    since: 'epoch 613',
    source: mainnetConfig('economics.toml', `${latestGasLimits}.MaxGasLimitPerMiniBlock`),
  },
  'max-gas-limit-per-metachain-block': {
    value: 12_000_000_000n,
    unit: 'gas',
    since: SINCE_SUPERNOVA,
    source: supernovaConfig('economics.toml', `${latestGasLimits}.MaxGasLimitPerMetaBlock`),
  },
  'max-unused-gas-factor': {
    value: 2,
    since: 'epoch 1820',
    note: 'A gas limit above this many times the gas used is charged whole, with @too much gas provided; it was 10.',
    source: mainnetConfig('economics.toml', `${latestGasLimits}.MaxGasHigherFactorAccepted`),
  },
  'max-gas-per-query': {
    value: 1_500_000_000n,
    unit: 'gas',
    note: 'Of a contract query to a node of an execution shard; on the metachain it is 300,000,000,000, a constant of the node.',
    source: mainnetConfig('config.toml', 'VirtualMachine.GasConfig.ShardMaxGasPerVmQuery'),
  },
} as const satisfies Record<string, Fact>;
