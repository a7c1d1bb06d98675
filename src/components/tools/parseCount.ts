import {shortened} from '@site/src/chain/amount';
import {plainNumber} from './parseNumbers';

const MAX_U64 = 2n ** 64n - 1n;

/**
 * Returns a whole number that the reader typed. Spaces, commas and underscores between groups of three digits are allowed,
 * as pages and programs write large numbers.
 *
 * @throws Error if the text isn't a whole number in the range; by default the range of an unsigned 64-bit number
 */
export function parseCount(
  text: string,
  {min = 0n, max = MAX_U64}: {min?: bigint | number; max?: bigint | number} = {},
): bigint {
  const digits = plainNumber(text);
  const number = /^\d+$/.test(digits) ? BigInt(digits) : undefined;
  if (number !== undefined && number >= min && number <= max) return number;
  const found = shortened(text) || 'nothing';
  const advice = number === undefined ? 'write digits only' : 'enter one in this range';
  throw new Error(`Expected a whole number from ${min} to ${max}, found ${found}: ${advice}.`);
}
