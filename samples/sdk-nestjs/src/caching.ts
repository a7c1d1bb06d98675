import {CacheModule, RedisCacheModuleOptions} from '@multiversx/sdk-nestjs-cache';

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
