import type {Deposit} from './deposits.js';
import type {Cursor, Ledger} from './depositsWatcher.js';
import {FileStore} from './fileStore.js';

interface State {
  cursor: Cursor;
  deposits: Record<string, Deposit>;
}

// #region ledger
/** A ledger in a file, for testing. In production, write deposits and cursor in one database transaction. */
export class FileLedger implements Ledger {
  private readonly store: FileStore<State>;

  constructor(path: string, start: Cursor) {
    this.store = new FileStore<State>(path, {cursor: start, deposits: {}});
  }

  async cursor(): Promise<Cursor> {
    return (await this.store.read()).cursor;
  }

  async commit(next: Cursor, deposits: Deposit[]): Promise<void> {
    const state = await this.store.read();
    for (const deposit of deposits) state.deposits[deposit.id] ??= deposit;
    await this.store.write({...state, cursor: next});
  }

  async balance(address: string, token: string): Promise<bigint> {
    const {deposits} = await this.store.read();
    return Object.values(deposits)
      .filter(
        (deposit) => deposit.outcome === 'credit' && deposit.address === address && deposit.token === token,
      )
      .reduce((sum, {amount}) => sum + amount, 0n);
  }

  async toReview(): Promise<Deposit[]> {
    const {deposits} = await this.store.read();
    return Object.values(deposits).filter(({outcome}) => outcome === 'review');
  }
}
// #endregion ledger
