import {aprOf, compounded, earningsOf, rewardOfDelegator, rewardsOf, type Epoch, type Provider} from './apr.js';

// #region inputs
export const epoch: Epoch = {
  supply: 30_000_000,
  blocks: 576_000,
  fees: 100,
  ownersFees: 20,
  eligibleTopUp: 3_200_000,
};

export const provider: Provider = {
  stake: 50_000,
  stakedNodes: 10,
  eligibleNodes: 5,
  serviceFee: 0.1,
};
// #endregion inputs

// #region report
/** Returns the estimate as lines of text. Alice delegates 100 of the 50,000 EGLD. */
export function report(): string[] {
  const network = rewardsOf(epoch);
  const earned = earningsOf(provider, epoch);
  const {gross, net} = aprOf(provider, epoch);
  return [
    line('All rewards of the epoch', `${network.all.toFixed(2)} EGLD`),
    line('  of them base rewards', `${network.base.toFixed(2)} EGLD`),
    line('  of them top-up rewards', `${network.topUp.toFixed(2)} EGLD`),
    line("Provider's base stake", `${earned.base.toFixed(4)} EGLD`),
    line("Provider's top-up", `${earned.topUp.toFixed(4)} EGLD`),
    line("Provider's leader fees", `${earned.leader.toFixed(4)} EGLD`),
    line('Provider, together', `${earned.total.toFixed(4)} EGLD`),
    line('  of them service fee', `${(earned.total * provider.serviceFee).toFixed(4)} EGLD`),
    line('Alice, for 100 EGLD', `${rewardOfDelegator(100, provider, epoch).toFixed(6)} EGLD`),
    line('APR before the fee', `${(gross * 100).toFixed(2)}%`),
    line('APR after the fee', `${(net * 100).toFixed(2)}%`),
    line('The same, compounded', `${(compounded(net) * 100).toFixed(2)}%`),
  ];
}
// #endregion report

function line(label: string, value: string): string {
  return `${label.padEnd(26)}${value.padStart(14)}`;
}
