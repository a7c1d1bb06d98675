import {
  AddressComputer,
  TransactionComputer,
  TransfersController,
  UserVerifier,
  type Account,
  type Address,
  type TokenTransfer,
  type Transaction,
} from '@multiversx/sdk-core';

const RELAYED_GAS = 50_000n;
const shards = new AddressComputer(3);
const computer = new TransactionComputer();
const transfers = new TransfersController({chainID: 'D'});

// #region pick
/** Returns the relayer that is in the sender's shard. */
export function relayerFor(sender: Address, relayers: Account[]): Account {
  const shard = shards.getShardOfAddress(sender);
  const relayer = relayers.find(({address}) => shards.getShardOfAddress(address) === shard);
  if (relayer === undefined) throw new Error(`no relayer in shard ${shard}`);
  return relayer;
}
// #endregion pick

// #region sign
/** The sender's part: sets the relayer and the gas, then signs. */
export async function signForRelayer(
  transaction: Transaction,
  sender: Account,
  relayer: Address,
): Promise<Transaction> {
  transaction.relayer = relayer;
  transaction.gasLimit += RELAYED_GAS;
  transaction.signature = await sender.signTransaction(transaction);
  return transaction;
}
// #endregion sign

// #region controller
/** The same with a controller, which adds the gas automatically. */
export async function transferForRelayer(
  sender: Account,
  receiver: Address,
  tokenTransfers: TokenTransfer[],
  relayer: Address,
): Promise<Transaction> {
  const nonce = sender.getNonceThenIncrement();
  return transfers.createTransactionForTransfer(sender, nonce, {receiver, tokenTransfers, relayer});
}
// #endregion controller

// #region relay
/** The relayer's part: adds only the signature. */
export async function relay(transaction: Transaction, relayer: Account): Promise<Transaction> {
  transaction.relayerSignature = await relayer.signTransaction(transaction);
  return transaction;
}
// #endregion relay

// #region service
export interface Policy {
  /** Chain identifier, `D` for devnet. */
  chainID: string;
  /** Contracts and accounts for which the relayer pays, in bech32. */
  receivers: ReadonlySet<string>;
  /** Maximum cost of one transaction, in atomic units of EGLD. */
  maxFee: bigint;
}

/** Rejects transactions that the relayer doesn't pay for, and signs the others. */
export async function acceptAndRelay(
  transaction: Transaction,
  relayers: Account[],
  policy: Policy,
): Promise<Transaction> {
  const {sender, receiver} = transaction;
  const relayer = relayerFor(sender, relayers);
  if (!transaction.relayer.equals(relayer.address)) throw new Error(`set ${relayer.address} as the relayer`);
  if (transaction.guardian.equals(relayer.address)) throw new Error('a guardian cannot be the relayer');
  if (transaction.chainID !== policy.chainID) throw new Error('wrong chain ID');
  if (!policy.receivers.has(receiver.toBech32())) throw new Error('the relayer does not pay for this receiver');
  if (transaction.gasLimit * transaction.gasPrice > policy.maxFee) throw new Error('the fee is too high');

  const signed = computer.computeBytesForVerifying(transaction);
  if (!(await UserVerifier.fromAddress(sender).verify(signed, transaction.signature))) {
    throw new Error('the signature of the sender is invalid');
  }
  return relay(transaction, relayer);
}
// #endregion service
