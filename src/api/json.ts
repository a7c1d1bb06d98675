import {isLosslessNumber, isSafeNumber, LosslessNumber, parse, stringify} from 'lossless-json';

/**
 * Returns the value of a JSON text. Numbers that JavaScript would round, such as the remaining gas of a query, are
 * instances of `LosslessNumber`.
 *
 * @throws Error that says what was expected at which position
 */
export function parseJson(text: string): unknown {
  return parse(text, undefined, (digits) =>
    isSafeNumber(digits) ? Number(digits) : new LosslessNumber(digits),
  );
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
