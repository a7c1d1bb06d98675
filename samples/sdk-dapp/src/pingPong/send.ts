import type {Transaction} from '@multiversx/sdk-core';
import {TransactionManager} from '@multiversx/sdk-dapp/out/managers/TransactionManager';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';

/** Signs with the wallet, sends, and shows the status in a toast. */
export async function signAndSend(transaction: Transaction, name: string): Promise<void> {
  const signed = await getAccountProvider().signTransactions([transaction]);
  const manager = TransactionManager.getInstance();
  const sent = await manager.send(signed);
  await manager.track(sent, {
    transactionsDisplayInfo: {
      processingMessage: `${name} is on its way`,
      successMessage: `${name} is done`,
      errorMessage: `${name} failed`,
    },
  });
}
