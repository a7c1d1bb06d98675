// #region setup
import {
  type Account,
  type Address,
  DevnetEntrypoint,
  type NetworkEntrypoint,
  type Transaction,
} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();
const accounts = entrypoint.createAccountController();
// #endregion setup

// #region save
export function save(owner: Account, key: string, value: string): Promise<Transaction> {
  return accounts.createTransactionForSavingKeyValue(owner, owner.getNonceThenIncrement(), {
    keyValuePairs: new Map([[Buffer.from(key), Buffer.from(value)]]),
  });
}
// #endregion save

// #region delete
export function remove(owner: Account, key: string): Promise<Transaction> {
  return accounts.createTransactionForSavingKeyValue(owner, owner.getNonceThenIncrement(), {
    keyValuePairs: new Map([[Buffer.from(key), new Uint8Array()]]),
  });
}
// #endregion delete

// #region gas
const MIN_GAS_LIMIT = 50_000n;
const GAS_PER_DATA_BYTE = 1_500n;
const SAVE_KEY_VALUE = 100_000n;
const PERSIST_PER_BYTE = 1_000n;
const STORE_PER_BYTE = 10_000n;

export interface Change {
  key: Uint8Array;
  value: Uint8Array;
  /** Length in bytes of the key's current value; 0 for a new key. */
  formerLength?: number;
}

/** The exact gas limit of one `SaveKeyValue`. */
export function gasLimitOf(changes: Change[]): bigint {
  let execution = SAVE_KEY_VALUE;
  let dataLength = 'SaveKeyValue'.length;
  for (const {key, value, formerLength = 0} of changes) {
    const grown = Math.max(0, value.length - formerLength);
    execution += PERSIST_PER_BYTE * BigInt(key.length + value.length) + STORE_PER_BYTE * BigInt(grown);
    dataLength += 2 + 2 * (key.length + value.length); // two @, and two digits per byte
  }
  return MIN_GAS_LIMIT + GAS_PER_DATA_BYTE * BigInt(dataLength) + execution;
}
// #endregion gas

// #region read-entry
/** Returns the bytes stored under a key, or an empty buffer. */
export async function read(network: NetworkEntrypoint, address: Address, key: string): Promise<Buffer> {
  const {raw} = await network.createNetworkProvider().getAccountStorageEntry(address, key);
  return Buffer.from(raw['value'], 'hex');
}
// #endregion read-entry

// #region read-all
/** All pairs of the account, including those of the protocol. Keys are hexadecimal. */
export async function readAll(network: NetworkEntrypoint, address: Address): Promise<Map<string, Buffer>> {
  const {raw} = await network.createNetworkProvider().getAccountStorage(address);
  const pairs = Object.entries<string>(raw['pairs']);
  return new Map(pairs.map(([key, value]) => [key, Buffer.from(value, 'hex')]));
}
// #endregion read-all
