import {consensusFacts} from '../facts/consensus';
import {economicsFacts} from '../facts/economics';
import {stakingFacts} from '../facts/staking';
import {EGLD} from './amount';

// Amounts are in atomic units of EGLD.
/** Fractions that aren't exact, such as the arc tangent, are rounded to so many decimals before they multiply amounts. */
const FRACTION_SCALE = 10n ** 15n;

/** Settings of mainnet for the rewards of an epoch. */
export const rewardSettings = {
  /** 0.08757 is 8.757% a year. */
  yearlyInflation: economicsFacts['tail-inflation-start'].value / 100,
  /** A test compares it with the fact: to import src/facts/network would cost the tool 260 bytes. */
  epochsPerYear: 365,
  /** Part of the rewards for protocol sustainability, ecosystem growth and the growth dividend, in percent. */
  funds: [
    BigInt(economicsFacts['protocol-sustainability-share'].value),
    BigInt(economicsFacts['ecosystem-growth-share'].value),
    BigInt(economicsFacts['growth-dividend-share'].value),
  ],
  /** Part of the fees, without that of contract owners, for the proposers of blocks, in percent. */
  leaderShare: BigInt(economicsFacts['leader-fee-share'].value),
  /** Highest part of the fees for contract owners, in percent. */
  ownerShare: BigInt(economicsFacts['developer-fee-share'].value),
  topUpFactor: economicsFacts['top-up-factor'].value,
  topUpGradientPoint: BigInt(economicsFacts['top-up-gradient-point'].value) * EGLD,
  nodePrice: BigInt(stakingFacts['node-price'].value) * EGLD,
  /** Eligible nodes of the network. */
  eligibleNodes: BigInt(consensusFacts['eligible-validators'].value),
} as const;

/** Figures of the network in an epoch. */
export type EpochActivity = {
  /** All EGLD after the epoch before. */
  supply: bigint;
  /** All fees of the epoch. */
  fees: bigint;
  /** The part of the fees that contract owners get. */
  ownersFees: bigint;
  /** Stake above the node price behind all eligible nodes. */
  eligibleTopUp: bigint;
  /** Rounds with a block, in hundredths of a percent, at most 10,000. */
  producedBlocks: bigint;
};

/** Payments of an epoch, in atomic units of EGLD. */
export type NetworkRewards = {
  total: bigint;
  funds: bigint;
  ownersFees: bigint;
  leaders: bigint;
  /** All that is left for validators: `base` and `topUp`. */
  validators: bigint;
  base: bigint;
  topUp: bigint;
};

export type StakingProvider = {
  /** All EGLD that delegators and the owner have staked. */
  stake: bigint;
  /** At least 1. */
  nodes: bigint;
  /** Eligible nodes on average, in hundredths of a node. */
  eligibleNodes: bigint;
  /** Hundredths of a percent, at most 10,000. */
  serviceFee: bigint;
};

/** Earnings of a provider and one delegator in an epoch, in atomic units of EGLD, and the yearly rates as fractions. */
export type Estimate = {
  network: NetworkRewards;
  base: bigint;
  topUp: bigint;
  leaders: bigint;
  total: bigint;
  serviceFee: bigint;
  /** Reward of one delegator for an epoch. */
  reward: bigint;
  aprBeforeFee: number;
  apr: number;
  /** The yearly rate if the rewards are delegated again after each epoch. */
  apy: number;
};

/**
 * Returns the rewards of an epoch and how they are divided (mx-chain-go v2.0.0, epochStart/metachain/economics.go and
 * rewardsV2.go; the pages on economics and on staking providers' APR give the formulas).
 *
 * @throws Error if contract owners get more of the fees than their share
 */
export function networkRewards(epoch: EpochActivity): NetworkRewards {
  const {fees, ownersFees} = epoch;
  requireActivity(epoch);
  const {yearlyInflation, epochsPerYear, leaderShare, topUpFactor, topUpGradientPoint} = rewardSettings;
  const rate = (1 + yearlyInflation) ** (1 / epochsPerYear) - 1;
  const formula = (multiply(epoch.supply, rate) * epoch.producedBlocks) / 10_000n;
  const total = formula > fees ? formula : fees;
  const funds = rewardSettings.funds.reduce((sum, share) => sum + (total * share) / 100n, 0n);
  const leaders = ((fees - ownersFees) * leaderShare) / 100n;
  const validators = total - funds - ownersFees - leaders;
  const curve = Math.atan(ratio(epoch.eligibleTopUp, topUpGradientPoint)) * (2 / Math.PI);
  const topUp = multiply(validators, topUpFactor * curve);
  return {total, funds, ownersFees, leaders, validators, base: validators - topUp, topUp};
}

/**
 * Returns what a provider and a delegator with `delegated` EGLD earn in an epoch like this one.
 *
 * @throws Error as `networkRewards`, or if the provider's stake, nodes or the delegated amount are impossible
 */
export function estimateRewards(
  delegated: bigint,
  provider: StakingProvider,
  epoch: EpochActivity,
): Estimate {
  requireProvider(delegated, provider);
  const network = networkRewards(epoch);
  const {stake, nodes, eligibleNodes, serviceFee: feeShare} = provider;
  const topUpPerNode = stake / nodes - rewardSettings.nodePrice;
  const eligibleTopUp = (topUpPerNode * eligibleNodes) / 100n;
  if (eligibleTopUp > epoch.eligibleTopUp) {
    throw new Error(
      `Expected the top-up of the whole network to include that of the provider's eligible nodes, ${eligibleTopUp / EGLD} EGLD, found ${epoch.eligibleTopUp / EGLD} EGLD: raise it.`,
    );
  }
  const ofAllNodes = rewardSettings.eligibleNodes * 100n;
  const base = (network.base * eligibleNodes) / ofAllNodes;
  const leaders = (network.leaders * eligibleNodes) / ofAllNodes;
  const topUp = eligibleTopUp === 0n ? 0n : (network.topUp * eligibleTopUp) / epoch.eligibleTopUp;
  const total = base + topUp + leaders;
  const serviceFee = (total * feeShare) / 10_000n;
  const {epochsPerYear} = rewardSettings;
  const apr = ratio(total - serviceFee, stake) * epochsPerYear;
  return {
    network,
    base,
    topUp,
    leaders,
    total,
    serviceFee,
    reward: ((total - serviceFee) * delegated) / stake,
    aprBeforeFee: ratio(total, stake) * epochsPerYear,
    apr,
    apy: (1 + apr / epochsPerYear) ** epochsPerYear - 1,
  };
}

function multiply(amount: bigint, fraction: number): bigint {
  return (amount * BigInt(Math.round(fraction * Number(FRACTION_SCALE)))) / FRACTION_SCALE;
}

function ratio(part: bigint, whole: bigint): number {
  return Number((part * FRACTION_SCALE) / whole) / Number(FRACTION_SCALE);
}

function requireActivity({fees, ownersFees}: EpochActivity): void {
  const {ownerShare} = rewardSettings;
  if (ownersFees * 100n > fees * ownerShare) {
    throw new Error(
      `Expected at most ${ownerShare}% of the fees for contract owners, found ${ownersFees / EGLD} of ${fees / EGLD} EGLD: lower their part.`,
    );
  }
}

function requireProvider(delegated: bigint, {stake, nodes, eligibleNodes}: StakingProvider): void {
  const {nodePrice} = rewardSettings;
  if (stake < nodes * nodePrice) {
    throw new Error(
      `Expected a stake of at least ${(nodes * nodePrice) / EGLD} EGLD, ${nodePrice / EGLD} for each of the ${nodes} nodes, found ${stake / EGLD} EGLD: raise it, or lower the number of nodes.`,
    );
  }
  if (eligibleNodes > nodes * 100n) {
    throw new Error(
      `Expected at most ${nodes} eligible nodes, all of the provider's, found ${Number(eligibleNodes) / 100}: lower it.`,
    );
  }
  if (delegated > stake) {
    throw new Error(
      `Expected your stake to be part of the provider's ${stake / EGLD} EGLD, found ${delegated / EGLD} EGLD: raise the provider's stake.`,
    );
  }
}
