import {
  CpuProfiler,
  LoggingInterceptor,
  MetricsModule,
  MetricsService,
  PerformanceProfiler,
  RequestCpuTimeInterceptor,
} from '@multiversx/sdk-nestjs-monitoring';
import {Controller, Get, Header, Injectable, Module} from '@nestjs/common';
import {APP_INTERCEPTOR} from '@nestjs/core';
import {Gauge, Histogram, register} from 'prom-client';

// #region controller
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  @Get()
  @Header('content-type', 'text/plain')
  getMetrics(): Promise<string> {
    return this.metrics.getMetrics();
  }
}
// #endregion controller

// #region custom
/** Custom metrics. A process can register each name only once, so the constructor looks for an existing metric first. */
@Injectable()
export class ShopMetrics {
  private readonly openOrders: Gauge;
  private readonly payments: Histogram;

  constructor() {
    this.openOrders =
      (register.getSingleMetric('shop_open_orders') as Gauge | undefined) ??
      new Gauge({name: 'shop_open_orders', help: 'Unpaid orders'});
    this.payments =
      (register.getSingleMetric('shop_payment_ms') as Histogram<'result'> | undefined) ??
      new Histogram({
        name: 'shop_payment_ms',
        help: 'Time from sending a payment to its final status',
        labelNames: ['result'],
        buckets: [600, 1_200, 3_000, 6_000, 12_000],
      });
  }

  setOpenOrders(count: number): void {
    this.openOrders.set(count);
  }

  addPayment(result: 'success' | 'fail', milliseconds: number): void {
    this.payments.labels(result).observe(milliseconds);
  }
}
// #endregion custom

// #region profile
@Injectable()
export class Settlement {
  constructor(private readonly metrics: MetricsService) {}

  /** Measures and logs a call to another system. */
  async settle(pay: () => Promise<string>): Promise<string> {
    const profiler = new PerformanceProfiler();
    try {
      return await pay();
    } finally {
      profiler.stop('Settlement', true);
      this.metrics.setExternalCall('payments', profiler.duration);
    }
  }

  /** The same in one line, but without a metric. */
  settleAndLog(pay: () => Promise<string>): Promise<string> {
    return PerformanceProfiler.profile('Settlement', pay);
  }

  /** CPU time of the awaited code, without the time spent waiting. */
  async measureCpu(work: () => Promise<void>): Promise<number> {
    const profiler = new CpuProfiler();
    await work();
    return profiler.stop('Settlement');
  }
}
// #endregion profile

// #region module
@Module({
  imports: [MetricsModule],
  controllers: [MetricsController],
  providers: [
    ShopMetrics,
    Settlement,
    {provide: APP_INTERCEPTOR, useClass: LoggingInterceptor},
    {provide: APP_INTERCEPTOR, useClass: RequestCpuTimeInterceptor},
  ],
  exports: [ShopMetrics, Settlement],
})
export class MonitoringModule {}
// #endregion module
