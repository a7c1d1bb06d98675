import {EGLD_DECIMALS, parseAmount, parseDecimal, shortened} from '@site/src/chain/amount';

/**
 * Returns an amount of EGLD in atomic units.
 *
 * @throws Error if the text isn't a decimal number of 0 or more with at most 18 decimals
 */
export function parseEgld(text: string): bigint {
  return parseAmount(plainNumber(text), EGLD_DECIMALS);
}

/**
 * Returns a percentage in hundredths of a percent: `12.5` or `12.5%` is 1,250.
 *
 * @throws Error if the text isn't a number from 0 to 100 with at most two decimals
 */
export function parsePercent(text: string): bigint {
  const hundredths = parseHundredths(text.trim().replace(/ ?%$/, ''));
  if (hundredths <= 10_000n) return hundredths;
  throw new Error(`Expected a percentage from 0 to 100, found ${shortened(text)}: enter a lower one.`);
}

/**
 * Returns a number in hundredths: `2.5` is 250.
 *
 * @throws Error if the text isn't a number of 0 or more with at most two decimals
 */
export function parseHundredths(text: string): bigint {
  const hundredths = parseDecimal(plainNumber(text), 2);
  if (hundredths >= 0n) return hundredths;
  throw new Error(`Expected a number of 0 or more, found ${shortened(text)}: leave out the minus sign.`);
}

/**
 * Returns a number as programs write it: `1,900,000.5`, `1 900 000,5` and `1.900.000,5` are `1900000.5`, and `1,5` is `1.5`.
 * A comma before exactly three digits separates thousands, unless a zero or a point is before it. Other text is returned
 * without space around it.
 */
export function plainNumber(text: string): string {
  const number = text.trim();
  const hasDecimalComma =
    /^-?(?:[\d _.]+,\d*|0,\d+)$/.test(number) && !/^-?[1-9]\d{0,2}(?:[ _]\d{3})*,\d{3}$/.test(number);
  const plain = hasDecimalComma
    ? number.replace(/(?<=\d)[ _.](?=\d{3}(?!\d))/g, '').replace(',', '.')
    : number.replace(/(?<=\d)[ _,](?=\d{3}(?!\d))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : number;
}
