import {tokenFacts} from '../facts/tokens';

const MIN_TICKER = tokenFacts['esdt-ticker-min-length'].value;
const MAX_TICKER = tokenFacts['esdt-ticker-max-length'].value;
const SUFFIX = tokenFacts['esdt-identifier-suffix-length'].value;
const MAX_NONCE = 2n ** 64n - 1n;

/** The name of EGLD where a list of transfers mixes it with tokens. */
export const EGLD_IDENTIFIER = 'EGLD-000000';

export type TokenIdentifier = {
  /** One to four characters before the ticker of a token from a sovereign chain. */
  prefix?: string;
  /** Uppercase letters and digits, as the issuer chose them. */
  ticker: string;
  /** Six hexadecimal digits that the network chose. */
  suffix: string;
  /** Number of the item in a collection, from 1; 0 for a fungible token or the collection itself. */
  nonce: bigint;
};

/**
 * Parses the identifier of a token or collection (`ALICE-a1b2c3`) or of an item (`TICKET-c3d4e5-0a`).
 *
 * @throws Error that says which part is wrong
 */
export function parseTokenIdentifier(text: string): TokenIdentifier {
  const parts = text.trim().split('-');
  const prefix = hasPrefix(parts) ? parts.shift() : undefined;
  const [ticker = '', suffix, nonce, ...rest] = parts;
  if (suffix === undefined || rest.length > 0) {
    throw new Error(
      `Expected a token identifier such as ALICE-a1b2c3 or TICKET-c3d4e5-0a, found "${text.trim()}": write ticker and suffix with a dash.`,
    );
  }
  if (!isBetween(ticker.length, MIN_TICKER, MAX_TICKER) || !/^[A-Z0-9]*$/.test(ticker)) {
    throw new Error(
      `Expected a ticker of ${MIN_TICKER} to ${MAX_TICKER} uppercase letters and digits, found "${ticker}" in "${text.trim()}": copy the identifier from the explorer.`,
    );
  }
  if (suffix.length !== SUFFIX || !/^[0-9a-f]*$/.test(suffix)) {
    throw new Error(
      `Expected ${SUFFIX} lowercase hexadecimal digits after the ticker, found "${suffix}" in "${text.trim()}": copy the identifier from the explorer.`,
    );
  }
  return {...(prefix === undefined ? {} : {prefix}), ticker, suffix, nonce: parseNonce(nonce, text.trim())};
}

/**
 * Returns the identifier as text; the nonce as whole bytes in hexadecimal, left out if it is 0.
 *
 * @throws Error if the nonce isn't an unsigned 64-bit number
 */
export function formatTokenIdentifier({prefix, ticker, suffix, nonce}: TokenIdentifier): string {
  const token = [...(prefix === undefined ? [] : [prefix]), ticker, suffix].join('-');
  if (nonce < 0n || nonce > MAX_NONCE) {
    throw new Error(
      `Expected a nonce from 0 to ${MAX_NONCE}, found ${nonce} for ${token}: use the item's nonce.`,
    );
  }
  if (nonce === 0n) return token;
  const digits = nonce.toString(16);
  return `${token}-${digits.padStart(digits.length + (digits.length % 2), '0')}`;
}

function parseNonce(digits: string | undefined, text: string): bigint {
  if (digits === undefined) return 0n;
  if (!/^(?:[0-9a-f]{2}){1,8}$/.test(digits) || digits.startsWith('00')) {
    throw new Error(
      `Expected the nonce as 1 to 8 bytes in lowercase hexadecimal without leading zero bytes, found "${digits}" in "${text}": write 10 as 0a.`,
    );
  }
  return BigInt(`0x${digits}`);
}

/** A prefix is lowercase, a ticker is uppercase; tickers of digits only are told by the suffix that follows. */
function hasPrefix([first = '', second = '', third = '']: readonly string[]): boolean {
  return /^[a-z0-9]{1,4}$/.test(first) && /^[A-Z0-9]+$/.test(second) && third.length === SUFFIX;
}

function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
