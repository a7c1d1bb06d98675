// #region setup
import {type Account, Address, type DelegationController, DevnetEntrypoint, type Transaction} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();

export const delegation = entrypoint.createDelegationController();
export const contract = Address.newFromBech32('erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat');
// #endregion setup

// #region delegate
export function delegate(controller: DelegationController, bob: Account, amount: bigint): Promise<Transaction> {
  return controller.createTransactionForDelegating(bob, bob.getNonceThenIncrement(), {
    delegationContract: contract,
    amount,
    gasLimit: 12_000_000n,
  });
}
// #endregion delegate

// #region rewards
export function claimRewards(controller: DelegationController, bob: Account): Promise<Transaction> {
  return controller.createTransactionForClaimingRewards(bob, bob.getNonceThenIncrement(), {
    delegationContract: contract,
    gasLimit: 2_000_000n,
  });
}

export function redelegateRewards(controller: DelegationController, bob: Account): Promise<Transaction> {
  return controller.createTransactionForRedelegatingRewards(bob, bob.getNonceThenIncrement(), {
    delegationContract: contract,
    gasLimit: 12_000_000n,
  });
}
// #endregion rewards

// #region leave
export function undelegate(controller: DelegationController, bob: Account, amount: bigint): Promise<Transaction> {
  return controller.createTransactionForUndelegating(bob, bob.getNonceThenIncrement(), {
    delegationContract: contract,
    amount,
    gasLimit: 12_000_000n,
  });
}

export function withdraw(controller: DelegationController, bob: Account): Promise<Transaction> {
  return controller.createTransactionForWithdrawing(bob, bob.getNonceThenIncrement(), {
    delegationContract: contract,
    gasLimit: 12_000_000n,
  });
}
// #endregion leave
