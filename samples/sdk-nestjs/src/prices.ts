import {CacheService, InMemoryCacheService, RedisCacheService} from '@multiversx/sdk-nestjs-cache';
import {Injectable} from '@nestjs/common';

/** Loads prices from the API, which is slow. */
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

  /** Caches a price for 60 seconds in Redis, and for 6 seconds in memory. */
  getPrice(token: string): Promise<number> {
    return this.cache.getOrSet(`price:${token}`, () => this.source.load(token), 60, 6);
  }

  /** Updates Redis immediately. Other processes see the new price after at most 6 seconds. */
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

  /** Loads the prices that aren't cached. The keys of the result are the cache keys. */
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

  /** Visible to this process only, and lost when it ends. */
  rememberHere(key: string, value: number): void {
    this.memory.set(key, value, 30);
  }

  /** Shared by all processes, because Redis counts. */
  countEverywhere(key: string): Promise<number> {
    return this.redis.increment(key, 3_600);
  }
}
// #endregion one-level
