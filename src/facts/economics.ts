import type {Fact} from './fact';
import {derivedFromMainnetConfig, mainnetConfig} from './sources';

const latestRewards = 'RewardsSettings.RewardsConfigByEpoch[-1]';
const notAppliedYet =
  'Configured, but the node up to v1.11.5, and v2.0.0, computes with tail-inflation-start only (process/economics/globalSettings.go).';

/** Returns the source of a fraction, which the fact has as a percentage. */
const fraction = (key: string) => mainnetConfig('economics.toml', key, 'fraction-to-percent');

/** Supply of EGLD and distribution of rewards and fees. */
export const economicsFacts = {
  'genesis-supply': {
    value: 20_000_000,
    unit: 'EGLD',
    source: mainnetConfig('economics.toml', 'GlobalSettings.GenesisTotalSupply', 'atomic-to-egld'),
  },
  'former-supply-cap': {
    value: 31_415_926,
    unit: 'EGLD',
    note: 'Genesis supply and the ten years of YearSettings; there is no cap since the tail inflation began.',
    source: derivedFromMainnetConfig('economics.toml'),
  },
  'inflation-year-1': yearlyInflation(1, 10.84513),
  'inflation-year-2': yearlyInflation(2, 9.703538),
  'inflation-year-3': yearlyInflation(3, 8.561945),
  'inflation-year-4': yearlyInflation(4, 7.420352),
  'inflation-year-5': yearlyInflation(5, 6.27876),
  'inflation-year-6': yearlyInflation(6, 5.137167),
  'inflation-year-7': yearlyInflation(7, 3.995574),
  'inflation-year-8': yearlyInflation(8, 2.853982),
  'inflation-year-9': yearlyInflation(9, 1.712389),
  'inflation-year-10': yearlyInflation(10, 0.570796),
  'egld-decimals': {
    value: 18,
    unit: 'decimals',
    source: mainnetConfig('economics.toml', 'GlobalSettings.Denomination'),
  },
  'tail-inflation-start-epoch': {
    value: 1951,
    format: 'plain',
    note: 'The node compares by greater than, so rewards follow it from the epoch after.',
    source: mainnetConfig('economics.toml', 'GlobalSettings.TailInflation.EnableEpoch'),
  },
  'tail-inflation-start': {
    value: 8.757,
    unit: '%',
    since: 'epoch 1951',
    note: 'A year, compounded in every epoch on the total supply of the epoch before; fees are taken off what is minted.',
    source: fraction('GlobalSettings.TailInflation.StartYearInflation'),
  },
  'tail-inflation-decay': {
    value: 0.25,
    unit: '%',
    since: 'epoch 1951',
    note: notAppliedYet,
    source: fraction('GlobalSettings.TailInflation.DecayPercentage'),
  },
  'tail-inflation-floor': {
    value: 2,
    unit: '%',
    since: 'epoch 1951',
    note: notAppliedYet,
    source: fraction('GlobalSettings.TailInflation.MinimumInflation'),
  },
  'leader-fee-share': {value: 10, unit: '%', source: fraction(`${latestRewards}.LeaderPercentage`)},
  'developer-fee-share': {value: 30, unit: '%', source: fraction(`${latestRewards}.DeveloperPercentage`)},
  'protocol-sustainability-share': {
    value: 10,
    unit: '%',
    source: fraction(`${latestRewards}.ProtocolSustainabilityPercentage`),
  },
  'ecosystem-growth-share': {
    value: 20,
    unit: '%',
    since: 'epoch 1951',
    source: fraction(`${latestRewards}.EcosystemGrowthPercentage`),
  },
  'growth-dividend-share': {
    value: 20,
    unit: '%',
    since: 'epoch 1951',
    source: fraction(`${latestRewards}.GrowthDividendPercentage`),
  },
  'top-up-factor': {
    value: 0.5,
    since: 'epoch 326',
    source: mainnetConfig('economics.toml', `${latestRewards}.TopUpFactor`),
  },
  'top-up-gradient-point': {
    value: 2_000_000,
    unit: 'EGLD',
    since: 'epoch 326',
    source: mainnetConfig('economics.toml', `${latestRewards}.TopUpGradientPoint`, 'atomic-to-egld'),
  },
} as const satisfies Record<string, Fact>;

function yearlyInflation(year: number, value: number) {
  return {
    value,
    unit: '%',
    note: 'Most that was to be minted in the year, of the genesis supply; fees were taken off. Superseded by the tail inflation.',
    source: fraction(`GlobalSettings.YearSettings[${year - 1}].MaximumInflation`),
  } as const;
}
