// #region imports
import {findEventsByIdentifier, type TransactionOnNetwork} from '@multiversx/sdk-core';
// #endregion imports

// #region outcome
export type Outcome = {kind: 'completed'} | {kind: 'failed'; message: string} | {kind: 'pending'};

/** Returns how the execution ended, from its events and the events of its results. */
export function outcomeOf(transaction: TransactionOnNetwork): Outcome {
  const [failure] = findEventsByIdentifier(transaction, 'signalError');
  if (failure) return {kind: 'failed', message: Buffer.from(failure.topics[1] ?? []).toString()};
  if (findEventsByIdentifier(transaction, 'completedTxEvent').length > 0) return {kind: 'completed'};
  return {kind: 'pending'};
}
// #endregion outcome
