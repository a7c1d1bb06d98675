// #region imports
import {
  Address,
  findEventsByPredicate,
  type TransactionEvent,
  type TransactionOnNetwork,
} from '@multiversx/sdk-core';
// #endregion imports

// #region transfers
export interface TokenMove {
  sender: string;
  receiver: string;
  token: string;
  /** 0 for a fungible token. */
  nonce: bigint;
  amount: bigint;
}

const TRANSFERS = new Set(['ESDTTransfer', 'ESDTNFTTransfer', 'MultiESDTNFTTransfer']);

/** Returns the token transfers of a transaction and its results. Between shards, both shards log the transfer. */
export function transfersIn(transaction: TransactionOnNetwork): TokenMove[] {
  return findEventsByPredicate(transaction, (event) => TRANSFERS.has(event.identifier)).flatMap(movesOf);
}

/** Three topics for each token, and the receiver at the end. */
export function movesOf(event: TransactionEvent): TokenMove[] {
  const receiver = new Address(event.topics.at(-1)!).toBech32();
  const moves: TokenMove[] = [];
  for (let i = 0; i + 3 < event.topics.length; i += 3) {
    moves.push({
      sender: event.address.toBech32(),
      receiver,
      token: Buffer.from(event.topics[i]!).toString(),
      nonce: unsigned(event.topics[i + 1]!),
      amount: unsigned(event.topics[i + 2]!),
    });
  }
  return moves;
}

/** Numbers in topics are big-endian; an empty topic is 0. */
export function unsigned(bytes: Uint8Array): bigint {
  return BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
}
// #endregion transfers
