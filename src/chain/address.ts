import {bech32, hex} from '@scure/base';
import {networkFacts} from '../facts/network';

/** Human-readable prefix of every address, on mainnet and on the test networks. */
const HRP = networkFacts['address-hrp'].value;
/** Length of an Ed25519 public key, and therefore of an address, in bytes. */
const PUBLIC_KEY_LENGTH = networkFacts['address-length'].value;
/** The prefix, the separator 1, 52 characters of 5 bits each, and 6 characters of the checksum. */
const BECH32_LENGTH = HRP.length + 1 + 52 + 6;
const BECH32_ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
export const METACHAIN_SHARD = networkFacts['metachain-shard-id'].value;
/** Number of leading zero bytes in a contract's address (mx-chain-core-go `core.IsSmartContractAddress`). */
const CONTRACT_PREFIX_LENGTH = 8;

export type Address = {bech32: string; publicKey: Uint8Array};

/**
 * Parses an address in bech32 form (62 characters) or its public key in hexadecimal form (64 digits).
 *
 * @throws Error whose message says what was expected and what was found, and names the wrong character if it can
 */
export function parseAddress(text: string): Address {
  const trimmed = text.trim();
  if (/^(0x)?[0-9a-f]{64}$/i.test(trimmed)) {
    return addressOf(hex.decode(trimmed.replace(/^0x/i, '').toLowerCase()));
  }
  if (trimmed === '') throw new Error('Expected an address such as erd1…, found nothing.');
  const digits = trimmed.replace(/^0x/i, '').replace(/\s/g, '');
  if (/^[0-9a-f]{20,}$/i.test(digits)) throw new Error(describeWrongHex(digits));
  const decoded = bech32.decodeUnsafe(trimmed, false);
  if (decoded === undefined) throw new Error(describeWrongBech32(trimmed));
  if (decoded.prefix !== HRP) {
    throw new Error(
      `Expected an address that starts with ${HRP}1, found one that starts with ${decoded.prefix}1: it belongs to another blockchain or wallet, copy the address of a MultiversX account.`,
    );
  }
  const publicKey = bech32.fromWordsUnsafe(decoded.words);
  if (publicKey?.length !== PUBLIC_KEY_LENGTH) {
    const found = publicKey?.length ?? 'a part of a byte too many';
    throw new Error(
      `Expected ${PUBLIC_KEY_LENGTH} bytes in the address, found ${found}: copy the whole address.`,
    );
  }
  return {bech32: trimmed.toLowerCase(), publicKey};
}

/**
 * Returns the address with a public key.
 *
 * @throws Error if the key doesn't have 32 bytes
 */
export function addressOf(publicKey: Uint8Array): Address {
  if (publicKey.length !== PUBLIC_KEY_LENGTH) {
    throw new Error(`Expected ${PUBLIC_KEY_LENGTH} bytes in an address, found ${publicKey.length}.`);
  }
  return {bech32: bech32.encodeFromBytes(HRP, publicKey), publicKey};
}

/** Returns the public key as 64 hexadecimal digits. */
export function publicKeyHex({publicKey}: Address): string {
  return hex.encode(publicKey);
}

/** Returns true if the address belongs to a smart contract: its first eight bytes are zero. */
export function isContract({publicKey}: Address): boolean {
  return publicKey.subarray(0, CONTRACT_PREFIX_LENGTH).every((byte) => byte === 0);
}

/** Returns true for a metachain contract: zeros in bytes 10 to 24, and 255 at the end (mx-chain-core-go `core.IsSmartContractOnMetachain`). */
export function isOnMetachain(address: Address): boolean {
  const {publicKey} = address;
  return (
    isContract(address) && publicKey.at(-1) === 0xff && publicKey.subarray(10, 25).every((byte) => byte === 0)
  );
}

/**
 * Returns the shard of an account, as `mx-chain-go/sharding/multiShardCoordinator.go` computes it.
 * The mask has as many bits as the shard count needs and is applied to the last byte of the public key. If the result
 * exceeds the last shard, the mask is one bit shorter.
 *
 * @param shardCount number of shards without the metachain, 1 to 256
 * @returns 0 to shardCount − 1, or {@link METACHAIN_SHARD}
 * @throws Error if the shard count is out of range
 */
export function shardOf(address: Address, shardCount: number): number {
  if (!Number.isInteger(shardCount) || shardCount < 1 || shardCount > 256) {
    throw new Error(`Expected a shard count from 1 to 256, found ${shardCount}.`);
  }
  if (isOnMetachain(address)) return METACHAIN_SHARD;
  const bits = Math.ceil(Math.log2(shardCount));
  const last = address.publicKey.at(-1) ?? 0;
  const shard = last & ((1 << bits) - 1);
  return shard < shardCount ? shard : last & ((1 << (bits - 1)) - 1);
}

/** Explains why hexadecimal digits aren't a public key. */
function describeWrongHex(digits: string): string {
  const expected = `Expected the ${2 * PUBLIC_KEY_LENGTH} hexadecimal digits of a public key`;
  return digits.length === 2 * PUBLIC_KEY_LENGTH
    ? `${expected} as one word, found spaces or line breaks between them: remove these.`
    : `${expected}, found ${digits.length}: copy the whole key, or its erd1 address.`;
}

/** Explains why a text isn't valid bech32. Positions of characters start at 1. */
function describeWrongBech32(text: string): string {
  const found = `"${text.length > 24 ? `${text.slice(0, 12)}…${text.slice(-6)}` : text}" (${text.length} ${text.length === 1 ? 'character' : 'characters'})`;
  const lower = text.toLowerCase();
  if (!lower.startsWith(`${HRP}1`) || text.length !== BECH32_LENGTH) {
    return `Expected ${BECH32_LENGTH} characters that start with ${HRP}1, found ${found}: copy the whole address.`;
  }
  const uppercase = text.search(/[A-Z]/);
  if (uppercase !== -1 && text !== text.toUpperCase()) {
    return `Expected only lowercase letters, found ${characterAt(text, uppercase)}: type it in lowercase.`;
  }
  const start = HRP.length + 1;
  const unknown = [...lower].findIndex(
    (letter, index) => index >= start && !BECH32_ALPHABET.includes(letter),
  );
  if (unknown !== -1) {
    return `Expected lowercase letters without b, i and o, and digits without 1, found ${characterAt(text, unknown)}: compare it with the original.`;
  }
  const wrong = singleWrongCharacter(lower, start);
  return wrong === undefined
    ? `Expected an address whose checksum is correct, found ${found}: several characters are wrong, copy the whole address again.`
    : `Expected an address whose checksum is correct, found ${found}: ${characterAt(text, wrong)} is probably wrong, compare it with the original.`;
}

/**
 * Returns the only position where another character makes the checksum correct. Bech32 tells every single wrong
 * character from all others. The position is shown but never the replacement, as BIP 173 recommends.
 */
function singleWrongCharacter(text: string, start: number): number | undefined {
  for (let index = start; index < text.length; index++) {
    for (const letter of BECH32_ALPHABET) {
      const candidate = `${text.slice(0, index)}${letter}${text.slice(index + 1)}`;
      if (bech32.decodeUnsafe(candidate, false) !== undefined) return index;
    }
  }
  return undefined;
}

function characterAt(text: string, index: number): string {
  return `character ${index + 1} ("${text[index]}")`;
}
