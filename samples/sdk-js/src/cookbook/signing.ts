import {readFile, writeFile} from 'node:fs/promises';
import {
  Message,
  MessageComputer,
  Transaction,
  TransactionComputer,
  UserVerifier,
  type Account,
  type Address,
  type NetworkConfig,
  type UserPublicKey,
  type UserSecretKey,
} from '@multiversx/sdk-core';

const transactions = new TransactionComputer();
const messages = new MessageComputer();

// #region transaction
export async function signWithAccount(transaction: Transaction, account: Account): Promise<void> {
  transaction.signature = await account.signTransaction(transaction);
}

export function signWithKey(transaction: Transaction, key: UserSecretKey): void {
  transaction.signature = key.sign(transactions.computeBytesForSigning(transaction));
}

/** Signs the Keccak-256 hash of the transaction, like a Ledger; the hash includes the option. */
export function signHash(transaction: Transaction, key: UserSecretKey): void {
  transactions.applyOptionsForHashSigning(transaction);
  transaction.signature = key.sign(transactions.computeHashForSigning(transaction));
}
// #endregion transaction

// #region carry
/** Saves a transaction for another machine, as the JSON that a gateway expects. */
export async function toFile(transaction: Transaction, file: string): Promise<void> {
  await writeFile(file, JSON.stringify(transaction.toPlainObject()));
}

export async function fromFile(file: string): Promise<Transaction> {
  return Transaction.newFromPlainObject(JSON.parse(await readFile(file, 'utf8')));
}
// #endregion carry

// #region computer
/** Returns the hash. You can compute it as soon as the transaction is signed. */
export function hashOf(transaction: Transaction): string {
  return transactions.computeTransactionHash(transaction);
}

/** Returns the maximum fee. The SDK's `gasPriceModifier` contains another setting: read it from `raw`. */
export function highestFee(transaction: Transaction, config: NetworkConfig): bigint {
  const gasPriceModifier = Number(config.raw['erd_gas_price_modifier']);
  return transactions.computeTransactionFee(transaction, {...config, gasPriceModifier});
}
// #endregion computer

// #region message
export function signText(text: string, account: Account): Promise<Uint8Array> {
  return account.signMessage(new Message({data: Buffer.from(text)}));
}

export function signTextWithKey(text: string, key: UserSecretKey): Uint8Array {
  return key.sign(messages.computeBytesForSigning(new Message({data: Buffer.from(text)})));
}
// #endregion message

// #region verify
export function isSignedBySender(transaction: Transaction): Promise<boolean> {
  const bytes = transactions.computeBytesForVerifying(transaction);
  return UserVerifier.fromAddress(transaction.sender).verify(bytes, transaction.signature);
}

export function isTextSignedBy(text: string, signature: Uint8Array, address: Address): Promise<boolean> {
  const bytes = messages.computeBytesForVerifying(new Message({data: Buffer.from(text)}));
  return UserVerifier.fromAddress(address).verify(bytes, signature);
}

export function isSignedByKey(bytes: Uint8Array, signature: Uint8Array, key: UserPublicKey): Promise<boolean> {
  return key.verify(bytes, signature);
}
// #endregion verify

// #region pack
/** Packs a message and its signature as JSON, which the SDKs of other languages can read. */
export async function pack(text: string, account: Account) {
  const message = new Message({data: Buffer.from(text), address: account.address});
  message.signature = await account.signMessage(message);
  return messages.packMessage(message);
}

export function unpack(packed: ReturnType<MessageComputer['packMessage']>): Message {
  return messages.unpackMessage(packed);
}
// #endregion pack
