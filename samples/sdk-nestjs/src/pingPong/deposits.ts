import {CacheService} from '@multiversx/sdk-nestjs-cache';
import {Injectable} from '@nestjs/common';
import {ContractReader} from './contract';

const keyOf = (user: string) => `ping-pong:unlocks-at:${user}`;

@Injectable()
export class Deposits {
  constructor(
    private readonly cache: CacheService,
    private readonly reader: ContractReader,
  ) {}

  async get(user: string): Promise<{amount: string; unlocksAt: number}> {
    const [amount, unlocksAt] = await Promise.all([
      // One hour, because the amount never changes.
      this.cache.getOrSet('ping-pong:amount', () => this.reader.getAmount(), 3600),
      // The follower deletes a changed deposit. If it misses a change, the value expires after 30 seconds.
      this.cache.getOrSetRemote(keyOf(user), () => this.reader.getUnlocksAt(user), 30),
    ]);
    return {amount, unlocksAt};
  }

  async forget(user: string): Promise<void> {
    await this.cache.deleteRemote(keyOf(user));
  }
}
