import {CacheModule, InMemoryCacheModule, RedisCacheModuleOptions} from '@multiversx/sdk-nestjs-cache';
import {Module} from '@nestjs/common';

// #region two-level
/** Memory in front of Redis. The module is global, so `CacheService` can be injected everywhere. */
export const twoLevelCache = CacheModule.forRootAsync(
  {
    useFactory: () =>
      new RedisCacheModuleOptions({
        host: process.env['REDIS_HOST'] ?? '127.0.0.1',
        port: Number(process.env['REDIS_PORT'] ?? 6379),
      }),
  },
  {maxItems: 10_000},
);
// #endregion two-level

// #region memory
/** Only memory, for a service with one process. */
@Module({imports: [InMemoryCacheModule.forRoot({maxItems: 10_000})], exports: [InMemoryCacheModule]})
export class MemoryCacheModule {}
// #endregion memory

