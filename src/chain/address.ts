import {bech32, hex} from '@scure/base';

/** Human-readable prefix of every address, on mainnet and on the test networks. */
const HRP = 'erd';
/** Length of an Ed25519 public key, and therefore of an address, in bytes. */
const PUBLIC_KEY_LENGTH = 32;
/** Shard id of the metachain (2^32 − 1). */
export const METACHAIN_SHARD = 0xffffffff;
/** Number of leading zero bytes in a contract's address (mx-chain-core-go `core.IsSmartContractAddress`). */
const CONTRACT_PREFIX_LENGTH = 8;

export type Address = {bech32: string; publicKey: Uint8Array};

/**
 * Parses an address in bech32 form (62 characters) or its public key in hexadecimal form (64 characters).
 *
 * @throws Error whose message states what was expected and what was found
 */
export function parseAddress(text: string): Address {
  const trimmed = text.trim();
  if (/^(0x)?[0-9a-f]{64}$/i.test(trimmed)) {
    const publicKey = hex.decode(trimmed.replace(/^0x/i, '').toLowerCase());
    return {bech32: bech32.encodeFromBytes(HRP, publicKey), publicKey};
  }
  if (trimmed === '') throw new Error('Expected an address such as erd1…, found nothing.');
  let decoded: {prefix: string; bytes: Uint8Array};
  try {
    decoded = bech32.decodeToBytes(trimmed);
  } catch (cause) {
    throw new Error(
      `Expected 62 characters that start with erd1, found ${describe(trimmed)}; check for a typo.`,
      {cause},
    );
  }
  if (decoded.prefix !== HRP) {
    throw new Error(
      `Expected an address that starts with ${HRP}1, found one that starts with ${decoded.prefix}1.`,
    );
  }
  if (decoded.bytes.length !== PUBLIC_KEY_LENGTH) {
    throw new Error(`Expected ${PUBLIC_KEY_LENGTH} bytes in the address, found ${decoded.bytes.length}.`);
  }
  return {bech32: trimmed.toLowerCase(), publicKey: decoded.bytes};
}

/** Returns the public key as 64 hexadecimal digits. */
export function publicKeyHex({publicKey}: Address): string {
  return hex.encode(publicKey);
}

/** Returns true if the address belongs to a smart contract: its first eight bytes are zero. */
export function isContract({publicKey}: Address): boolean {
  return publicKey.subarray(0, CONTRACT_PREFIX_LENGTH).every((byte) => byte === 0);
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

/** A metachain contract has zeros in bytes 10 to 24 and ends in 255 (mx-chain-core-go `core.IsSmartContractOnMetachain`). */
function isOnMetachain(address: Address): boolean {
  const {publicKey} = address;
  return (
    isContract(address) && publicKey.at(-1) === 0xff && publicKey.subarray(10, 25).every((byte) => byte === 0)
  );
}

function describe(text: string): string {
  const shown = text.length > 24 ? `${text.slice(0, 12)}…${text.slice(-6)}` : text;
  return `"${shown}" (${text.length} characters)`;
}
