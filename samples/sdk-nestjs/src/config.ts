import type {MxnestConfigService} from '@multiversx/sdk-nestjs-common';
import {MXNEST_CONFIG_SERVICE} from '@multiversx/sdk-nestjs-common';
import {Global, Injectable, Module} from '@nestjs/common';

/** Settings of the login guards. */
@Injectable()
export class ServiceConfig implements MxnestConfigService {
  getApiUrl(): string {
    return process.env['API_URL'] ?? 'https://devnet-api.multiversx.com';
  }

  getNativeAuthMaxExpirySeconds(): number {
    return 86_400;
  }

  getNativeAuthAcceptedOrigins(): string[] {
    return (process.env['ACCEPTED_ORIGINS'] ?? 'https://app.example').split(',');
  }

  getSecurityAdmins(): string[] {
    return (process.env['ADMINS'] ?? '').split(',').filter((address) => address !== '');
  }

  getJwtSecret(): string {
    const secret = process.env['JWT_SECRET'];
    if (!secret) throw new Error('JWT_SECRET is not set');
    return secret;
  }
}

@Global()
@Module({
  providers: [{provide: MXNEST_CONFIG_SERVICE, useClass: ServiceConfig}],
  exports: [MXNEST_CONFIG_SERVICE],
})
export class ServiceConfigModule {}
