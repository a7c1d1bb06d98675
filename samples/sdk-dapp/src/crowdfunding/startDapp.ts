// #region start
import {initApp} from '@multiversx/sdk-dapp/out/methods/initApp/initApp';
import type {InitAppType} from '@multiversx/sdk-dapp/out/methods/initApp/initApp.types';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';

/** Call it once, and render the app after it: hooks and providers need its set-up. */
export function startDapp(overrides: Partial<InitAppType> = {}): Promise<void> {
  return initApp({
    storage: {getStorageCallback: () => sessionStorage},
    dAppConfig: {environment: EnvironmentsEnum.devnet, nativeAuth: true},
    ...overrides,
  });
}
// #endregion start
