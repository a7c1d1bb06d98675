// #region start
import {initApp} from '@multiversx/sdk-dapp/out/methods/initApp/initApp';
import type {InitAppType} from '@multiversx/sdk-dapp/out/methods/initApp/initApp.types';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';
import {ThemesEnum} from '@multiversx/sdk-dapp/out/types/theme.types';

export const config: InitAppType = {
  storage: {getStorageCallback: () => sessionStorage},
  dAppConfig: {
    environment: EnvironmentsEnum.devnet,
    nativeAuth: {expirySeconds: 3600, tokenExpirationToastWarningSeconds: 60},
    theme: ThemesEnum.light,
    providers: {walletConnect: {walletConnectV2ProjectId: 'your-project-id'}},
  },
};

/** Await it before the first render. A second call does nothing while the first one runs. */
export function start(overrides: Partial<InitAppType> = {}): Promise<void> {
  return initApp({...config, ...overrides});
}
// #endregion start

// #region other-chain
export function startOnOtherChain(apiAddress: string): Promise<void> {
  // Without an environment, the rest is read from this API.
  return initApp({dAppConfig: {network: {apiAddress}}});
}
// #endregion other-chain
