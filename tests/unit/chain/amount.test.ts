import BigNumber from 'bignumber.js';
import * as fc from 'fast-check';
import {formatAmount, formatDecimal, parseAmount, parseDecimal} from '@site/src/chain/amount';
import {agreement} from '@site/tests/support/chain/agreement';

describe('parseAmount', () => {
  it.each([
    ['1', 18, 10n ** 18n],
    ['7.5', 18, 7_500_000_000_000_000_000n],
    ['0.000000000000000001', 18, 1n],
    ['007', 0, 7n],
    [' 1.50 ', 2, 150n],
  ])('reads %s with %d decimals', (text, decimals, units) => {
    expect(parseAmount(text, decimals)).toBe(units);
  });

  it.each([
    [
      '',
      18,
      'Expected a number such as 1.5, found nothing: write digits and at most one point, without separators.',
    ],
    ['1,000', 18, /found "1,000": write digits and at most one point/],
    ['1.', 18, /found "1\."/],
    ['1e18', 18, /found "1e18"/],
    ['x'.repeat(1000), 18, /found "x{40}…": write/],
    ['-1', 18, 'Expected an amount of 0 or more, found -1: leave out the minus sign.'],
    ['1.005', 2, 'Expected at most 2 decimals, found 3 in "1.005": remove 1.'],
    ['1', 19, "Expected 0 to 18 decimals, found 19: look up the token's decimals in its properties."],
    ['1', 1.5, /^Expected 0 to 18 decimals, found 1.5/],
  ])('explains what is wrong with %p and %d decimals', (text, decimals, message) => {
    expect(() => parseAmount(text, decimals)).toThrow(message);
  });
});

it('shows amounts without trailing zeros', () => {
  expect(formatAmount(7_500_000_000_000_000_000n, 18)).toBe('7.5');
  expect(formatAmount(10n ** 20n, 18)).toBe('100');
  expect(formatAmount(1000n, 0)).toBe('1000');
  expect(formatAmount(0n, 18)).toBe('0');
  expect(() => formatAmount(-1n, 18)).toThrow('Expected an amount of 0 or more atomic units, found -1');
});

it('shows negative decimals with all their digits', () => {
  expect(formatDecimal(-150n, 2)).toBe('-1.50');
  expect(parseDecimal('-0.05', 2)).toBe(-5n);
});

it('formats amounts as bignumber.js does, and parses them back', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 128n), fc.nat(18), (units, decimals) => {
      const text = formatAmount(units, decimals);
      return (
        parseAmount(text, decimals) === units &&
        text === new BigNumber(units.toString()).shiftedBy(-decimals).toFixed()
      );
    }),
    agreement,
  );
});
