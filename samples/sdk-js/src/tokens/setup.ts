// #region setup
import {
  Account,
  Address,
  AwaitingOptions,
  DevnetEntrypoint,
  type NetworkEntrypoint,
  type Transaction,
  type TransactionOnNetwork,
  type TypedValue,
} from '@multiversx/sdk-core';

export const entrypoint = new DevnetEntrypoint();
export const tokens = entrypoint.createTokenManagementController();
export const transfers = entrypoint.createTransfersController();
export const contracts = entrypoint.createSmartContractController();

export const ESDT_CONTRACT = Address.newFromBech32(
  'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u',
);
// #endregion setup

// #region call
/** Calls a function of the ESDT contract. Use it where the SDK has no working method. */
export function callEsdtContract(manager: Account, name: string, args: TypedValue[]): Promise<Transaction> {
  return contracts.createTransactionForExecute(manager, manager.getNonceThenIncrement(), {
    contract: ESDT_CONTRACT,
    function: name,
    arguments: args,
    gasLimit: 60_000_000n,
  });
}

/** Calls a built-in function on the sender's own account. Use it where the SDK has no working method. */
export function callOwnAccount(
  sender: Account,
  name: string,
  args: TypedValue[],
  gasLimit: bigint,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(sender, sender.getNonceThenIncrement(), {
    contract: sender.address,
    function: name,
    arguments: args,
    gasLimit,
  });
}
// #endregion call

// #region send
/** Sends a signed transaction and waits until every shard has executed its part. */
export async function send(
  network: NetworkEntrypoint,
  transaction: Transaction,
): Promise<TransactionOnNetwork> {
  const hash = await network.sendTransaction(transaction);
  const options = new AwaitingOptions();
  options.timeoutInMilliseconds = 120_000; // the default of 9 seconds is too short between shards
  return network.createNetworkProvider().awaitTransactionCompleted(hash, options);
}
// #endregion send
