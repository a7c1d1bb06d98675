import * as fc from 'fast-check';
import {
  firstRoundOfEpoch,
  formatTime,
  parseTime,
  roundAt,
  roundInfo,
  startOfRound,
  type Network,
} from '@site/src/chain/epochs';

const networks: Network[] = ['mainnet', 'testnet', 'devnet'];

describe('rounds', () => {
  // The figures are those of the page on chronology, and of enableRounds.toml.
  it.each([
    ['mainnet', '2020-07-30 14:00:00 UTC', 0, 6_000],
    ['mainnet', '2020-07-30 14:00:06 UTC', 1, 6_000],
    ['mainnet', '2026-09-10 18:06:00 UTC', 32_157_660, 6_000],
    ['mainnet', '2026-09-10 18:06:06 UTC', 32_157_661, 600],
    ['mainnet', '2026-09-10 18:06:06.600 UTC', 32_157_662, 600],
    ['testnet', '2025-04-23 13:30:00 UTC', 0, 6_000],
    ['devnet', '2023-09-06 11:33:20 UTC', 0, 6_000],
    ['devnet', '2026-08-20 14:46:20 UTC', 15_539_530, 600],
  ] as const)('of %s at %s', (network, time, round, duration) => {
    expect(formatTime(startOfRound(network, round))).toBe(time);
    expect(roundAt(network, parseTime(time))).toBe(round);
    expect(roundInfo(network, round).roundDuration).toBe(duration);
  });

  it.each(networks)('of %s contain their first and last millisecond, but not the next one', (network) => {
    fc.assert(
      fc.property(fc.nat(network === 'testnet' ? 4_900_000 : 900_000_000), (round) => {
        const start = startOfRound(network, round);
        const end = start + roundInfo(network, round).roundDuration;
        expect([start, end - 1, end].map((time) => roundAt(network, time))).toEqual([
          round,
          round,
          round + 1,
        ]);
      }),
    );
  });
});

describe('epochs', () => {
  // The comments in enableEpochs.toml and enableRounds.toml name the rounds of epochs 1265 and 617.
  it.each([
    ['mainnet', 0, 0],
    ['mainnet', 1_265, 18_217_265],
    ['mainnet', 2_233, 32_157_433],
    ['mainnet', 2_234, 32_301_433],
    ['devnet', 617, 1_481_417],
    ['devnet', 6_439, 15_539_530],
    ['devnet', 6_440, 15_563_530],
    ['testnet', 1, 1_201],
  ] as const)('of %s: %i starts in round %i', (network, epoch, round) => {
    expect(firstRoundOfEpoch(network, epoch)).toBe(round);
    expect(roundInfo(network, round).epoch).toBe(epoch);
  });

  it('start at the times of the page on chronology', () => {
    expect(formatTime(startOfRound('mainnet', firstRoundOfEpoch('mainnet', 1_763)))).toBe(
      '2025-05-28 16:56:18 UTC',
    );
    const {epochFirstRound} = roundInfo('mainnet', 32_157_661);
    expect(formatTime(startOfRound('mainnet', epochFirstRound))).toBe('2026-09-10 17:43:18 UTC');
  });

  it('at the Supernova upgrade have rounds of both durations', () => {
    const {epochFirstRound, epochEnd} = roundInfo('mainnet', 32_157_661);
    expect(epochEnd - startOfRound('mainnet', epochFirstRound)).toBe(228 * 6_000 + (144_000 - 228) * 600);
  });

  it.each(networks)('of %s contain their rounds', (network) => {
    fc.assert(
      fc.property(fc.nat(network === 'testnet' ? 4_900_000 : 900_000_000), (round) => {
        const {epoch, epochFirstRound} = roundInfo(network, round);
        expect(firstRoundOfEpoch(network, epoch)).toBe(epochFirstRound);
        expect(epochFirstRound).toBeLessThanOrEqual(round);
        expect(firstRoundOfEpoch(network, epoch + 1)).toBeGreaterThan(round);
      }),
    );
  });

  it('of devnet are marked as averages in one period', () => {
    expect(
      [1_481_416, 1_481_417, 15_539_529, 15_539_530].map((round) => roundInfo('devnet', round).isAverage),
    ).toEqual([false, true, true, false]);
  });
});

describe('a time', () => {
  it.each([
    ['2026-09-10 18:06:06', 1_789_063_566_000],
    ['2026-09-10T18:06:06Z', 1_789_063_566_000],
    ['2026-09-10 18:06:06.6 UTC', 1_789_063_566_600],
    ['2026-09-10 18:06', 1_789_063_560_000],
    [' 2026-09-10 ', 1_788_998_400_000],
    ['1789063566', 1_789_063_566_000],
    ['1789063566600', 1_789_063_566_600],
  ])('%j is parsed', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  it('is the same after formatting and parsing', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 4_000_000_000_000}), (time) => {
        expect(parseTime(formatTime(time))).toBe(time);
      }),
    );
  });

  it.each([
    '',
    'tomorrow',
    '10.09.2026',
    '2026-02-30',
    '2026-13-01',
    '2026-09-10 25:00',
    '-5',
    '2026-09-10 18:06 CET',
  ])('%j is rejected', (text) => {
    expect(() => parseTime(text)).toThrow(
      /^Expected a date in UTC such as 2026-09-10 18:06:06, or Unix time, found /,
    );
  });
});

describe('an invalid or unsupported time, round or epoch', () => {
  it.each([
    [() => roundAt('mainnet', 0), /since the genesis of mainnet, 2020-07-30 14:00:00 UTC, found 1970-01-01/],
    [() => roundAt('mainnet', Date.UTC(2200, 1)), /^Expected a time before 2199-12-31/],
    [() => startOfRound('mainnet', 1e15), /^Expected a time before 2199-12-31/],
    [() => firstRoundOfEpoch('mainnet', 1e9), /^Expected a time before 2199-12-31/],
    [
      () => roundAt('testnet', Date.UTC(2026, 3, 1)),
      /before 2026-04-01 00:00:00 UTC on testnet.*network\/status/,
    ],
    [() => startOfRound('testnet', 6_000_000), /before 2026-04-01 00:00:00 UTC on testnet/],
    [() => startOfRound('mainnet', 1.5), /^Expected a whole number of 0 or more as the round, found 1\.5/],
    [() => firstRoundOfEpoch('mainnet', -1), /^Expected a whole number of 0 or more as the epoch, found -1/],
    [() => firstRoundOfEpoch('mainnet', NaN), /found NaN/],
  ])('is rejected: %s', (convert, message) => {
    expect(convert).toThrow(message);
  });
});
