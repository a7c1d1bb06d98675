import {consensusFacts} from '../facts/consensus';
import {networkFacts} from '../facts/network';
import {stakingFacts} from '../facts/staking';

// Ratings are whole numbers of 1 to 10,000,000, as the node stores them; explorers divide them by 100,000.

/** The highest rating. */
export const MAX_RATING = 10_000_000;
const MIN_RATING = 1;
/** A rating divided by it is on the scale of 0 to 100. */
export const RATING_POINT = 100_000;
/** The rating of a new or unjailed node: 5,000,001. */
const START_RATING = stakingFacts['rating-start'].value * RATING_POINT + 1;
/** A node with this rating or less at the end of an epoch is jailed. */
export const JAIL_RATING = stakingFacts['jail-rating'].value * RATING_POINT;

/** Inputs of the steps. */
export type RatingSettings = {
  /** Validators in the shard, all of which sign. */
  validators: number;
  roundMilliseconds: number;
  /** Hours from the starting rating to the highest one, by design. */
  hoursToMax: number;
  /** A loss is this many times the gain. */
  lossFactor: number;
  /** Each missed proposal in a row costs this many times as much as the one before. */
  penalty: number;
};

/** Settings of mainnet since Supernova. */
export const mainnetRating: RatingSettings = {
  validators: consensusFacts['validators-per-shard'].value,
  roundMilliseconds: networkFacts['round-duration'].value * 1_000,
  hoursToMax: stakingFacts['rating-hours-to-max'].value,
  lossFactor: -stakingFacts['rating-missed-block-factor'].value,
  penalty: stakingFacts['rating-consecutive-miss-penalty'].value,
};

/** By how much a block or an empty round changes a rating. All are positive. */
export type RatingSteps = {
  proposerGain: number;
  validatorGain: number;
  proposerLoss: number;
  validatorLoss: number;
};

/** A time in which a node proposes blocks, or misses its proposals. */
type Phase = {hours: number; isOnline: boolean};

export type RatingScenario = {
  /** From 1 to 10,000,000. */
  rating: number;
  phases: readonly Phase[];
  /** Share of the rounds of other proposers that end without a block, from 0 to 1. */
  emptyRounds: number;
};

/** The rating after a proposal of the node. `missed` counts the proposals missed in a row. */
export type RatingPoint = {hours: number; rating: number; missed: number};

/**
 * Returns the steps as the node calculates them: a node gains half of the way from the starting rating to the highest one
 * by proposing, half by signing (mx-chain-go v2.0.0, process/rating/ratingsData.go, `computeRatingStep`).
 */
export function ratingSteps({
  validators,
  roundMilliseconds,
  hoursToMax,
  lossFactor,
}: RatingSettings): RatingSteps {
  const rounds = Math.floor((hoursToMax * 3_600_000) / roundMilliseconds);
  const half = (MAX_RATING - START_RATING) / 2;
  const proposer = half / (rounds / validators);
  const validator = half / rounds;
  return {
    proposerGain: Math.trunc(proposer),
    validatorGain: Math.trunc(validator),
    proposerLoss: Math.trunc(proposer * lossFactor),
    validatorLoss: Math.trunc(validator * lossFactor),
  };
}

/**
 * Returns the loss for a missed proposal after `missedBefore` others in a row (mx-chain-go v2.0.0,
 * process/rating/blockSigningRater.go, `ComputeDecreaseProposer`).
 */
export function missedProposalLoss(steps: RatingSteps, missedBefore: number, penalty: number): number {
  // The node has the penalty as a 32-bit number.
  return Math.min(Math.trunc(steps.proposerLoss * Math.fround(penalty) ** missedBefore), MAX_RATING);
}

/**
 * Returns the rating at the start and after each proposal of the node, which comes once in as many rounds as the shard has
 * validators: all nodes have the same weight. The node's choice is random, so that real proposals come sooner or later.
 */
export function simulateRating(scenario: RatingScenario, settings: RatingSettings): RatingPoint[] {
  const steps = ratingSteps(settings);
  const hoursPerProposal = (settings.validators * settings.roundMilliseconds) / 3_600_000;
  const others = settings.validators - 1;
  const fromOthers = Math.round(
    others * (1 - scenario.emptyRounds) * steps.validatorGain -
      others * scenario.emptyRounds * steps.validatorLoss,
  );
  const points: RatingPoint[] = [{hours: 0, rating: scenario.rating, missed: 0}];
  let {rating} = scenario;
  let missed = 0;
  let end = 0;
  for (const {hours, isOnline} of scenario.phases) {
    end += hours;
    // A thousandth of a proposal allows for the rounding of fractions of hours.
    while ((points.length - 0.001) * hoursPerProposal <= end) {
      rating = clamp(rating + fromOthers);
      if (isOnline) {
        rating = clamp(rating + steps.proposerGain);
        missed = 0;
      } else {
        rating = clamp(rating - missedProposalLoss(steps, missed, settings.penalty) - steps.validatorLoss);
        missed += 1;
      }
      points.push({hours: points.length * hoursPerProposal, rating, missed});
    }
  }
  return points;
}

/**
 * Returns the weight in the selection of proposers (`SelectionChances` in ratings.toml): 5 up to the jail rating, and 16 to
 * 24 above.
 */
export function selectionWeight(rating: number): number {
  return rating <= JAIL_RATING ? 5 : 14 + Math.ceil(rating / JAIL_RATING);
}

function clamp(rating: number): number {
  return Math.min(Math.max(rating, MIN_RATING), MAX_RATING);
}
