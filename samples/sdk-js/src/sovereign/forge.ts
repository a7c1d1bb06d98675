import {
  BytesValue,
  OptionValue,
  type Account,
  type Address,
  type SmartContractController,
  type Transaction,
} from '@multiversx/sdk-core';

// #region phase-one
/** Reserves the prefix `sov` and deploys chain config. `cost` is the result of the view `getDeployCost`. */
export function deployPhaseOne(
  contracts: SmartContractController,
  owner: Account,
  forge: Address,
  cost: bigint,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(owner, owner.getNonceThenIncrement(), {
    contract: forge,
    function: 'deployPhaseOne',
    arguments: [OptionValue.newProvided(BytesValue.fromUTF8('sov'))],
    nativeTransferAmount: cost,
    gasLimit: 30_000_000n,
  });
}
// #endregion phase-one
