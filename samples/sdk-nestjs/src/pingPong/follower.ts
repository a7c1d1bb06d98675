import {CacheService} from '@multiversx/sdk-nestjs-cache';
import {TransactionProcessor, type ShardTransaction} from '@multiversx/sdk-transaction-processor';
import {Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown} from '@nestjs/common';
import {Deposits} from './deposits';
import {settings} from './settings';

const keyOf = (shard: number) => `ping-pong:last-block:${shard}`;

/** Reads the blocks of all shards, and removes the cached deposit of each user who pings or pongs. */
@Injectable()
export class Follower implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Follower.name);
  private readonly processor = new TransactionProcessor();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly cache: CacheService,
    private readonly deposits: Deposits,
  ) {}

  onApplicationBootstrap(): void {
    // If the previous run is still in progress, the new run ends immediately.
    this.timer = setInterval(() => void this.run(), 2000);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    try {
      await this.processor.start({
        gatewayUrl: settings.gatewayUrl(),
        maxLookBehind: 100,
        onTransactionsReceived: (_shard, _nonce, transactions) => this.handle(transactions),
        getLastProcessedNonce: (shard) => this.cache.getRemote<number>(keyOf(shard)),
        setLastProcessedNonce: (shard, nonce) => this.cache.setRemote(keyOf(shard), nonce, 3600),
      });
    } catch (error) {
      // The next run reads the same block again.
      this.logger.warn(String(error));
    }
  }

  /** Processing a block twice is safe: it only deletes a cached value again. */
  private async handle(transactions: ShardTransaction[]): Promise<void> {
    for (const transaction of transactions) {
      const call = transaction.getDataFunctionName();
      if (transaction.receiver !== settings.contract() || (call !== 'ping' && call !== 'pong')) continue;
      await this.deposits.forget(transaction.sender);
      this.logger.log(`${call} of ${transaction.sender}`);
    }
  }
}
