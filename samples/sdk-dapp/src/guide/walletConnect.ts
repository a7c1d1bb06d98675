// #region config
import type {InitAppType} from '@multiversx/sdk-dapp/out/methods/initApp/initApp.types';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';

/** Settings for `initApp`. With a project ID, xPortal works in the panel and in `ProviderFactory`. */
export function withWalletConnect(projectId: string): InitAppType {
  return {
    dAppConfig: {
      environment: EnvironmentsEnum.mainnet,
      nativeAuth: true,
      providers: {walletConnect: {walletConnectV2ProjectId: projectId}},
    },
  };
}
// #endregion config
