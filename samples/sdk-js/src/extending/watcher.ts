import {
  TransactionWatcher,
  type ITransactionFetcher,
  type TransactionOnNetwork,
  type TransactionStatus,
} from '@multiversx/sdk-core';

// #region settings
export function patientWatcher(fetcher: ITransactionFetcher): TransactionWatcher {
  return new TransactionWatcher(fetcher, {
    pollingIntervalMilliseconds: 600,
    timeoutMilliseconds: 120_000,
    patienceMilliseconds: 1_000, // wait a moment longer, for events that arrive late
  });
}
// #endregion settings

// #region events
/** Waits for an event of the contract, which may come from a callback in another shard. */
export function waitForEvent(watcher: TransactionWatcher, hash: string, identifier: string) {
  return watcher.awaitAnyEvent(hash, [identifier]);
}
// #endregion events

// #region condition
/** Also stops when the transaction can no longer be executed. */
export async function waitForAnyEnd(
  watcher: TransactionWatcher,
  hash: string,
): Promise<TransactionOnNetwork> {
  return watcher.awaitOnCondition(
    hash,
    ({status}) => status.isCompleted() || status.isNotExecutableInBlock(),
  );
}
// #endregion condition

// #region fetcher
/** Counts the entries that the watcher sees, and stores each completed transaction. */
export class RememberingFetcher implements ITransactionFetcher {
  private readonly completed = new Map<string, TransactionOnNetwork>();
  private readonly source: ITransactionFetcher;
  private readonly onStatus: (hash: string, status: TransactionStatus) => void;

  constructor(source: ITransactionFetcher, onStatus: (hash: string, status: TransactionStatus) => void) {
    this.source = source;
    this.onStatus = onStatus;
  }

  async getTransaction(hash: string): Promise<TransactionOnNetwork> {
    const known = this.completed.get(hash);
    if (known) return known;
    const transaction = await this.source.getTransaction(hash);
    this.onStatus(hash, transaction.status);
    if (transaction.status.isCompleted()) this.completed.set(hash, transaction);
    return transaction;
  }
}
// #endregion fetcher
