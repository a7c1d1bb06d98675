// #region settings
import {initApp} from '@multiversx/sdk-dapp/out/methods/initApp/initApp';
import type {InitAppType} from '@multiversx/sdk-dapp/out/methods/initApp/initApp.types';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';
import {ThemesEnum} from '@multiversx/sdk-dapp/out/types/theme.types';

export const settings: InitAppType = {
  storage: {getStorageCallback: () => sessionStorage},
  dAppConfig: {
    environment: EnvironmentsEnum.devnet,
    nativeAuth: {expirySeconds: 3600, tokenExpirationToastWarningSeconds: 60},
    theme: ThemesEnum.light,
    providers: {walletConnect: {walletConnectV2ProjectId: 'your-project-id'}},
  },
};

export function startWithSettings(): Promise<void> {
  return initApp(settings);
}
// #endregion settings

// #region other-chain
/** Without an environment, initApp reads the configuration from this API. */
export function startOnOtherChain(apiAddress: string): Promise<void> {
  return initApp({dAppConfig: {network: {apiAddress}}});
}
// #endregion other-chain
