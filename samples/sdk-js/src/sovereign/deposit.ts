import {
  Address,
  AddressValue,
  BigUIntValue,
  BytesValue,
  StringValue,
  Token,
  TokenTransfer,
  U64Value,
  type Account,
  type SmartContractController,
  type Transaction,
} from '@multiversx/sdk-core';

// #region deposit
/** The safe of your chain on the main chain. This address is an example: use the address of your own deployment. */
export const SAFE = Address.newFromBech32('erd1qqqqqqqqqqqqqpgq2j4t5v0lu0cvrwapl9z5zr88zfcepvjsd8ssc6sfq6');

/** Sends 25 TKN to an account of the sovereign chain. No fee is set on this chain. */
export function deposit(
  contracts: SmartContractController,
  alice: Account,
  recipient: Address,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract: SAFE,
    function: 'deposit',
    arguments: [new AddressValue(recipient)],
    tokenTransfers: [
      new TokenTransfer({token: new Token({identifier: 'TKN-a1b2c3'}), amount: 25_000000000000000000n}),
    ],
    gasLimit: 20_000_000n,
  });
}
// #endregion deposit

// #region call
/** Sends 25 TKN to a contract of the sovereign chain and calls it. The fee must be the first token. */
export function depositAndCall(
  contracts: SmartContractController,
  alice: Account,
  contract: Address,
): Promise<Transaction> {
  return contracts.createTransactionForExecute(alice, alice.getNonceThenIncrement(), {
    contract: SAFE,
    function: 'deposit',
    arguments: [
      new AddressValue(contract),
      new U64Value(20_000_000n), // gas of the call on the sovereign chain
      new StringValue('fund'), // its function
      new BigUIntValue(365n), // its arguments, one after the other
      new BytesValue(Buffer.from('thanks')),
    ],
    tokenTransfers: [
      new TokenTransfer({token: new Token({identifier: 'FEE-d4e5f6'}), amount: 3_000000000000000000n}),
      new TokenTransfer({token: new Token({identifier: 'TKN-a1b2c3'}), amount: 25_000000000000000000n}),
    ],
    gasLimit: 30_000_000n,
  });
}
// #endregion call
