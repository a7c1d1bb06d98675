// #region track
import {TransactionManager} from '@multiversx/sdk-dapp/out/managers/TransactionManager';
import {checkTransactionStatus} from '@multiversx/sdk-dapp/out/methods/trackTransactions/helpers/checkTransactionStatus';
import {getTransactionSessions} from '@multiversx/sdk-dapp/out/methods/transactions/getTransactionSessions';
import type {SignedTransactionType} from '@multiversx/sdk-dapp/out/types/transactions.types';

/** Tracks a transaction that a server has sent, even without a login. Returns the session ID. */
export async function trackForeign(transaction: SignedTransactionType, everyMs = 3000): Promise<string> {
  const sessionId = await TransactionManager.getInstance().track([transaction]);
  const timer = setInterval(async () => {
    await checkTransactionStatus();
    if (getTransactionSessions()[sessionId]?.status !== 'sent') clearInterval(timer);
  }, everyMs);
  return sessionId;
}
// #endregion track
