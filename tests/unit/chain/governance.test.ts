import * as fc from 'fast-check';
import {countVotes, type Votes} from '@site/src/chain/governance';

const EGLD = 10n ** 18n;
/** Of the mainnet configuration. */
const settings = {
  proposalFee: 1_000n * EGLD,
  lostProposalFee: 10n * EGLD,
  quorum: 2_000n,
  passThreshold: 5_000n,
  vetoThreshold: 3_300n,
};
const votesOf = (yes: number, no: number, abstain: number, veto: number): Votes => ({
  yes: BigInt(yes) * EGLD,
  no: BigInt(no) * EGLD,
  abstain: BigInt(abstain) * EGLD,
  veto: BigInt(veto) * EGLD,
});
const count = (votes: Votes, locked = 14_000_000n) => countVotes(votes, locked * EGLD, settings);

// The page on governance contains this example and its variations.
it.each([
  ['the example', votesOf(1_900_000, 450_000, 400_000, 250_000), 'Proposal passed', 1_000n],
  ['no abstain votes', votesOf(1_900_000, 450_000, 0, 250_000), 'Proposal did not reach minQuorum', 990n],
  ['exactly the quorum', votesOf(1_900_000, 450_000, 200_000, 250_000), 'Proposal passed', 1_000n],
  ['a veto', votesOf(1_160_000, 450_000, 400_000, 990_000), 'Proposal vetoed', 990n],
  ['as many no as yes votes', votesOf(1_500_000, 1_500_000, 0, 0), 'Proposal rejected', 990n],
  ['less than half yes votes', votesOf(1_400_000, 100_000, 1_400_000, 100_000), 'Proposal rejected', 990n],
])('%s', (_name, votes, outcome, returned) => {
  expect(count(votes)).toMatchObject({
    outcome,
    returnedFee: returned * EGLD,
  });
});

it('returns the limits', () => {
  expect(count(votesOf(1_900_000, 450_000, 400_000, 250_000))).toMatchObject({
    cast: 3_000_000n * EGLD,
    quorum: 2_800_000n * EGLD,
    vetoLimit: 990_000n * EGLD,
    passLimit: 1_500_000n * EGLD,
  });
});

describe('missing yes votes', () => {
  it.each([
    ['to reach the quorum', votesOf(1_900_000, 450_000, 0, 250_000), 200_000n * EGLD],
    ['to outweigh vetoes', votesOf(2_000_000, 0, 0, 1_000_000), 30_303n * EGLD],
    ['to be more than the no votes', votesOf(1_500_000, 1_500_000, 0, 0), 1n],
    ['of a passed proposal', votesOf(3_000_000, 0, 0, 0), 0n],
  ])('%s', (_name, votes, missing) => {
    const {missingYes} = count(votes);
    expect(missingYes! / EGLD === missing / EGLD || missingYes === missing).toBe(true);
    expect(count({...votes, yes: votes.yes + missingYes!}).outcome).toBe('Proposal passed');
  });

  it('is undefined if no number is enough', () => {
    expect(count(votesOf(0, 9_000_000, 0, 0)).missingYes).toBeUndefined();
  });

  it('is the least number with which a proposal passes', () => {
    const amount = fc.bigInt(0n, 2_000_000n * EGLD);
    fc.assert(
      fc.property(amount, amount, amount, amount, (yes, no, abstain, veto) => {
        const {missingYes} = count({yes, no, abstain, veto});
        if (missingYes === undefined) return;
        expect(count({yes: yes + missingYes, no, abstain, veto}).outcome).toBe('Proposal passed');
        if (missingYes > 0n) {
          expect(count({yes: yes + missingYes - 1n, no, abstain, veto}).outcome).not.toBe('Proposal passed');
        }
      }),
    );
  });
});

it.each([
  [
    () => count(votesOf(15, 0, 0, 0), 14n),
    /^Expected at most as many votes as EGLD locked .* 15 votes and 14 EGLD/,
  ],
  [
    () => countVotes(votesOf(1, 0, 0, 0), EGLD, {...settings, proposalFee: 1n}),
    /^Expected a lost fee of at most the proposal's fee/,
  ],
])('%s is rejected', (run, message) => {
  expect(run).toThrow(message);
});
