import {
  Address,
  BigUIntValue,
  SmartContractTransactionsFactory,
  Token,
  TokenIdentifierValue,
  TokenTransfer,
  TransactionsFactoryConfig,
  type Transaction,
} from '@multiversx/sdk-core';

// #region least
/** Returns the minimum that a trader accepts, from the result of `getAmountOut`. A tolerance of 100 is 1%. */
export function leastAccepted(quoted: bigint, tolerance: bigint): bigint {
  return (quoted * (10_000n - tolerance)) / 10_000n;
}
// #endregion least

// #region swap
/** Sells `paid` at a pair for at least `least` of the token `wanted`, in atomic units. */
export async function swap(
  sender: Address,
  pair: Address,
  paid: {identifier: string; amount: bigint},
  wanted: string,
  least: bigint,
): Promise<Transaction> {
  const factory = new SmartContractTransactionsFactory({
    config: new TransactionsFactoryConfig({chainID: 'D'}),
  });
  return factory.createTransactionForExecute(sender, {
    contract: pair,
    function: 'swapTokensFixedInput',
    gasLimit: 30_000_000n,
    arguments: [new TokenIdentifierValue(wanted), new BigUIntValue(least)],
    tokenTransfers: [
      new TokenTransfer({token: new Token({identifier: paid.identifier}), amount: paid.amount}),
    ],
  });
}
// #endregion swap
