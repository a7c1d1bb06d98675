// #region fund
import {Address, SmartContractTransactionsFactory, TransactionsFactoryConfig} from '@multiversx/sdk-core';
import {TransactionManager} from '@multiversx/sdk-dapp/out/managers/TransactionManager/TransactionManager';
import {getAccount} from '@multiversx/sdk-dapp/out/methods/account/getAccount';
import {getNetworkConfig} from '@multiversx/sdk-dapp/out/methods/network/getNetworkConfig';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';

/** Signs with the user's wallet, sends, and tracks the transaction. Returns the id of the session. */
export async function fundCampaign(campaign: string, amount: bigint): Promise<string> {
  const {address, nonce} = getAccount();
  const {network} = getNetworkConfig();

  const factory = new SmartContractTransactionsFactory({
    config: new TransactionsFactoryConfig({chainID: network.chainId}),
  });
  const transaction = await factory.createTransactionForExecute(Address.newFromBech32(address), {
    contract: Address.newFromBech32(campaign),
    function: 'fund',
    gasLimit: 3_000_000n,
    nativeTransferAmount: amount,
  });
  transaction.nonce = BigInt(nonce);

  const signed = await getAccountProvider().signTransactions([transaction]);
  const manager = TransactionManager.getInstance();
  const sent = await manager.send(signed);
  return manager.track(sent, {
    transactionsDisplayInfo: {
      processingMessage: 'Funding the campaign',
      successMessage: 'The campaign is funded',
      errorMessage: 'The campaign took no deposit',
    },
  });
}
// #endregion fund
