import {
  TransactionComputer,
  Vote,
  type Account,
  type Address,
  type NetworkEntrypoint,
  type Transaction,
} from '@multiversx/sdk-core';

// #region sign
/** Adds the nonce and the signature to a transaction from a factory. */
export async function numberAndSign(transaction: Transaction, account: Account): Promise<Transaction> {
  transaction.nonce = account.getNonceThenIncrement();
  transaction.signature = await account.signTransaction(transaction);
  return transaction;
}
// #endregion sign

// #region factories
export async function buildDelegation(entrypoint: NetworkEntrypoint, user: Account, delegationContract: Address) {
  const factory = entrypoint.createDelegationTransactionsFactory();
  const options = {delegationContract, amount: 10n ** 18n};
  return numberAndSign(await factory.createTransactionForDelegating(user.address, options), user);
}

export async function buildIssue(entrypoint: NetworkEntrypoint, user: Account) {
  const factory = entrypoint.createTokenManagementTransactionsFactory();
  const transaction = await factory.createTransactionForIssuingFungible(user.address, {
    tokenName: 'AliceTokens',
    tokenTicker: 'ALICE',
    initialSupply: 1_000_000n * 10n ** 18n,
    numDecimals: 18n,
    canFreeze: false,
    canWipe: false,
    canPause: false,
    canChangeOwner: false,
    canUpgrade: true,
    canAddSpecialRoles: true,
  });
  return numberAndSign(transaction, user);
}

export async function buildVote(entrypoint: NetworkEntrypoint, user: Account) {
  const factory = entrypoint.createGovernanceTransactionsFactory();
  const options = {proposalNonce: 12, vote: Vote.YES};
  return numberAndSign(await factory.createTransactionForVoting(user.address, options), user);
}

export async function buildSavedValue(entrypoint: NetworkEntrypoint, user: Account) {
  const factory = entrypoint.createAccountTransactionsFactory();
  const keyValuePairs = new Map([[Buffer.from('key0'), Buffer.from('value0')]]);
  return numberAndSign(await factory.createTransactionForSavingKeyValue(user.address, {keyValuePairs}), user);
}
// #endregion factories

// #region guardian-factory
export async function buildGuardian(
  entrypoint: NetworkEntrypoint,
  user: Account,
  guardianAddress: Address,
  serviceID: string,
) {
  const factory = entrypoint.createAccountTransactionsFactory();
  const options = {guardianAddress, serviceID};
  return numberAndSign(await factory.createTransactionForSettingGuardian(user.address, options), user);
}

export async function buildGuard(entrypoint: NetworkEntrypoint, user: Account) {
  const factory = entrypoint.createAccountTransactionsFactory();
  return numberAndSign(await factory.createTransactionForGuardingAccount(user.address), user);
}

/** The guardian signs too. Its fields must be set before the first signature. */
export async function buildUnguard(entrypoint: NetworkEntrypoint, user: Account, guardian: Account) {
  const factory = entrypoint.createAccountTransactionsFactory();
  const options = {guardian: guardian.address};
  const transaction = await factory.createTransactionForUnguardingAccount(user.address, options);
  await numberAndSign(transaction, user);
  transaction.guardianSignature = await guardian.signTransaction(transaction);
  return transaction;
}
// #endregion guardian-factory

// #region guarded
/** The controller adds the guardian, the option and the gas, and signs for the sender. The guardian signs second. */
export async function guarded(entrypoint: NetworkEntrypoint, sender: Account, guardian: Account, receiver: Address) {
  const transaction = await entrypoint
    .createTransfersController()
    .createTransactionForTransfer(sender, sender.getNonceThenIncrement(), {
      receiver,
      nativeAmount: 10n ** 18n,
      guardian: guardian.address,
    });
  transaction.guardianSignature = await guardian.signTransaction(transaction);
  return transaction;
}

/** The relayer pays the fee. It must be in the sender's shard. */
export async function relayed(entrypoint: NetworkEntrypoint, sender: Account, relayer: Account, receiver: Address) {
  const transaction = await entrypoint
    .createTransfersController()
    .createTransactionForTransfer(sender, sender.getNonceThenIncrement(), {
      receiver,
      nativeAmount: 10n ** 18n,
      relayer: relayer.address,
    });
  transaction.relayerSignature = await relayer.signTransaction(transaction);
  return transaction;
}

/** With a factory, set all fields yourself, before the first signature. */
export async function bothFromFactory(
  entrypoint: NetworkEntrypoint,
  sender: Account,
  guardian: Account,
  relayer: Account,
  receiver: Address,
) {
  const factory = entrypoint.createTransfersTransactionsFactory();
  const options = {receiver, nativeAmount: 10n ** 18n};
  const transaction = await factory.createTransactionForNativeTokenTransfer(sender.address, options);
  new TransactionComputer().applyGuardian(transaction, guardian.address);
  transaction.relayer = relayer.address;
  transaction.gasLimit += 50_000n + 50_000n;
  await numberAndSign(transaction, sender);
  transaction.guardianSignature = await guardian.signTransaction(transaction);
  transaction.relayerSignature = await relayer.signTransaction(transaction);
  return transaction;
}
// #endregion guarded

// #region delegation-owner
export function createDelegationContract(entrypoint: NetworkEntrypoint, owner: Account): Promise<Transaction> {
  const delegation = entrypoint.createDelegationController();
  return delegation.createTransactionForNewDelegationContract(owner, owner.getNonceThenIncrement(), {
    totalDelegationCap: 0n, // no cap
    serviceFee: 1_000n, // 10 percent
    amount: 1_250n * 10n ** 18n,
  });
}
// #endregion delegation-owner
