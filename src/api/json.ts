import {isLosslessNumber, isSafeNumber, LosslessNumber, parse, stringify} from 'lossless-json';

/** Maximum nesting. The functions that write a deeper value, or show it, would exceed the stack. */
const MAX_DEPTH = 1000;

/**
 * Returns the value of a JSON text. Numbers that JavaScript would round, such as the remaining gas of a query, are
 * instances of `LosslessNumber`.
 *
 * @throws Error that says what was expected at which position
 */
export function parseJson(text: string): unknown {
  try {
    const value = parse(text, undefined, (digits) =>
      isSafeNumber(digits) ? Number(digits) : new LosslessNumber(digits),
    );
    if (!isDeeperThan(MAX_DEPTH, value)) return value;
  } catch (error) {
    // The parser is recursive, too.
    if (!(error instanceof RangeError)) throw error;
  }
  throw new Error(`Expected at most ${MAX_DEPTH} levels of arrays and objects, found more`);
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(levels - 1, item));
}

/** Returns a value of `parseJson` as JSON with an indentation of two spaces. */
export function formatJson(value: unknown): string {
  return stringify(value, undefined, 2) ?? '';
}

/** Returns a value without children as JSON, or undefined for arrays and objects. */
export function formatScalar(value: unknown): string | undefined {
  if (isLosslessNumber(value)) return value.value;
  return typeof value === 'object' && value !== null ? undefined : JSON.stringify(value);
}

export function isNumber(value: unknown): boolean {
  return typeof value === 'number' || isLosslessNumber(value);
}
