import type {Message, Transaction} from '@multiversx/sdk-core';

// #region anatomy
/** What all providers have in common. If the user refuses, some return null and others throw. */
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
