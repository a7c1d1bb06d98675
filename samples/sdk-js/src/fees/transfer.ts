// #region setup
import {type Account, type Address, DevnetEntrypoint, type Transaction} from '@multiversx/sdk-core';
import {type FeeSettings, feeOf, movementGas} from './fees.js';

const entrypoint = new DevnetEntrypoint();
const transfers = entrypoint.createTransfersController();
// #endregion setup

// #region transfer
/** Sends EGLD, counted in atomic units, with a note. */
export function transfer(
  sender: Account,
  receiver: Address,
  amount: bigint,
  note: string,
): Promise<Transaction> {
  return transfers.createTransactionForNativeTokenTransfer(sender, sender.getNonceThenIncrement(), {
    receiver,
    nativeAmount: amount,
    data: new TextEncoder().encode(note),
  });
}
// #endregion transfer

// #region guarded-relayed
/** The same from a guarded account, with a relayer that pays the fee. */
export async function transferGuardedAndRelayed(
  sender: Account,
  guardian: Account,
  relayer: Account,
  receiver: Address,
  amount: bigint,
  note: string,
): Promise<Transaction> {
  const transaction = await transfers.createTransactionForNativeTokenTransfer(
    sender,
    sender.getNonceThenIncrement(),
    {
      receiver,
      nativeAmount: amount,
      data: new TextEncoder().encode(note),
      guardian: guardian.address,
      relayer: relayer.address,
    },
  );
  transaction.guardianSignature = await guardian.signTransaction(transaction);
  transaction.relayerSignature = await relayer.signTransaction(transaction);
  return transaction;
}
// #endregion guarded-relayed

// #region everything
/** Returns the maximum amount of a transfer that leaves exactly enough for the fee. */
export function everythingBut(settings: FeeSettings, balance: bigint, gasPrice: bigint): bigint {
  const fee = feeOf(settings, gasPrice, movementGas(settings, {data: new Uint8Array()}), 0n);
  if (balance < fee) throw new Error(`Expected a balance of ${fee} or more for the fee, found ${balance}.`);
  return balance - fee;
}
// #endregion everything
