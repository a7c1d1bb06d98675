// #region panel
import {UnlockPanelManager} from '@multiversx/sdk-dapp/out/managers/UnlockPanelManager';
import {getIsLoggedIn} from '@multiversx/sdk-dapp/out/methods/account/getIsLoggedIn';

/** Opens the login panel. `onLogin` runs only if the user logged in. */
export async function openLoginPanel(onLogin: () => void): Promise<void> {
  const panel = UnlockPanelManager.init({
    // Without parameters, the panel does the login and calls this when it ends, even if the user refused.
    loginHandler: () => {
      if (getIsLoggedIn()) onLogin();
    },
    onClose: async () => console.info('The user closed the panel.'),
  });
  await panel.openUnlockPanel();
}
// #endregion panel

// #region factory
import {ProviderFactory} from '@multiversx/sdk-dapp/out/providers/ProviderFactory';
import type {ProviderType} from '@multiversx/sdk-dapp/out/providers/types/providerFactory.types';

/** Logs in with one wallet, such as `ProviderTypeEnum.extension`. Returns undefined if the user refused. */
export async function logInWith(type: ProviderType): Promise<string | undefined> {
  const provider = await ProviderFactory.create({type});
  const login = await provider.login();
  return login?.address;
}
// #endregion factory

// #region own-handler
import {ProviderTypeEnum} from '@multiversx/sdk-dapp/out/providers/types/providerFactory.types';

export function initPanelWithOwnLogin(onLogin: (address: string) => void): UnlockPanelManager {
  return UnlockPanelManager.init({
    // With parameters, your function does the login.
    loginHandler: async ({type, anchor}) => {
      const provider = await ProviderFactory.create({type, anchor});
      const login = await provider.login();
      if (login) onLogin(login.address);
    },
    allowedProviders: [ProviderTypeEnum.walletConnect, ProviderTypeEnum.extension],
  });
}
// #endregion own-handler

// #region logout
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';

export async function logOut(): Promise<void> {
  await getAccountProvider().logout();
}
// #endregion logout
