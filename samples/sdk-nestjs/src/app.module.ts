import {Module} from '@nestjs/common';
import {twoLevelCache} from './caching';
import {ServiceConfigModule} from './config';
import {MonitoringModule} from './metrics';
import {OrdersController, ReportsController, TokensController} from './orders.controller';
import {Counters, PriceList, PriceService, PriceSource} from './prices';
import {InMemoryCacheModule, RedisCacheModule, RedisCacheModuleOptions} from '@multiversx/sdk-nestjs-cache';

// #region module
@Module({
  imports: [ServiceConfigModule, MonitoringModule, twoLevelCache],
  controllers: [OrdersController, ReportsController, TokensController],
  providers: [PriceService, PriceList, PriceSource],
})
export class AppModule {}
// #endregion module

// #region one-level-module
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
// #endregion one-level-module
