// #region parse
const DECIMALS = 18;

/** Converts an amount that a user typed, such as `1.5`, to the smallest unit. */
export function parseEgld(text: string): bigint {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) throw new Error(`Expected an amount such as 1.5, found "${text}".`);
  if (fraction.length > DECIMALS) throw new Error(`Expected at most ${DECIMALS} decimals, found ${fraction.length}.`);
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}
// #endregion parse
