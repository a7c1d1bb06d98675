import 'reflect-metadata';
import {NativeAuth, NativeAuthGuard} from '@multiversx/sdk-nestjs-auth';
import {InMemoryCacheModule, InMemoryCacheService} from '@multiversx/sdk-nestjs-cache';
import {MXNEST_CONFIG_SERVICE, ParseAddressPipe, type MxnestConfigService} from '@multiversx/sdk-nestjs-common';
import {BadGatewayException, Controller, Get, Injectable, Module, Param, UseGuards} from '@nestjs/common';
import {NestFactory} from '@nestjs/core';

const apiUrl = process.env['API_URL'] ?? 'https://devnet-api.multiversx.com';

/** Settings of the login guards. */
@Injectable()
export class GuardSettings implements MxnestConfigService {
  getApiUrl = () => apiUrl;
  getNativeAuthMaxExpirySeconds = () => 86_400;
  getNativeAuthAcceptedOrigins = () => ['http://localhost:5173'];
  getSecurityAdmins = () => [];
  getJwtSecret = () => ''; // not used, because no route accepts a JWT
}

@Controller('accounts')
export class AccountsController {
  constructor(private readonly cache: InMemoryCacheService) {}

  /** Requests an account from the API at most once in 6 seconds. */
  @Get(':address')
  getAccount(@Param('address', ParseAddressPipe) address: string) {
    return this.cache.getOrSet(`account:${address}`, () => loadAccount(address), 6);
  }
}

@Controller('me')
@UseGuards(NativeAuthGuard)
export class MeController {
  /** Returns the address of the logged-in user. */
  @Get()
  getMe(@NativeAuth('address') address: string) {
    return {address};
  }
}

async function loadAccount(address: string): Promise<{address: string; balance: string; nonce: number}> {
  const response = await fetch(`${apiUrl}/accounts/${address}?fields=address,balance,nonce`);
  if (!response.ok) throw new BadGatewayException(`The API returned status ${response.status}`);
  return response.json() as Promise<{address: string; balance: string; nonce: number}>;
}

@Module({
  imports: [InMemoryCacheModule.forRoot()],
  controllers: [AccountsController, MeController],
  providers: [{provide: MXNEST_CONFIG_SERVICE, useClass: GuardSettings}],
})
export class AppModule {}

export async function start(port: number) {
  const app = await NestFactory.create(AppModule);
  await app.listen(port);
  return app;
}

if (require.main === module) void start(3000);
