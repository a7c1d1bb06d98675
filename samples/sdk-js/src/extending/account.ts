import {
  MessageComputer,
  TransactionComputer,
  UserVerifier,
  type Address,
  type IAccount,
  type IGasLimitEstimator,
  type Message,
  type Transaction,
} from '@multiversx/sdk-core';

// #region account
const transactions = new TransactionComputer();
const messages = new MessageComputer();

/** An account whose key is somewhere else: `signRemotely` signs in a key store, an HSM or another process. */
export class RemoteAccount implements IAccount {
  readonly address: Address;
  private readonly signRemotely: (bytes: Uint8Array) => Promise<Uint8Array>;

  constructor(address: Address, signRemotely: (bytes: Uint8Array) => Promise<Uint8Array>) {
    this.address = address;
    this.signRemotely = signRemotely;
  }

  sign(bytes: Uint8Array): Promise<Uint8Array> {
    return this.signRemotely(bytes);
  }

  signTransaction(transaction: Transaction): Promise<Uint8Array> {
    return this.sign(transactions.computeBytesForSigning(transaction));
  }

  signMessage(message: Message): Promise<Uint8Array> {
    return this.sign(messages.computeBytesForSigning(message));
  }

  verifyTransactionSignature(transaction: Transaction, signature: Uint8Array): Promise<boolean> {
    return this.verify(transactions.computeBytesForVerifying(transaction), signature);
  }

  verifyMessageSignature(message: Message, signature: Uint8Array): Promise<boolean> {
    return this.verify(messages.computeBytesForVerifying(message), signature);
  }

  private verify(bytes: Uint8Array, signature: Uint8Array): Promise<boolean> {
    return UserVerifier.fromAddress(this.address).verify(bytes, signature);
  }
}
// #endregion account

// #region estimator
/** Estimates with the network, but rejects transactions that cost more than a service accepts. */
export class BoundedEstimator implements IGasLimitEstimator {
  private readonly source: IGasLimitEstimator;
  private readonly most: bigint;

  constructor(source: IGasLimitEstimator, most: bigint) {
    this.source = source;
    this.most = most;
  }

  async estimateGasLimit(options: {transaction: Transaction}): Promise<bigint> {
    const estimate = ((await this.source.estimateGasLimit(options)) * 11n) / 10n;
    if (estimate > this.most) throw new Error(`the call needs ${estimate} gas, more than ${this.most}`);
    return estimate;
  }
}
// #endregion estimator
