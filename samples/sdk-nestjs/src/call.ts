import {ApiModule, ApiModuleOptions, ApiService, NativeAuthSigner} from '@multiversx/sdk-nestjs-http';
import {MetricsModule} from '@multiversx/sdk-nestjs-monitoring';
import {Injectable, Module} from '@nestjs/common';

// #region signer
/** Calls a service with a `NativeAuthGuard`. The signer creates a new token when the old one expires. */
@Injectable()
export class OrdersClient {
  private readonly signer: NativeAuthSigner;

  constructor(private readonly api: ApiService) {
    this.signer = new NativeAuthSigner({
      origin: 'https://app.example',
      apiUrl: process.env['API_URL'] ?? 'https://devnet-api.multiversx.com',
      expirySeconds: 7_200,
      signerPrivateKeyPath: process.env['PEM_FILE'],
    });
  }

  async getMine(url: string): Promise<{address: string}> {
    const headers = {origin: 'https://app.example'}; // must match the origin in the token
    const {data} = await this.api.get(`${url}/orders/mine`, {nativeAuthSigner: this.signer, headers});
    return data;
  }
}

@Module({imports: [ApiModule.forRoot(new ApiModuleOptions()), MetricsModule], providers: [OrdersClient], exports: [OrdersClient]})
export class OrdersClientModule {}
// #endregion signer
