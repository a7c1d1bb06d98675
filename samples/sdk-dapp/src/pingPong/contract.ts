import {
  Abi,
  Address,
  ApiNetworkProvider,
  SmartContractController,
  SmartContractTransactionsFactory,
  TransactionsFactoryConfig,
  type Transaction,
} from '@multiversx/sdk-core';
import {getAccount} from '@multiversx/sdk-dapp/out/methods/account/getAccount';
import {getNetworkConfig} from '@multiversx/sdk-dapp/out/methods/network/getNetworkConfig';
import abiJson from './ping-pong.abi.json';

export interface Deposit {
  /** Price of a ping, in the smallest unit. */
  amount: bigint;
  /** When `pong` starts to work, in milliseconds since 1970; undefined without a deposit. */
  unlocksAt?: number;
}

/** Queries the views of the contract. Works without a wallet. */
export async function readDeposit(contract: string, user: string): Promise<Deposit> {
  const {network} = getNetworkConfig();
  const controller = new SmartContractController({
    chainID: network.chainId,
    networkProvider: new ApiNetworkProvider(network.apiAddress, {clientName: 'ping-pong'}),
    abi: Abi.create(abiJson),
  });
  const address = Address.newFromBech32(contract);
  const [[amount], [unlocksAt]] = await Promise.all([
    controller.query({contract: address, function: 'getPingAmount', arguments: []}),
    controller.query({
      contract: address,
      function: 'getUnlocksAtMillis',
      arguments: [Address.newFromBech32(user)],
    }),
  ]);
  return {amount: BigInt(amount.toFixed()), unlocksAt: unlocksAt.toNumber() || undefined};
}

/** Builds a call for the user to sign. */
export function buildCall(contract: string, call: 'ping' | 'pong', amount = 0n): Promise<Transaction> {
  const factory = new SmartContractTransactionsFactory({
    config: new TransactionsFactoryConfig({chainID: getNetworkConfig().network.chainId}),
    abi: Abi.create(abiJson),
  });
  return factory.createTransactionForExecute(Address.newFromBech32(getAccount().address), {
    contract: Address.newFromBech32(contract),
    function: call,
    // Enough for both calls, even with a guardian.
    gasLimit: 5_000_000n,
    nativeTransferAmount: amount,
  });
}
