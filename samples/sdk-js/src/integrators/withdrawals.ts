import {
  Address,
  Token,
  TokenTransfer,
  Transaction,
  TransactionComputer,
  TransactionsFactoryConfig,
  TransferTransactionsFactory,
  type Account,
  type IPlainTransactionObject,
} from '@multiversx/sdk-core';
import {GatewayError, type Gateway, type NetworkConfig} from './gateway.js';

// #region state
export interface Payment {
  /** The id of the user's request: two requests with the same id are paid once. */
  id: string;
  receiver: string;
  /** `EGLD`, a fungible token, or collection and nonce of an NFT. */
  token: string;
  amount: bigint;
}

/** A signed transaction of a withdrawal. A replacement has the same nonce, so the network executes at most one. */
export interface Attempt {
  hash: string;
  transaction: IPlainTransactionObject;
  signedAt: number;
  sentAt?: number;
}

export interface Withdrawal extends Payment {
  state: 'queued' | 'signed' | 'done' | 'failed' | 'review';
  nonce?: bigint;
  attempts: Attempt[];
  missingSince?: number;
  reason?: string;
}

export interface SenderState {
  nextNonce?: bigint;
  withdrawals: Record<string, Withdrawal>;
}

/** Stores the state. `write` returns only once the state would survive a power failure. */
export interface SenderStore {
  read(): Promise<SenderState>;
  write(state: SenderState): Promise<void>;
}
// #endregion state

// #region limits
export const LIMITS = {
  /** A node rejects a nonce that is more than 100 above the account's. */
  noncesAhead: 100n,
  /** Resend the same bytes after this delay. */
  resendAfterMs: 30_000,
  /** Raise the gas price of the first pending transaction after this delay. */
  replaceAfterMs: 120_000,
  /** The maximum gas price of a replacement, as a multiple of the network's minimum. */
  highestPriceFactor: 5n,
  /** How long a transaction whose nonce is used may be missing from the gateway. */
  missingForMs: 120_000,
};
// #endregion limits

// #region class
/** The account's nonce changed without this program: another program signs with the same key. */
export class KeyUsedElsewhere extends Error {}

export class WithdrawalSender {
  private readonly factory: TransferTransactionsFactory;
  private readonly computer = new TransactionComputer();
  private readonly minGasPrice: bigint;

  constructor(
    private readonly gateway: Gateway,
    private readonly store: SenderStore,
    private readonly account: Account,
    network: NetworkConfig,
    private readonly now: () => number = Date.now,
  ) {
    const config = new TransactionsFactoryConfig({chainID: network.erd_chain_id});
    config.minGasLimit = BigInt(network.erd_min_gas_limit);
    config.gasLimitPerByte = BigInt(network.erd_gas_per_data_byte);
    this.factory = new TransferTransactionsFactory({config});
    this.minGasPrice = BigInt(network.erd_min_gas_price);
  }
  // #endregion class

  // #region request
  /** Queues a request, without signing it yet. A second request with the same id has no effect. */
  async request(payment: Payment): Promise<Withdrawal> {
    const state = await this.store.read();
    const known = state.withdrawals[payment.id];
    if (known !== undefined) return known;

    const receiver = Address.newFromBech32(payment.receiver); // throws if the checksum is wrong
    if (receiver.isSmartContract()) throw new Error('withdrawals to contracts are not supported');
    if (payment.amount <= 0n) throw new Error('the amount must be greater than zero');

    const withdrawal: Withdrawal = {...payment, state: 'queued', attempts: []};
    state.withdrawals[payment.id] = withdrawal;
    await this.store.write(state);
    return withdrawal;
  }
  // #endregion request

  // #region tick
  /** Closes executed withdrawals, signs new ones, and sends those that are due. Call it every few seconds. */
  async tick(): Promise<void> {
    const state = await this.store.read();
    const onChain = await this.gateway.account(this.account.address.toBech32());
    if (state.nextNonce !== undefined && onChain.nonce > state.nextNonce) {
      throw new KeyUsedElsewhere(
        `the account's nonce is ${onChain.nonce}, but the next nonce to sign is ${state.nextNonce}`,
      );
    }
    await this.settle(state, onChain.nonce);
    await this.sign(state, onChain);
    await this.broadcast(state, onChain.nonce);
  }
  // #endregion tick

  // #region sign
  /** Assigns nonces without a gap, and stores the signed bytes before it sends them. */
  private async sign(state: SenderState, onChain: {nonce: bigint; balance: bigint}): Promise<void> {
    state.nextNonce ??= onChain.nonce;
    const waiting = inLine(state, onChain.nonce);
    let spendable = waiting.reduce((rest, {attempts}) => rest - costOf(attempts), onChain.balance);

    for (const withdrawal of Object.values(state.withdrawals)) {
      if (withdrawal.state !== 'queued') continue;
      if (state.nextNonce >= onChain.nonce + LIMITS.noncesAhead) break;
      const attempt = await this.signedAttempt(withdrawal, state.nextNonce, this.minGasPrice);
      spendable -= costOf([attempt]);
      if (spendable < 0n) break; // the hot wallet needs a refill
      Object.assign(withdrawal, {state: 'signed', nonce: state.nextNonce, attempts: [attempt]});
      state.nextNonce += 1n;
    }
    await this.store.write(state);
  }

  private async signedAttempt(payment: Payment, nonce: bigint, gasPrice: bigint): Promise<Attempt> {
    const receiver = Address.newFromBech32(payment.receiver);
    const {token, amount} = payment;
    const transaction = await (token === 'EGLD'
      ? this.factory.createTransactionForNativeTokenTransfer(this.account.address, {
          receiver,
          nativeAmount: amount,
        })
      : this.factory.createTransactionForESDTTokenTransfer(this.account.address, {
          receiver,
          tokenTransfers: [new TokenTransfer({token: parseToken(token), amount})],
        }));
    transaction.nonce = nonce;
    transaction.gasPrice = gasPrice;
    transaction.signature = await this.account.signTransaction(transaction);
    return {
      hash: this.computer.computeTransactionHash(transaction),
      transaction: transaction.toPlainObject(),
      signedAt: this.now(),
    };
  }
  // #endregion sign

  // #region broadcast
  private async broadcast(state: SenderState, accountNonce: bigint): Promise<void> {
    for (const withdrawal of inLine(state, accountNonce)) {
      if (withdrawal.nonce === accountNonce) await this.replaceIfStuck(state, withdrawal);
      const attempt = withdrawal.attempts.at(-1)!;
      if (attempt.sentAt !== undefined && this.now() - attempt.sentAt < LIMITS.resendAfterMs) continue;
      try {
        await this.gateway.send(attempt.transaction);
      } catch (error) {
        const isRejected = error instanceof GatewayError && error.httpStatus === 400;
        const isTemporary = isRejected && /lowerNonceInTx|veryHighNonceInTx|insufficient funds/.test(error.message);
        // Try again in the next tick: the nonce is used, the window is full, the wallet is empty, or the gateway is down.
        if (!isRejected || isTemporary) return;
        await this.fillGap(state, withdrawal, error.message);
        return;
      }
      attempt.sentAt = this.now();
      await this.store.write(state);
    }
  }
  // #endregion broadcast

  // #region replace
  /** Raises only the price of the first transaction, which blocks all others. Only one of its versions is executed. */
  private async replaceIfStuck(state: SenderState, withdrawal: Withdrawal): Promise<void> {
    const last = withdrawal.attempts.at(-1)!;
    const price = BigInt(last.transaction.gasPrice);
    const higher = (price * 12n) / 10n;
    if (last.sentAt === undefined || this.now() - last.signedAt < LIMITS.replaceAfterMs) return;
    if (higher > this.minGasPrice * LIMITS.highestPriceFactor) return;
    withdrawal.attempts.push(await this.signedAttempt(withdrawal, withdrawal.nonce!, higher));
    await this.store.write(state);
  }
  // #endregion replace

  // #region fill-gap
  /** Fills the nonce gap of a rejected transaction with an empty transfer to yourself. */
  private async fillGap(state: SenderState, rejected: Withdrawal, reason: string): Promise<void> {
    const nonce = rejected.nonce!;
    const filler = {
      id: `filler-${nonce}`,
      receiver: this.account.address.toBech32(),
      token: 'EGLD',
      amount: 0n,
    };
    const attempt = await this.signedAttempt(filler, nonce, this.minGasPrice);
    state.withdrawals[filler.id] = {...filler, state: 'signed', nonce, attempts: [attempt]};
    rejected.state = 'review';
    rejected.reason = reason;
    await this.store.write(state);
  }
  // #endregion fill-gap

  // #region settle
  /**
   * All nonces below the account's nonce are used. Queries the gateway for the transaction that used each one, and
   * its status.
   */
  private async settle(state: SenderState, accountNonce: bigint): Promise<void> {
    for (const withdrawal of Object.values(state.withdrawals)) {
      if (withdrawal.state !== 'signed' || withdrawal.nonce! >= accountNonce) continue;
      const outcomes = await Promise.all(withdrawal.attempts.map(({hash}) => this.outcomeOf(hash)));
      if (outcomes.some(({status}) => status === 'success')) {
        withdrawal.state = 'done';
      } else if (outcomes.some(({status}) => status === 'fail')) {
        withdrawal.state = 'failed';
        withdrawal.reason = outcomes.find(({status}) => status === 'fail')?.reason;
      } else if (outcomes.every(({status}) => status === 'missing')) {
        withdrawal.missingSince ??= this.now();
        if (this.now() - withdrawal.missingSince < LIMITS.missingForMs) continue;
        withdrawal.state = 'review';
        withdrawal.reason = 'another transaction used the nonce';
      } // otherwise, it is still on its way to the receiver's shard
    }
    await this.store.write(state);
  }

  private async outcomeOf(hash: string): Promise<{status: string; reason: string}> {
    try {
      const outcome = await this.gateway.processStatus(hash);
      // It was in a block, but another transaction had already used its nonce.
      return outcome.status === 'not-executable-in-block' ? {status: 'missing', reason: ''} : outcome;
    } catch (error) {
      if (error instanceof GatewayError && /transaction not found/.test(error.message)) {
        return {status: 'missing', reason: ''};
      }
      throw error;
    }
  }
  // #endregion settle
}

/** Returns the withdrawals that are signed but not executed yet, ordered by nonce. */
function inLine(state: SenderState, accountNonce: bigint): Withdrawal[] {
  return Object.values(state.withdrawals)
    .filter((withdrawal) => withdrawal.state === 'signed' && withdrawal.nonce! >= accountNonce)
    .sort((a, b) => Number(a.nonce! - b.nonce!));
}

/** The maximum cost of a withdrawal in EGLD, whichever of its attempts is executed. */
function costOf(attempts: Attempt[]): bigint {
  const costs = attempts.map(({transaction}) => {
    const {value, gasLimit, gasPrice} = Transaction.newFromPlainObject(transaction);
    return value + gasLimit * gasPrice;
  });
  return costs.reduce((most, cost) => (cost > most ? cost : most), 0n);
}

/** `USDC-c76f1f` is a fungible token, `NFT-a1b2c3-0a` is number 10 of a collection. */
function parseToken(token: string): Token {
  const [ticker, random, nonce] = token.split('-');
  return new Token({
    identifier: `${ticker}-${random}`,
    nonce: nonce === undefined ? 0n : BigInt(`0x${nonce}`),
  });
}
