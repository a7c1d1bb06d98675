import {
  Token,
  TokenComputer,
  TokenTransfer,
  type Account,
  type Address,
  type NetworkEntrypoint,
  type Transaction,
} from '@multiversx/sdk-core';

// #region controller
/** A controller sets the chain ID, the gas limit and the nonce, and signs. */
export function sendEgld(entrypoint: NetworkEntrypoint, sender: Account, receiver: Address): Promise<Transaction> {
  const controller = entrypoint.createTransfersController();
  return controller.createTransactionForNativeTokenTransfer(sender, sender.getNonceThenIncrement(), {
    receiver,
    nativeAmount: 10n ** 18n,
  });
}
// #endregion controller

// #region factory
/** A factory needs only an address. You can add the nonce and the signature later, also on another machine. */
export async function buildEgld(
  entrypoint: NetworkEntrypoint,
  sender: Account,
  receiver: Address,
): Promise<Transaction> {
  const factory = entrypoint.createTransfersTransactionsFactory();
  const transaction = await factory.createTransactionForNativeTokenTransfer(sender.address, {
    receiver,
    nativeAmount: 10n ** 18n,
  });
  transaction.nonce = sender.getNonceThenIncrement();
  transaction.signature = await sender.signTransaction(transaction);
  return transaction;
}
// #endregion factory

// #region tokens
/** A fungible token, an SFT and EGLD in one transaction. */
export async function buildTokens(
  entrypoint: NetworkEntrypoint,
  sender: Account,
  receiver: Address,
): Promise<Transaction> {
  const factory = entrypoint.createTransfersTransactionsFactory();
  const transaction = await factory.createTransactionForTransfer(sender.address, {
    receiver,
    nativeAmount: 10n ** 17n,
    tokenTransfers: [
      new TokenTransfer({token: new Token({identifier: 'ALICE-a1b2c3'}), amount: 75n * 10n ** 17n}),
      new TokenTransfer({token: new Token({identifier: 'TICKET-c3d4e5', nonce: 10n}), amount: 1n}),
    ],
  });
  transaction.nonce = sender.getNonceThenIncrement();
  transaction.signature = await sender.signTransaction(transaction);
  return transaction;
}

/** Splits `TICKET-c3d4e5-0a` into the collection and the nonce 10. */
export function tokenOf(extendedIdentifier: string): Token {
  const computer = new TokenComputer();
  return new Token({
    identifier: computer.extractIdentifierFromExtendedIdentifier(extendedIdentifier),
    nonce: BigInt(computer.extractNonceFromExtendedIdentifier(extendedIdentifier)),
  });
}
// #endregion tokens
