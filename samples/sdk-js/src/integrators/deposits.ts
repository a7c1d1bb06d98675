import {Address} from '@multiversx/sdk-core';
import type {HyperblockEntry} from './gateway.js';

// #region deposit
export interface Deposit {
  /** Derived only from chain data, so processing an entry twice stores one deposit. */
  id: string;
  hash: string;
  address: string;
  /** `EGLD`, the identifier of a fungible token, or collection and nonce of an NFT. */
  token: string;
  amount: bigint;
  /** Credit the user only for `credit`. A person checks `review`. */
  outcome: 'credit' | 'review';
  reason?: string;
}

export interface AddressBook {
  /** Returns the shard of your deposit address; undefined for any other address. */
  shardOfDepositAddress(address: string): number | undefined;
  /** Whether you have sent the transaction of this hash. */
  isOwnTransaction(hash: string): boolean;
}
// #endregion deposit

// #region find
const TRANSFER_EVENTS = ['ESDTTransfer', 'ESDTNFTTransfer', 'MultiESDTNFTTransfer'];
const FAILURE_EVENTS = ['signalError', 'internalVMErrors'];

/** Returns the deposits to your addresses in one entry of a hyperblock. */
export function findDeposits(entry: HyperblockEntry, book: AddressBook): Deposit[] {
  // "invalid" and "not-executable-in-block" moved no funds, and "fail" was returned to the sender.
  if (entry.status !== 'success') return [];
  // Gas refunds and returned withdrawals belong to you, not to a user.
  if (entry.type === 'unsigned' && book.isOwnTransaction(entry.originalTransactionHash ?? '')) return [];

  const found = [...egldOf(entry, book), ...tokensOf(entry, book)];
  const reason = whyReview(entry);
  return reason === undefined ? found : found.map((deposit) => ({...deposit, outcome: 'review', reason}));
}

function egldOf(entry: HyperblockEntry, book: AddressBook): Deposit[] {
  const amount = BigInt(entry.value ?? '0');
  if (amount === 0n || book.shardOfDepositAddress(entry.receiver) === undefined) return [];
  return [deposit(entry, 'value', entry.receiver, 'EGLD', amount)];
}

function whyReview(entry: HyperblockEntry): string | undefined {
  const failure = entry.logs?.events.find(({identifier}) => FAILURE_EVENTS.includes(identifier));
  if (failure !== undefined) return `the entry contains the event ${failure.identifier}`;
  if (entry.isRefund === true) return 'the entry looks like a gas refund for a transaction that is not yours';
  return undefined;
}
// #endregion find

// #region tokens
function tokensOf(entry: HyperblockEntry, book: AddressBook): Deposit[] {
  return (entry.logs?.events ?? []).flatMap((event, eventIndex) => {
    if (!TRANSFER_EVENTS.includes(event.identifier)) return [];
    const topics = (event.topics ?? []).map((topic) => Buffer.from(topic ?? '', 'base64'));
    const receiverKey = topics.at(-1);
    // Three topics for each token, then the receiver.
    if (receiverKey?.length !== 32 || topics.length % 3 !== 1) return [];

    const receiver = new Address(receiverKey).toBech32();
    // Between shards, both log the event. Only the receiver's shard changes the balance, so only its event counts.
    if (book.shardOfDepositAddress(receiver) !== entry.destinationShard) return [];

    const transfers = [];
    for (let index = 0; index + 2 < topics.length; index += 3) {
      const [identifier, nonce, amount] = topics.slice(index, index + 3) as [Buffer, Buffer, Buffer];
      const token = tokenName(identifier.toString(), nonce.toString('hex'));
      transfers.push(deposit(entry, `${eventIndex}.${index / 3}`, receiver, token, toBigInt(amount)));
    }
    return transfers;
  });
}

function tokenName(identifier: string, nonceHex: string): string {
  if (identifier === 'EGLD-000000') return 'EGLD';
  return /^(?:00)*$/.test(nonceHex) ? identifier : `${identifier}-${nonceHex}`;
}
// #endregion tokens

function deposit(
  entry: HyperblockEntry,
  part: string,
  address: string,
  token: string,
  amount: bigint,
): Deposit {
  return {id: `${entry.hash}:${part}`, hash: entry.hash, address, token, amount, outcome: 'credit'};
}

function toBigInt(bytes: Buffer): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${bytes.toString('hex')}`);
}
