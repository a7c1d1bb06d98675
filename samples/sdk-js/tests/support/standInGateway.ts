import {createHash} from 'node:crypto';
import {Transaction, TransactionComputer, UserVerifier} from '@multiversx/sdk-core';
import {failed, ok, startLocalGateway, type Answer, type LocalGateway} from './localGateway.js';

const METACHAIN = 4_294_967_295;
const MAX_NONCES_AHEAD = 100n;

/**
 * A gateway with a small chain behind it, which checks, orders and executes transactions by the node's rules and
 * responds in the format of the proxy. Nothing happens automatically: a test adds hyperblocks and executes the pool.
 */
export class StandInGateway {
  /** Hyperblocks by nonce, as `/hyperblock/by-nonce/{nonce}` serves them. */
  readonly hyperblocks = new Map<number, any>();
  readonly accounts = new Map<string, {nonce: bigint; balance: bigint}>();
  /** Signed transactions that wait, in the order of arrival. */
  pool: {hash: string; transaction: Transaction}[] = [];
  /** Method and path of every request. */
  readonly requests: string[] = [];
  /** Hashes in the order in which they were posted, repetitions included. */
  readonly posted: string[] = [];
  readonly processStatuses = new Map<string, {status: string; reason: string}>();
  finalNonce = 0;
  /** Makes every request fail, as if no observer responded. */
  isDown = false;
  /** A reason to reject a transaction in addition to the rules of the node: an error message for a transaction, or undefined. */
  refuse: (transaction: Transaction) => string | undefined = () => undefined;

  private gateway: LocalGateway | undefined;

  async start(): Promise<string> {
    this.gateway = await startLocalGateway((route, query, body) => {
      this.requests.push(route);
      return this.answer(route, query, body);
    });
    return this.gateway.url;
  }

  async stop(): Promise<void> {
    await this.gateway?.close();
  }

  /** Adds the next hyperblock and makes it final. */
  addHyperblock(entries: object[]): void {
    const nonce = this.finalNonce + 1;
    this.hyperblocks.set(nonce, hyperblock(nonce, entries));
    this.finalNonce = nonce;
  }

  /** Executes what the pool holds without a gap, and lets every transaction end as told. */
  execute(limit = Infinity, ending = {status: 'success', reason: ''}): string[] {
    const executed: string[] = [];
    while (executed.length < limit) {
      const candidates = this.pool.filter(({transaction}) => transaction.nonce === this.nonceOf(transaction));
      const [next] = candidates.sort((a, b) => Number(b.transaction.gasPrice - a.transaction.gasPrice));
      if (next === undefined) break;
      const account = this.accounts.get(next.transaction.sender.toBech32())!;
      account.nonce += 1n;
      account.balance -= next.transaction.value + 50_000n * next.transaction.gasPrice;
      this.pool = this.pool.filter(({transaction}) => transaction.nonce >= this.nonceOf(transaction));
      this.processStatuses.set(next.hash, ending);
      executed.push(next.hash);
    }
    return executed;
  }

  private nonceOf(transaction: Transaction): bigint {
    return this.accounts.get(transaction.sender.toBech32())?.nonce ?? 0n;
  }

  private async answer(route: string, query: URLSearchParams, body: any): Promise<Answer> {
    if (this.isDown) return failed(500, 'sending request error');
    if (route === 'GET /network/config') {
      return ok({
        config: {
          erd_chain_id: 'D',
          erd_gas_per_data_byte: 1_500,
          erd_min_gas_limit: 50_000,
          erd_min_gas_price: 1_000_000_000,
          erd_num_shards_without_meta: 3,
          erd_round_duration: 600,
        },
      });
    }
    if (route === `GET /network/status/${METACHAIN}`) {
      return ok({status: {erd_nonce: this.finalNonce, erd_highest_final_nonce: this.finalNonce}});
    }
    const [, section = '', first = '', second = ''] = route.replace(/^\w+ /, '').split('/');
    if (section === 'hyperblock') {
      const block = this.hyperblocks.get(Number(second));
      if (block === undefined) {
        return failed(500, 'sending request error, getting block failed: block not found');
      }
      return ok({hyperblock: query.get('withLogs') === 'true' ? block : withoutLogs(block)});
    }
    if (section === 'address') {
      const {nonce, balance} = this.accounts.get(first) ?? {nonce: 0n, balance: 0n};
      return ok({
        account: {address: first, nonce: Number(nonce), balance: balance.toString(), username: '', code: ''},
        blockInfo: {nonce: this.finalNonce},
      });
    }
    if (route === 'POST /transaction/send') return this.send(body);
    if (section === 'transaction' && second === 'process-status') {
      const status = this.processStatuses.get(first);
      if (status !== undefined) return ok(status);
      if (this.pool.some(({hash}) => hash === first)) return ok({status: 'pending', reason: ''});
      return failed(500, 'transaction not found');
    }
    return failed(404, `the stand-in has no route ${route}`);
  }

  private async send(body: any): Promise<Answer> {
    const transaction = Transaction.newFromPlainObject(body);
    const hash = new TransactionComputer().computeTransactionHash(transaction);
    this.posted.push(hash);
    const problem = await this.problemOf(transaction);
    if (problem !== undefined) return failed(400, `transaction generation failed: ${problem}`);
    if (!this.pool.some((known) => known.hash === hash)) this.pool.push({hash, transaction});
    return ok({txHash: hash});
  }

  private async problemOf(transaction: Transaction): Promise<string | undefined> {
    const refused = this.refuse(transaction);
    if (refused !== undefined) return refused;
    if (transaction.chainID !== 'D') return 'invalid chain ID';
    const bytes = new TransactionComputer().computeBytesForSigning(transaction);
    if (!(await UserVerifier.fromAddress(transaction.sender).verify(bytes, transaction.signature))) {
      return 'ed25519: invalid signature';
    }
    const nonce = this.nonceOf(transaction);
    const isLower = transaction.nonce < nonce;
    const isFarAhead = transaction.nonce > nonce + MAX_NONCES_AHEAD;
    if (isLower || isFarAhead) {
      return `invalid transaction lowerNonceInTx: ${isLower}, veryHighNonceInTx: ${isFarAhead}`;
    }
    return undefined;
  }
}

/** The hash that the fake gateway gives to the hyperblock with a nonce. */
export function hyperblockHash(nonce: number): string {
  return createHash('sha256').update(`hyperblock ${nonce}`).digest('hex');
}

function hyperblock(nonce: number, transactions: object[]): object {
  return {
    hash: hyperblockHash(nonce),
    prevBlockHash: hyperblockHash(nonce - 1),
    stateRootHash: createHash('sha256').update(`state ${nonce}`).digest('hex'),
    nonce,
    round: nonce + 11,
    epoch: 2,
    numTxs: transactions.length,
    timestamp: 1_796_000_000 + nonce * 6,
    shardBlocks: [0, 1, 2].map((shard) => ({
      hash: hyperblockHash(nonce * 10 + shard),
      nonce,
      round: nonce + 9,
      shard,
    })),
    transactions,
    status: 'on-chain',
  };
}

function withoutLogs(block: any): object {
  return {...block, transactions: block.transactions.map(({logs: _, ...entry}: any) => entry)};
}
