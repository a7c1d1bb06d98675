import type {Deposit, AddressBook} from './deposits.js';
import {findDeposits} from './deposits.js';
import type {Gateway} from './gateway.js';

// #region ledger
export interface Cursor {
  nonce: number;
  hash: string;
}

/** Your database: the only record of what was credited. */
export interface Ledger {
  cursor(): Promise<Cursor>;
  /** Stores the new deposits and moves the cursor, in one atomic step. */
  commit(next: Cursor, deposits: Deposit[]): Promise<void>;
}
// #endregion ledger

// #region catch-up
/** The chain contradicts the stored data, so stop crediting until a person has checked it. */
export class ChainMismatch extends Error {}

/** Processes every final and executed hyperblock after the cursor, in order, and returns how many there were. */
export async function catchUp(gateway: Gateway, ledger: Ledger, book: AddressBook): Promise<number> {
  const final = await gateway.highestFinalNonce();
  let cursor = await ledger.cursor();
  let processed = 0;
  while (cursor.nonce < final) {
    const block = await gateway.hyperblock(cursor.nonce + 1);
    if (block.nonce !== cursor.nonce + 1 || block.transactions.length !== block.numTxs) {
      throw new ChainMismatch(`hyperblock ${cursor.nonce + 1} is incomplete`);
    }
    if (block.prevBlockHash !== cursor.hash) {
      throw new ChainMismatch(
        `hyperblock ${block.nonce} follows ${block.prevBlockHash}, but ${cursor.hash} was stored for ${cursor.nonce}`,
      );
    }
    // The block is final, but an observer hasn't stored its execution result yet. Read it again in the next call.
    if (block.transactions.some(({status}) => status === 'pending')) break;
    const deposits = block.transactions.flatMap((entry) => findDeposits(entry, book));
    cursor = {nonce: block.nonce, hash: block.hash};
    await ledger.commit(cursor, deposits);
    processed += 1;
  }
  return processed;
}
// #endregion catch-up

// #region watch
/** Reads hyperblocks until the signal aborts. Retries after temporary errors, but not after a mismatch. */
export async function watch(
  gateway: Gateway,
  ledger: Ledger,
  book: AddressBook,
  signal: AbortSignal,
  pauseMs = 2_000,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await catchUp(gateway, ledger, book);
    } catch (error) {
      if (error instanceof ChainMismatch) throw error;
      console.error(error instanceof Error ? error.message : error);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
// #endregion watch
