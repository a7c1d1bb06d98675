import {tokenFacts} from '../facts/tokens';

export const MAX_DECIMALS = tokenFacts['esdt-max-decimals'].value;
export const EGLD_DECIMALS = 18;
/** 1 EGLD in atomic units. */
export const EGLD = 10n ** BigInt(EGLD_DECIMALS);

/**
 * Returns an amount in atomic units: `1.5` with 18 decimals is 1,500,000,000,000,000,000. Never rounds.
 *
 * @throws Error if the text isn't a decimal number, or has more decimals than the token
 */
export function parseAmount(text: string, decimals: number): bigint {
  requireDecimals(decimals);
  const atomicUnits = parseDecimal(text, decimals);
  if (atomicUnits >= 0n) return atomicUnits;
  throw new Error(`Expected an amount of 0 or more, found ${shortened(text)}: leave out the minus sign.`);
}

/**
 * Returns an amount of atomic units as a decimal number without trailing zeros: 1,500,000,000,000,000,000 with 18
 * decimals is `1.5`.
 *
 * @throws Error if the amount is negative, or the number of decimals isn't 0 to 18
 */
export function formatAmount(atomicUnits: bigint, decimals: number): string {
  requireDecimals(decimals);
  if (atomicUnits < 0n) {
    throw new Error(
      `Expected an amount of 0 or more atomic units, found ${atomicUnits}: leave out the minus sign.`,
    );
  }
  const fixed = formatDecimal(atomicUnits, decimals);
  return decimals === 0 ? fixed : fixed.replace(/\.?0+$/, '');
}

/**
 * Returns a decimal number multiplied by a power of ten. The number may have fewer decimals than the power, not more.
 *
 * @throws Error if the text isn't a decimal number, or has too many decimals
 */
export function parseDecimal(text: string, decimals: number): bigint {
  const trimmed = text.trim();
  const found = shortened(trimmed);
  const match = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/.exec(trimmed);
  if (match?.groups === undefined) {
    throw new Error(
      `Expected a number such as 1.5, found ${found === '' ? 'nothing' : `"${found}"`}: write digits and at most one point, without separators.`,
    );
  }
  const {sign, whole = '', fraction = ''} = match.groups;
  if (fraction.length > decimals) {
    throw new Error(
      `Expected at most ${decimals} decimals, found ${fraction.length} in "${found}": remove ${fraction.length - decimals}.`,
    );
  }
  const value = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -value : value;
}

/** Returns a text for an error message, without space around it, and with at most 40 characters. */
export function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 40 ? `${trimmed.slice(0, 40)}…` : trimmed;
}

/** Returns a number divided by a power of ten, with all decimals: 1500 with 3 decimals is `1.500`. */
export function formatDecimal(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const sign = value < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function requireDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new Error(
      `Expected 0 to ${MAX_DECIMALS} decimals, found ${decimals}: look up the token's decimals in its properties.`,
    );
  }
}
