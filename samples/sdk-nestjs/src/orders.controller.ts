import {
  Jwt,
  JwtAdminGuard,
  JwtAuthenticateGuard,
  JwtOrNativeAuthGuard,
  NativeAuth,
  NativeAuthAdminGuard,
  NativeAuthGuard,
  NoAuth,
} from '@multiversx/sdk-nestjs-auth';
import {CacheService, CachingInterceptor, NoCache} from '@multiversx/sdk-nestjs-cache';
import {ParseAddressPipe} from '@multiversx/sdk-nestjs-common';
import {MetricsService} from '@multiversx/sdk-nestjs-monitoring';
import {Controller, Delete, Get, Injectable, Param, UseGuards, UseInterceptors} from '@nestjs/common';
import {HttpAdapterHost} from '@nestjs/core';

// #region native-auth
@Controller('orders')
@UseGuards(NativeAuthGuard)
export class OrdersController {
  @Get('mine')
  getMine(@NativeAuth('address') address: string) {
    return {address, orders: []};
  }

  @Get('session')
  getSession(@NativeAuth() session: {issued: number; expires: number; origin: string; signerAddress: string}) {
    return session;
  }

  @NoAuth()
  @Get('open')
  getOpen() {
    return {orders: []};
  }

  @Delete(':id')
  @UseGuards(NativeAuthAdminGuard) // runs after the class's guard, which sets the address
  delete(@Param('id') id: string) {
    return {deleted: id};
  }
}
// #endregion native-auth

// #region jwt
@Controller('reports')
export class ReportsController {
  @Get()
  @UseGuards(JwtAuthenticateGuard)
  getReport(@Jwt('address') address: string) {
    return {address};
  }

  @Get('all')
  @UseGuards(JwtAuthenticateGuard, JwtAdminGuard)
  getAll(@Jwt() jwt: {address: string; iat: number}) {
    return {requestedBy: jwt.address};
  }

  @Get('either')
  @UseGuards(JwtOrNativeAuthGuard)
  getEither(@Jwt('address') address: string) {
    return {address};
  }
}
// #endregion jwt

// #region caching-interceptor
/** Nest can't inject the duration (in seconds), so this subclass sets it. */
@Injectable()
export class ThreeSeconds extends CachingInterceptor {
  constructor(cache: CacheService, host: HttpAdapterHost, metrics: MetricsService) {
    super(cache, host, metrics, 3);
  }
}

@Controller('tokens')
@UseInterceptors(ThreeSeconds)
export class TokensController {
  private reads = 0;

  /** Returns the same response to equal requests within three seconds. */
  @Get(':owner')
  getTokens(@Param('owner', ParseAddressPipe) owner: string) {
    this.reads += 1;
    return {owner, reads: this.reads};
  }

  @NoCache()
  @Get(':owner/fresh')
  getFresh(@Param('owner', ParseAddressPipe) owner: string) {
    this.reads += 1;
    return {owner, reads: this.reads};
  }
}
// #endregion caching-interceptor
