// #region setup
import {type Account, type Address, DevnetEntrypoint, type Transaction} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();
const contracts = entrypoint.createSmartContractTransactionsFactory();
// #endregion setup

// #region claim-rewards
export async function claimRewards(owner: Account, contract: Address): Promise<Transaction> {
  const transaction = await contracts.createTransactionForClaimingDeveloperRewards({
    sender: owner.address,
    contract,
  });
  transaction.nonce = owner.getNonceThenIncrement();
  transaction.signature = await owner.signTransaction(transaction);
  return transaction;
}
// #endregion claim-rewards

// #region change-owner
export async function changeOwner(owner: Account, contract: Address, newOwner: Address): Promise<Transaction> {
  const transaction = await contracts.createTransactionForChangingOwnerAddress({
    sender: owner.address,
    contract,
    newOwner,
  });
  transaction.nonce = owner.getNonceThenIncrement();
  transaction.signature = await owner.signTransaction(transaction);
  return transaction;
}
// #endregion change-owner
