// #region setup
import {type Account, type Address, DevnetEntrypoint, type Transaction} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();
const accounts = entrypoint.createAccountController();
// #endregion setup

// #region set-guardian
export function setGuardian(owner: Account, guardianAddress: Address, serviceID: string): Promise<Transaction> {
  return accounts.createTransactionForSettingGuardian(owner, owner.getNonceThenIncrement(), {
    guardianAddress,
    serviceID,
  });
}
// #endregion set-guardian

// #region guard
export function guard(owner: Account): Promise<Transaction> {
  return accounts.createTransactionForGuardingAccount(owner, owner.getNonceThenIncrement(), {});
}
// #endregion guard

// #region unguard
/** The guardian holds a key of ours here; a guardian service signs the same bytes on request. */
export async function unguard(owner: Account, guardian: Account): Promise<Transaction> {
  const transaction = await accounts.createTransactionForUnguardingAccount(
    owner,
    owner.getNonceThenIncrement(),
    {guardian: guardian.address},
  );
  transaction.guardianSignature = await guardian.signTransaction(transaction);
  return transaction;
}
// #endregion unguard
