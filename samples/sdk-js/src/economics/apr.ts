// #region network
/** Mainnet's settings for the rewards of an epoch. */
const YEARLY_INFLATION = 0.08757;
const EPOCHS_PER_YEAR = 365;
const BLOCKS_PER_DAY = 576_000;
const FUNDS_SHARE = 0.1 + 0.2 + 0.2;
const LEADER_SHARE = 0.1;
const TOP_UP_FACTOR = 0.5;
const TOP_UP_GRADIENT_POINT = 2_000_000;
export const ELIGIBLE_NODES = 1_600;
export const NODE_PRICE = 2_500;

/** What happened in an epoch, in EGLD. */
export interface Epoch {
  supply: number;
  blocks: number;
  fees: number;
  /** The part of the fees that went to contract owners. */
  ownersFees: number;
  /** Top-up of all eligible nodes. */
  eligibleTopUp: number;
}

/** What the nodes of the network earn in an epoch, in EGLD. */
export interface Rewards {
  all: number;
  leaders: number;
  base: number;
  topUp: number;
}

export function rewardsOf(epoch: Epoch): Rewards {
  const rate = EPOCHS_PER_YEAR * ((1 + YEARLY_INFLATION) ** (1 / EPOCHS_PER_YEAR) - 1);
  const formula = ((epoch.supply * rate) / EPOCHS_PER_YEAR) * (epoch.blocks / BLOCKS_PER_DAY);
  const all = Math.max(formula, epoch.fees);
  const leaders = LEADER_SHARE * (epoch.fees - epoch.ownersFees);
  const validators = all * (1 - FUNDS_SHARE) - epoch.ownersFees - leaders;
  const topUp =
    ((2 * TOP_UP_FACTOR * validators) / Math.PI) * Math.atan(epoch.eligibleTopUp / TOP_UP_GRADIENT_POINT);
  return {all, leaders, base: validators - topUp, topUp};
}
// #endregion network

// #region provider
export interface Provider {
  /** All EGLD that delegators and the owner have staked. */
  stake: number;
  stakedNodes: number;
  /** Average number of eligible nodes. */
  eligibleNodes: number;
  /** 0.1 is 10%. */
  serviceFee: number;
}

/** What the contract receives for an epoch without a missed block, in EGLD. */
export function earningsOf(provider: Provider, epoch: Epoch) {
  const rewards = rewardsOf(epoch);
  const nodeShare = provider.eligibleNodes / ELIGIBLE_NODES;
  const topUpPerNode = provider.stake / provider.stakedNodes - NODE_PRICE;
  const topUpShare = (provider.eligibleNodes * topUpPerNode) / epoch.eligibleTopUp;
  const base = nodeShare * rewards.base;
  const topUp = topUpShare * rewards.topUp;
  const leader = nodeShare * rewards.leaders;
  return {base, topUp, leader, total: base + topUp + leader};
}

export function aprOf(provider: Provider, epoch: Epoch) {
  const gross = (earningsOf(provider, epoch).total / provider.stake) * EPOCHS_PER_YEAR;
  return {gross, net: gross * (1 - provider.serviceFee)};
}
// #endregion provider

// #region delegator
/** What one delegator receives for an epoch. The owner also receives the service fee. */
export function rewardOfDelegator(stake: number, provider: Provider, epoch: Epoch): number {
  const shared = earningsOf(provider, epoch).total * (1 - provider.serviceFee);
  return (shared * stake) / provider.stake;
}

/** The yearly rate if each reward is delegated again immediately. */
export function compounded(rate: number): number {
  return (1 + rate / EPOCHS_PER_YEAR) ** EPOCHS_PER_YEAR - 1;
}
// #endregion delegator
