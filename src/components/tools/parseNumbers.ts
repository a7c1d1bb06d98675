import {EGLD_DECIMALS, parseAmount, parseDecimal, shortened} from '@site/src/chain/amount';

/**
 * Returns an amount of EGLD in atomic units. Separators of thousands are allowed.
 *
 * @throws Error if the text isn't a decimal number of 0 or more with at most 18 decimals
 */
export function parseEgld(text: string): bigint {
  return parseAmount(withoutSeparators(text), EGLD_DECIMALS);
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
 * Returns a number in hundredths: `2.5` is 250. Separators of thousands are allowed.
 *
 * @throws Error if the text isn't a number of 0 or more with at most two decimals
 */
export function parseHundredths(text: string): bigint {
  const hundredths = parseDecimal(withoutSeparators(text), 2);
  if (hundredths >= 0n) return hundredths;
  throw new Error(`Expected a number of 0 or more, found ${shortened(text)}: leave out the minus sign.`);
}

/** Three digits follow a separator, so that `1,5`, which may mean one and a half, is refused. */
export function withoutSeparators(text: string): string {
  return text.replace(/(?<=\d)[ _,](?=\d{3}(?!\d))/g, '');
}
