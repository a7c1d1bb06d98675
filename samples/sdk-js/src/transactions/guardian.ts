import {
  AccountController,
  TransactionComputer,
  type Account,
  type Address,
  type ProxyNetworkProvider,
  type Transaction,
} from '@multiversx/sdk-core';

const CHAIN_ID = 'D';
const GUARDED_GAS = 50_000n;
const controller = new AccountController({chainID: CHAIN_ID});
const computer = new TransactionComputer();

// #region set
/** Sets a guardian without its signature. It becomes active after the network's waiting period. */
export async function setGuardian(
  account: Account,
  guardianAddress: Address,
  serviceID: string,
): Promise<Transaction> {
  const nonce = account.getNonceThenIncrement();
  return controller.createTransactionForSettingGuardian(account, nonce, {guardianAddress, serviceID});
}
// #endregion set

// #region guard
/** Once this is executed, the account can't send transactions without its guardian. */
export async function guardAccount(account: Account): Promise<Transaction> {
  return controller.createTransactionForGuardingAccount(account, account.getNonceThenIncrement(), {});
}
// #endregion guard

// #region send
/** Adds the guardian, the option and the gas before the first signature: both signatures cover them. */
export async function signAsSender(
  transaction: Transaction,
  account: Account,
  guardian: Address,
): Promise<Transaction> {
  computer.applyGuardian(transaction, guardian); // version 2, option bit 1, field guardian
  transaction.gasLimit += GUARDED_GAS;
  transaction.signature = await account.signTransaction(transaction);
  return transaction;
}

/** The guardian's part. It can run on another machine. */
export async function coSign(transaction: Transaction, guardian: Account): Promise<Transaction> {
  if (!transaction.guardian.equals(guardian.address)) throw new Error('this transaction has a different guardian');
  transaction.guardianSignature = await guardian.signTransaction(transaction);
  return transaction;
}
// #endregion send

// #region unguard
/** The transaction also needs the guardian's signature: add it with coSign. */
export async function unguardAccount(account: Account, guardian: Address): Promise<Transaction> {
  const nonce = account.getNonceThenIncrement();
  return controller.createTransactionForUnguardingAccount(account, nonce, {guardian});
}
// #endregion unguard

// #region change
/** Replaces the guardian immediately. The active guardian has to sign too: add its signature with coSign. */
export async function changeGuardian(
  account: Account,
  active: Address,
  next: Address,
  serviceID: string,
): Promise<Transaction> {
  const nonce = account.getNonceThenIncrement();
  const options = {guardianAddress: next, serviceID, guardian: active};
  return controller.createTransactionForSettingGuardian(account, nonce, options);
}
// #endregion change

// #region state
/** Describes in one sentence which signatures an account needs. */
export async function describeGuard(
  provider: ProxyNetworkProvider,
  address: Address,
  epoch: number,
): Promise<string> {
  const {guarded, activeGuardian, pendingGuardian} = await provider.getGuardianData(address);
  const pending = pendingGuardian
    ? `; ${pendingGuardian.address.toBech32()} is active in ${pendingGuardian.activationEpoch - epoch} epochs`
    : '';
  if (guarded) return `co-signed by ${activeGuardian?.address.toBech32()}${pending}`;
  return `signed alone, ${activeGuardian ? 'ready to be guarded' : 'no active guardian'}${pending}`;
}
// #endregion state

// #region service
/** Requests the signatures of a co-signer service; `code` is the number in the user's authenticator. */
export async function coSignByService(
  serviceUrl: string,
  code: string,
  transactions: Transaction[],
): Promise<Transaction[]> {
  const response = await fetch(`${serviceUrl}/sign-multiple-transactions`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({code, transactions: transactions.map((transaction) => transaction.toPlainObject())}),
  });
  const answer: any = await response.json();
  if (!response.ok) throw new Error(`the service rejected the request: ${answer.error}`);

  return transactions.map((transaction, position) => {
    const {guardianSignature} = answer.data.transactions[position];
    transaction.guardianSignature = Buffer.from(guardianSignature, 'hex');
    return transaction;
  });
}
// #endregion service
