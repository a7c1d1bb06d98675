import {initApp} from '@multiversx/sdk-dapp/out/methods/initApp/initApp';
import type {InitAppType} from '@multiversx/sdk-dapp/out/methods/initApp/initApp.types';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';

/** Sets up the store. Await it before the first render. */
export function start(overrides: Partial<InitAppType> = {}): Promise<void> {
  return initApp({
    storage: {getStorageCallback: () => sessionStorage},
    dAppConfig: {environment: EnvironmentsEnum.devnet, nativeAuth: true},
    ...overrides,
  });
}
