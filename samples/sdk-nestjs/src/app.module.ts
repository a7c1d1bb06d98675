import {Module} from '@nestjs/common';
import {twoLevelCache} from './caching';
import {ServiceConfigModule} from './config';
import {MonitoringModule} from './metrics';
import {OrdersController, ReportsController, TokensController} from './orders.controller';
import {PriceList, PriceService, PriceSource} from './prices';

@Module({
  imports: [ServiceConfigModule, MonitoringModule, twoLevelCache],
  controllers: [OrdersController, ReportsController, TokensController],
  providers: [PriceService, PriceList, PriceSource],
})
export class AppModule {}
