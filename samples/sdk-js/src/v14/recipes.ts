// An alias, installed next to version 15. With version 14 alone, import @multiversx/sdk-core.
import {
  Abi,
  AwaitingOptions,
  DevnetEntrypoint,
  SmartContractTransactionsOutcomeParser,
  Token,
  TokenTransfer,
  type Account,
  type Address,
  type NetworkEntrypoint,
  type SmartContractController,
  type Transaction,
  type TransactionOnNetwork,
} from 'sdk-core-14';

// #region entrypoints
export const devnet = new DevnetEntrypoint();

/** Arguments: URL, kind and client name. There are no options for gas. */
export function devnetThroughGateway(url: string): NetworkEntrypoint {
  return new DevnetEntrypoint(url, 'proxy', 'my-service');
}
// #endregion entrypoints

// #region controller
/** Controllers are asynchronous, like in version 15. */
export function sendEgld(
  entrypoint: NetworkEntrypoint,
  sender: Account,
  receiver: Address,
): Promise<Transaction> {
  const controller = entrypoint.createTransfersController();
  return controller.createTransactionForNativeTokenTransfer(sender, sender.getNonceThenIncrement(), {
    receiver,
    nativeAmount: 10n ** 18n,
  });
}
// #endregion controller

// #region factory
/** Factories are synchronous: await only the signature. */
export async function buildTokens(
  entrypoint: NetworkEntrypoint,
  sender: Account,
  receiver: Address,
): Promise<Transaction> {
  const transaction = entrypoint
    .createTransfersTransactionsFactory()
    .createTransactionForTransfer(sender.address, {
      receiver,
      tokenTransfers: [
        new TokenTransfer({token: new Token({identifier: 'ALICE-a1b2c3'}), amount: 75n * 10n ** 17n}),
        new TokenTransfer({token: new Token({identifier: 'TICKET-c3d4e5', nonce: 10n}), amount: 1n}),
      ],
    });
  transaction.nonce = sender.getNonceThenIncrement();
  transaction.signature = await sender.signTransaction(transaction);
  return transaction;
}
// #endregion factory

// #region contracts
/** The gas limit of a contract call is required: there is no estimator. */
export function add(
  contracts: SmartContractController,
  user: Account,
  contract: Address,
  value: bigint,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(user, user.getNonceThenIncrement(), {
    contract,
    function: 'add',
    arguments: [value],
    gasLimit: 5_000_000n,
  });
}

export function valuesOf(abi: Abi, transactionOnNetwork: TransactionOnNetwork, name: string): unknown[] {
  const parser = new SmartContractTransactionsOutcomeParser({abi});
  return parser.parseExecute({transactionOnNetwork, function: name}).values;
}
// #endregion contracts

// #region gas
/** Replaces an estimator: request the cost, set it, and sign again. */
export async function withEstimatedGas(
  entrypoint: NetworkEntrypoint,
  transaction: Transaction,
  account: Account,
): Promise<Transaction> {
  const {gasLimit} = await entrypoint.createNetworkProvider().estimateTransactionCost(transaction);
  transaction.gasLimit = (BigInt(gasLimit) * 11n) / 10n;
  transaction.signature = await account.signTransaction(transaction);
  return transaction;
}
// #endregion gas

// #region wait
/** By default, the SDK polls every 6 seconds, for up to 90 seconds. */
export function waitForEnd(entrypoint: NetworkEntrypoint, hash: string): Promise<TransactionOnNetwork> {
  const options = new AwaitingOptions();
  options.pollingIntervalInMilliseconds = 600;
  return entrypoint.createNetworkProvider().awaitTransactionCompleted(hash, options);
}
// #endregion wait
