import {EGLD} from './amount';

// Amounts are in atomic units of EGLD, shares in hundredths of a percent.
const HUNDREDTHS_OF_PERCENT = 10_000n;

/** Votes by option, in atomic units of EGLD. */
export type Votes = {yes: bigint; no: bigint; abstain: bigint; veto: bigint};

/** Settings of the governance contract, which `viewConfig` returns. A share is at most 10,000. */
export type GovernanceSettings = {
  proposalFee: bigint;
  lostProposalFee: bigint;
  quorum: bigint;
  passThreshold: bigint;
  vetoThreshold: bigint;
};

/** The contract's message. */
export type Outcome =
  'Proposal did not reach minQuorum' | 'Proposal vetoed' | 'Proposal passed' | 'Proposal rejected';

export type VoteCount = {
  outcome: Outcome;
  cast: bigint;
  /** Votes that the quorum needs. */
  quorum: bigint;
  /** Veto votes that defeat the proposal. */
  vetoLimit: bigint;
  /** Yes votes that passing needs; they must also be more than the no votes. */
  passLimit: bigint;
  /** Part of the proposal's fee that the issuer gets back. */
  returnedFee: bigint;
  /** Yes votes that are missing if nothing else changes; undefined if no number of them is enough. */
  missingYes: bigint | undefined;
};

/**
 * Returns the result of a proposal that is closed after its end epoch. Checks and their order are those of the contract
 * (mx-chain-go v2.0.0, vm/systemSmartContracts/governance.go, `computeEndResults`).
 *
 * @param lockedStake balance of the validator contract when the proposal is closed
 * @throws Error if there are more votes than locked EGLD, or the lost fee is over the fee
 */
export function countVotes(votes: Votes, lockedStake: bigint, settings: GovernanceSettings): VoteCount {
  if (settings.lostProposalFee > settings.proposalFee) {
    throw new Error(
      `Expected a lost fee of at most the proposal's fee, found ${settings.lostProposalFee} of ${settings.proposalFee} atomic units: lower it.`,
    );
  }
  const cast = votes.yes + votes.no + votes.abstain + votes.veto;
  if (cast > lockedStake) {
    throw new Error(
      `Expected at most as many votes as EGLD locked in the validator contract, found ${cast / EGLD} votes and ${lockedStake / EGLD} EGLD: correct one of them.`,
    );
  }
  const outcome = outcomeOf(votes, lockedStake, settings);
  return {
    outcome,
    cast,
    quorum: shareOf(lockedStake, settings.quorum),
    vetoLimit: shareOf(cast, settings.vetoThreshold),
    passLimit: shareOf(cast, settings.passThreshold),
    returnedFee: settings.proposalFee - (outcome === 'Proposal passed' ? 0n : settings.lostProposalFee),
    missingYes: missingYes(votes, lockedStake, settings),
  };
}

function outcomeOf(votes: Votes, lockedStake: bigint, settings: GovernanceSettings): Outcome {
  const {yes, no, abstain, veto} = votes;
  const cast = yes + no + abstain + veto;
  if (cast < shareOf(lockedStake, settings.quorum)) return 'Proposal did not reach minQuorum';
  if (veto >= shareOf(cast, settings.vetoThreshold)) return 'Proposal vetoed';
  if (yes >= shareOf(cast, settings.passThreshold) && yes > no) return 'Proposal passed';
  return 'Proposal rejected';
}

/** More yes votes never change a passed proposal to another result, so that a binary search finds the least number. */
function missingYes(votes: Votes, lockedStake: bigint, settings: GovernanceSettings): bigint | undefined {
  const passesWith = (more: bigint) =>
    outcomeOf({...votes, yes: votes.yes + more}, lockedStake, settings) === 'Proposal passed';
  const {yes, no, abstain, veto} = votes;
  let enough = lockedStake - (yes + no + abstain + veto);
  if (!passesWith(enough)) return undefined;
  let tooFew = -1n;
  while (enough - tooFew > 1n) {
    const middle = (enough + tooFew) / 2n;
    if (passesWith(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

function shareOf(amount: bigint, share: bigint): bigint {
  return (amount * share) / HUNDREDTHS_OF_PERCENT;
}
