import {InMemoryCacheModule, RedisCacheModule, RedisCacheModuleOptions} from '@multiversx/sdk-nestjs-cache';
import {Module} from '@nestjs/common';
import {Counters} from './prices';

/** Memory and Redis as two separate services. */
@Module({
  imports: [
    InMemoryCacheModule.forRoot(),
    RedisCacheModule.forRootAsync({
      useFactory: () => new RedisCacheModuleOptions({host: '127.0.0.1', port: Number(process.env['REDIS_PORT'])}),
    }),
  ],
  providers: [Counters],
})
export class CountersModule {}
