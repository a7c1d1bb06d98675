// #region setup
import {
  type Account,
  type Address,
  AddressValue,
  DevnetEntrypoint,
  type Transaction,
} from '@multiversx/sdk-core';

const entrypoint = new DevnetEntrypoint();
const validators = entrypoint.createValidatorsController();

const CONVERSION_GAS = 510_000_000n;
// #endregion setup

// #region convert
/** A cap of 0 means no cap; the fee is in hundredths of a percent. */
export function convert(owner: Account, maxCap: bigint, fee: bigint): Promise<Transaction> {
  return validators.createTransactionForNewDelegationContractFromValidatorData(
    owner,
    owner.getNonceThenIncrement(),
    {
      maxCap,
      fee,
      gasLimit: CONVERSION_GAS,
    },
  );
}
// #endregion convert

// #region whitelist
export function whitelist(contractOwner: Account, contract: Address, wallet: Address): Promise<Transaction> {
  return entrypoint
    .createSmartContractController()
    .createTransactionForExecute(contractOwner, contractOwner.getNonceThenIncrement(), {
      contract,
      function: 'whitelistForMerge',
      arguments: [new AddressValue(wallet)],
      gasLimit: 2_000_000n,
    });
}
// #endregion whitelist

// #region merge
export function mergeWhitelisted(wallet: Account, contract: Address): Promise<Transaction> {
  return validators.createTransactionForMergingValidatorToDelegationWithWhitelist(
    wallet,
    wallet.getNonceThenIncrement(),
    {
      delegationAddress: contract,
      gasLimit: CONVERSION_GAS,
    },
  );
}

export function mergeOwn(owner: Account, contract: Address): Promise<Transaction> {
  return validators.createTransactionForMergingValidatorToDelegationSameOwner(
    owner,
    owner.getNonceThenIncrement(),
    {
      delegationAddress: contract,
      gasLimit: CONVERSION_GAS,
    },
  );
}
// #endregion merge
