import {
  Address,
  AddressValue,
  BytesValue,
  MainnetEntrypoint,
  StringValue,
  Token,
  TokenTransfer,
  type Account,
  type SmartContractController,
  type Transaction,
} from '@multiversx/sdk-core';

// #region setup
export const entrypoint = new MainnetEntrypoint();
export const contracts = entrypoint.createSmartContractController();

/** Contracts of the Ethereum bridge. */
export const SAFE = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqf2cu60ffz9v68r0h62sufxxf67n7xprue3yq4ap4k2');
export const WRAPPER = Address.newFromBech32('erd1qqqqqqqqqqqqqpgq305jfaqrdxpzjgf9y5gvzh60mergh866yfkqzqjv2h');
// #endregion setup

// #region universal
/** Sends 250 USDC to an address on Ethereum: the wrapper unwraps them and creates the withdrawal. */
export function withdraw(
  contracts: SmartContractController,
  alice: Account,
  ethereumAddress: string,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract: WRAPPER,
    function: 'unwrapTokenCreateTransaction',
    arguments: [
      new StringValue('ETHUSDC-220753'),
      new AddressValue(SAFE),
      new BytesValue(Buffer.from(ethereumAddress.replace('0x', ''), 'hex')),
    ],
    tokenTransfers: [new TokenTransfer({token: new Token({identifier: 'USDC-c76f1f'}), amount: 250_000_000n})],
    gasLimit: 80_000_000n,
  });
}
// #endregion universal

// #region direct
/** The same, with a token that is whitelisted in the safe. */
export function withdrawDirectly(
  contracts: SmartContractController,
  alice: Account,
  ethereumAddress: string,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract: SAFE,
    function: 'createTransaction',
    arguments: [new BytesValue(Buffer.from(ethereumAddress.replace('0x', ''), 'hex'))],
    tokenTransfers: [new TokenTransfer({token: new Token({identifier: 'ETHUSDC-220753'}), amount: 250_000_000n})],
    gasLimit: 75_000_000n,
  });
}
// #endregion direct

// #region refund
/** Refunds a withdrawal that couldn't be paid out on Ethereum. */
export function claimRefund(contracts: SmartContractController, alice: Account): Promise<Transaction> {
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract: SAFE,
    function: 'claimRefund',
    arguments: [new StringValue('ETHUSDC-220753')],
    gasLimit: 20_000_000n,
  });
}
// #endregion refund
