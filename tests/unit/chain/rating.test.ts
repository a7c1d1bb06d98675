import * as fc from 'fast-check';
import {
  mainnetRating,
  MAX_RATING,
  missedProposalLoss,
  ratingSteps,
  RATING_POINT,
  selectionWeight,
  simulateRating,
} from '@site/src/chain/rating';

const steps = ratingSteps(mainnetRating);

// The figures of this file are those of the tables on the page about ratings.
describe('steps', () => {
  it('with rounds of 0.6 seconds', () => {
    expect(steps).toEqual({proposerGain: 3_030, validatorGain: 7, proposerLoss: 12_121, validatorLoss: 30});
  });

  it('with rounds of 6 seconds', () => {
    expect(ratingSteps({...mainnetRating, roundMilliseconds: 6_000})).toEqual({
      proposerGain: 30_303,
      validatorGain: 75,
      proposerLoss: 121_212,
      validatorLoss: 303,
    });
  });

  it('grow with each missed proposal in a row', () => {
    const losses = [1, 10, 20, 30, 40, 50, 60, 69, 81, 88].map((count) =>
      (missedProposalLoss(steps, count - 1, mainnetRating.penalty) / RATING_POINT).toFixed(2),
    );
    expect(losses).toEqual(['0.12', '0.17', '0.26', '0.38', '0.56', '0.83', '1.23', '1.75', '2.79', '3.68']);
  });
});

it('the weight follows the rating', () => {
  const ratings = [1, 1_000_000, 1_000_001, 2_000_000, 5_000_001, 9_000_000, 9_000_001, 10_000_000];
  expect(ratings.map(selectionWeight)).toEqual([5, 5, 16, 16, 20, 23, 24, 24]);
});

describe('a node that is offline', () => {
  const offline = (rating: number) =>
    simulateRating({rating, phases: [{hours: 6, isOnline: false}], emptyRounds: 0}, mainnetRating);

  it.each([
    [1, '99.88', '74.91', '49.91'],
    [10, '98.79', '73.82', '48.82'],
    [30, '94.00', '69.03', '44.03'],
    [60, '72.78', '47.81', '22.81'],
  ])('after %i proposals', (missed, from100, from75, from50) => {
    const ratings = [10_000_000, 7_500_000, 5_000_000].map((rating) =>
      (offline(rating)[missed]!.rating / RATING_POINT).toFixed(2),
    );
    expect(ratings).toEqual([from100, from75, from50]);
  });

  it('reaches the jail threshold after 88 proposals, 5 hours and 52 minutes', () => {
    const jailed = offline(MAX_RATING).find(({rating}) => rating <= 1_000_000)!;
    expect(jailed.missed).toBe(88);
    expect((jailed.rating / RATING_POINT).toFixed(2)).toBe('9.84');
    expect(jailed.hours * 60).toBeCloseTo(352);
  });
});

describe('a node that is online', () => {
  it('gains 0.87 points an hour', () => {
    const points = simulateRating(
      {rating: 5_000_001, phases: [{hours: 58, isOnline: true}], emptyRounds: 0},
      mainnetRating,
    );
    expect(points[15]).toEqual({hours: 1, rating: 5_000_001 + 15 * (3_030 + 399 * 7), missed: 0});
    expect(points.find(({rating}) => rating === MAX_RATING)!.hours).toBeCloseTo(57.3, 1);
  });

  it('proposes again after an outage, which ends the penalty', () => {
    const points = simulateRating(
      {
        rating: MAX_RATING,
        phases: [
          {hours: 1, isOnline: false},
          {hours: 1, isOnline: true},
          {hours: 1, isOnline: false},
        ],
        emptyRounds: 0,
      },
      mainnetRating,
    );
    expect(points).toHaveLength(46);
    expect(points.map(({missed}) => missed)).toEqual([
      ...Array.from({length: 16}, (_, count) => count),
      ...Array<number>(15).fill(0),
      ...Array.from({length: 15}, (_, count) => count + 1),
    ]);
  });

  it('loses only if others leave 39% or more of the rounds empty', () => {
    const after = (emptyRounds: number) =>
      simulateRating(
        {rating: 5_000_001, phases: [{hours: 1, isOnline: true}], emptyRounds},
        mainnetRating,
      ).at(-1)!;
    expect(after(0.38).rating).toBeGreaterThan(5_000_001);
    expect(after(0.4).rating).toBeLessThan(5_000_001);
  });
});

it('a rating stays in its range', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: MAX_RATING}),
      fc.array(fc.record({hours: fc.nat(40), isOnline: fc.boolean()}), {maxLength: 4}),
      fc.double({min: 0, max: 1, noNaN: true}),
      (rating, phases, emptyRounds) => {
        const points = simulateRating({rating, phases, emptyRounds}, mainnetRating);
        const hours = phases.reduce((sum, phase) => sum + phase.hours, 0);
        expect(points).toHaveLength(15 * hours + 1);
        expect(points.every((point) => point.rating >= 1 && point.rating <= MAX_RATING)).toBe(true);
      },
    ),
  );
});
