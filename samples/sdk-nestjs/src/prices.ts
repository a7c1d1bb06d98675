import {CacheService, InMemoryCacheService, RedisCacheService} from '@multiversx/sdk-nestjs-cache';
import {Injectable} from '@nestjs/common';

/** Where prices come from; slow. */
@Injectable()
export class PriceSource {
  async load(token: string): Promise<number> {
    const response = await fetch(`https://devnet-api.multiversx.com/tokens/${token}?fields=price`);
    const {price} = (await response.json()) as {price: number};
    return price;
  }
}

// #region get-or-set
@Injectable()
export class PriceService {
  constructor(
    private readonly cache: CacheService,
    private readonly source: PriceSource,
  ) {}

  /** Redis stores a price for a minute, this process for six seconds. */
  getPrice(token: string): Promise<number> {
    return this.cache.getOrSet(`price:${token}`, () => this.source.load(token), 60, 6);
  }

  /** After a change: immediately in Redis, and in other processes after their six seconds. */
  async refresh(token: string): Promise<number> {
    return this.cache.setOrUpdate(`price:${token}`, () => this.source.load(token), 60, 6);
  }

  async forget(token: string): Promise<void> {
    await this.cache.delete(`price:${token}`);
  }
}
// #endregion get-or-set

// #region many
@Injectable()
export class PriceList {
  constructor(
    private readonly cache: CacheService,
    private readonly source: PriceSource,
  ) {}

  /** Loads what isn't cached. The result has the prices by their keys in the cache. */
  getPrices(tokens: string[]): Promise<{[key: string]: number}> {
    return this.cache.batchGetAll(
      tokens,
      (token) => `price:${token}`,
      (token) => this.source.load(token),
      60,
    );
  }
}
// #endregion many

// #region one-level
@Injectable()
export class Counters {
  constructor(
    private readonly memory: InMemoryCacheService,
    private readonly redis: RedisCacheService,
  ) {}

  /** For this process only; lost when it ends. */
  rememberHere(key: string, value: number): void {
    this.memory.set(key, value, 30);
  }

  /** For all processes: Redis counts. */
  countEverywhere(key: string): Promise<number> {
    return this.redis.increment(key, 3_600);
  }
}
// #endregion one-level
