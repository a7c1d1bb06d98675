import {formatEgld, formatPercent} from '@site/src/components/tools/formatNumbers';
import {parseFields} from '@site/src/components/tools/parseFields';
import {parseEgld, parseHundredths, parsePercent, plainNumber} from '@site/src/components/tools/parseNumbers';

it.each([
  ['1', 10n ** 18n],
  ['1,234,567.5', 12_345_675n * 10n ** 17n],
  ['1 234 567', 1_234_567n * 10n ** 18n],
  ['0.000000000000000001', 1n],
])('reads %s EGLD', (text, amount) => {
  expect(parseEgld(text)).toBe(amount);
});

it.each([
  ['1,5', '1.5'],
  ['0,500', '0.500'],
  ['12,3456', '12.3456'],
  ['1,000', '1000'],
  ['1,900,000.5', '1900000.5'],
  ['1 900 000,5', '1900000.5'],
  ['1.900.000,5', '1900000.5'],
  ['1_000', '1000'],
  ['-1,5', '-1.5'],
  [' 1.000 ', '1.000'],
  ['1,', '1,'],
  ['five', 'five'],
])('reads %j as %s', (text, number) => {
  expect(plainNumber(text)).toBe(number);
});

it.each([
  ['12.5', 1_250n],
  [' 12.5 % ', 1_250n],
  ['100%', 10_000n],
  ['0', 0n],
])('reads the percentage %j', (text, hundredths) => {
  expect(parsePercent(text)).toBe(hundredths);
});

it.each([
  [() => parseEgld('1,23,456'), /^Expected a number such as 1\.5, found "1,23,456"/],
  [() => parseEgld('-1'), /^Expected an amount of 0 or more/],
  [() => parseEgld(''), /found nothing/],
  [() => parsePercent('100.01'), /^Expected a percentage from 0 to 100, found 100\.01/],
  [() => parsePercent('12.345'), /^Expected at most 2 decimals/],
  [() => parseHundredths('-2'), /^Expected a number of 0 or more, found -2/],
])('refuses what is ambiguous or out of range: %s', (parse, message) => {
  expect(parse).toThrow(message);
});

it('parses all fields, or names all that are wrong', () => {
  const parsers = {fee: parsePercent, stake: parseEgld};
  expect(parseFields({fee: '10', stake: '1'}, parsers)).toEqual({
    values: {fee: 1_000n, stake: 10n ** 18n},
    errors: {},
  });
  expect(parseFields({fee: '101', stake: 'x'}, parsers)).toEqual({
    errors: {
      fee: expect.stringContaining('found 101'),
      stake: expect.stringContaining('found "x"'),
    },
  });
});

it('formats amounts and rates', () => {
  expect([formatEgld(6_900_454_321n * 10n ** 12n, 2), formatEgld(0n, 2), formatPercent(0.0761)]).toEqual([
    '6,900.45',
    '0',
    '7.61%',
  ]);
});
