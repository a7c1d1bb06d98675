// #region tally
const EGLD = 10n ** 18n;
const HUNDREDTHS_OF_PERCENT = 10_000n;

/** All amounts in atomic units, thresholds in hundredths of a percent. */
export interface Config {
  proposalFee: bigint;
  lostProposalFee: bigint;
  minQuorum: bigint;
  minVeto: bigint;
  minPass: bigint;
}

export interface Votes {
  yes: bigint;
  no: bigint;
  abstain: bigint;
  veto: bigint;
}

export interface Result {
  message: string;
  passed: boolean;
  returned: bigint;
}

export const mainnet: Config = {
  proposalFee: 1_000n * EGLD,
  lostProposalFee: 10n * EGLD,
  minQuorum: 2_000n,
  minVeto: 3_300n,
  minPass: 5_000n,
};

/** The checks have the same order as in the contract. */
export function tally(votes: Votes, lockedStake: bigint, config: Config): Result {
  const cast = votes.yes + votes.no + votes.abstain + votes.veto;
  if (cast < shareOf(lockedStake, config.minQuorum)) return failed('Proposal did not reach minQuorum', config);
  if (votes.veto >= shareOf(cast, config.minVeto)) return failed('Proposal vetoed', config);
  if (votes.yes >= shareOf(cast, config.minPass) && votes.yes > votes.no) {
    return {message: 'Proposal passed', passed: true, returned: config.proposalFee};
  }
  return failed('Proposal rejected', config);
}

function shareOf(amount: bigint, share: bigint): bigint {
  return (amount * share) / HUNDREDTHS_OF_PERCENT;
}

function failed(message: string, config: Config): Result {
  return {message, passed: false, returned: config.proposalFee - config.lostProposalFee};
}
// #endregion tally
