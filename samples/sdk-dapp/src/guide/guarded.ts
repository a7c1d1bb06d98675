import type {Transaction} from '@multiversx/sdk-core';
// #region gas
import {EXTRA_GAS_LIMIT_GUARDED_TX} from '@multiversx/sdk-dapp/out/constants/mvx.constants';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';
import {refreshAccount} from '@multiversx/sdk-dapp/out/utils/account/refreshAccount';

/** Signs for guarded and unguarded accounts. Returns the transactions to send. */
export async function signWithGuardianGas(transactions: Transaction[]): Promise<Transaction[]> {
  const account = await refreshAccount();
  if (account?.isGuarded) {
    for (const transaction of transactions) transaction.gasLimit += BigInt(EXTRA_GAS_LIMIT_GUARDED_TX);
  }
  return getAccountProvider().signTransactions(transactions);
}
// #endregion gas

// #region co-sign
import {getNetworkConfig} from '@multiversx/sdk-dapp/out/methods/network/getNetworkConfig';
import {CrossWindowProvider} from '@multiversx/sdk-web-wallet-cross-window-provider/out/CrossWindowProvider';

/** Opens the web wallet, which prompts for the user's code and adds the guardian's signatures. */
export async function addGuardianSignatures(signed: Transaction[], sender: string): Promise<Transaction[]> {
  const wallet = CrossWindowProvider.getInstance();
  if (!(await wallet.init())) throw new Error("This page can't open the web wallet.");
  wallet.setAddress(sender).setWalletUrl(getNetworkConfig().network.walletAddress);
  return wallet.guardTransactions(signed);
}
// #endregion co-sign
