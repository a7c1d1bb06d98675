// #region setup
import {
  type Account,
  type Address,
  DevnetEntrypoint,
  type Transaction,
  type ValidatorPublicKey,
} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();
const validators = entrypoint.createValidatorsController();

const EGLD = 10n ** 18n;
const GAS_FOR_EACH_KEY = 6_000_000n;
// #endregion setup

// #region top-up
export function topUp(owner: Account, amount: bigint): Promise<Transaction> {
  return validators.createTransactionForToppingUp(owner, owner.getNonceThenIncrement(), {
    amount,
    gasLimit: GAS_FOR_EACH_KEY,
  });
}
// #endregion top-up

// #region reward-address
export function changeRewardAddress(
  owner: Account,
  rewardsAddress: Address,
  registeredKeys: bigint,
): Promise<Transaction> {
  return validators.createTransactionForChangingRewardsAddress(owner, owner.getNonceThenIncrement(), {
    rewardsAddress,
    gasLimit: registeredKeys * GAS_FOR_EACH_KEY,
  });
}
// #endregion reward-address

// #region unstake
export function unstake(owner: Account, keys: ValidatorPublicKey[]): Promise<Transaction> {
  return validators.createTransactionForUnstaking(owner, owner.getNonceThenIncrement(), {
    publicKeys: keys,
    gasLimit: BigInt(keys.length) * GAS_FOR_EACH_KEY,
  });
}

export function unstakeNodes(owner: Account, keys: ValidatorPublicKey[]): Promise<Transaction> {
  return validators.createTransactionForUnstakingNodes(owner, owner.getNonceThenIncrement(), {
    publicKeys: keys,
    gasLimit: BigInt(keys.length) * GAS_FOR_EACH_KEY,
  });
}

export function unstakeTokens(owner: Account, amount: bigint): Promise<Transaction> {
  return validators.createTransactionForUnstakingTokens(owner, owner.getNonceThenIncrement(), {
    amount,
    gasLimit: GAS_FOR_EACH_KEY,
  });
}
// #endregion unstake

// #region unbond
export function unbond(owner: Account, keys: ValidatorPublicKey[]): Promise<Transaction> {
  return validators.createTransactionForUnbonding(owner, owner.getNonceThenIncrement(), {
    publicKeys: keys,
    gasLimit: BigInt(keys.length) * GAS_FOR_EACH_KEY,
  });
}

export function unbondNodes(owner: Account, keys: ValidatorPublicKey[]): Promise<Transaction> {
  return validators.createTransactionForUnbondingNodes(owner, owner.getNonceThenIncrement(), {
    publicKeys: keys,
    gasLimit: BigInt(keys.length) * GAS_FOR_EACH_KEY,
  });
}

export function unbondTokens(owner: Account, amount: bigint): Promise<Transaction> {
  return validators.createTransactionForUnbondingTokens(owner, owner.getNonceThenIncrement(), {
    amount,
    gasLimit: GAS_FOR_EACH_KEY,
  });
}
// #endregion unbond

// #region restake
const GAS_FOR_ALL_STATES = 20_000_000n;

export function restake(owner: Account, keys: ValidatorPublicKey[]): Promise<Transaction> {
  return validators.createTransactionForRestakingUnstakedNodes(owner, owner.getNonceThenIncrement(), {
    publicKeys: keys,
    gasLimit: GAS_FOR_ALL_STATES + BigInt(keys.length) * GAS_FOR_EACH_KEY,
  });
}
// #endregion restake

// #region unjail
const UNJAIL_COST = (25n * EGLD) / 10n;

export async function unjail(owner: Account, keys: ValidatorPublicKey[]): Promise<Transaction> {
  const amount = BigInt(keys.length) * UNJAIL_COST;
  const factory = entrypoint.createValidatorsTransactionsFactory();
  const transaction = await factory.createTransactionForUnjailing(owner.address, {publicKeys: keys, amount});
  // sdk-core up to 16.0.0 omits the value.
  transaction.value = amount;
  transaction.gasLimit = BigInt(keys.length) * GAS_FOR_EACH_KEY;
  transaction.nonce = owner.getNonceThenIncrement();
  transaction.signature = await owner.signTransaction(transaction);
  return transaction;
}
// #endregion unjail
