import type {Message, Transaction} from '@multiversx/sdk-core';

// #region anatomy
/** What the providers have in common. Some return null where the user refuses, others throw. */
export interface SigningProvider {
  init(): Promise<boolean>;
  login(options?: {token?: string}): Promise<{address: string; signature?: string} | null>;
  logout(): Promise<boolean>;
  isInitialized(): boolean;
  signTransaction(transaction: Transaction): Promise<Transaction>;
  signTransactions(transactions: Transaction[]): Promise<Transaction[]>;
  signMessage(message: Message): Promise<Message>;
}
// #endregion anatomy
