import {initApp} from '@multiversx/sdk-dapp/out/methods/initApp/initApp';
import {ProviderFactory} from '@multiversx/sdk-dapp/out/providers/ProviderFactory';
import {ProviderTypeEnum} from '@multiversx/sdk-dapp/out/providers/types/providerFactory.types';
import {walletConnectConfigSelector} from '@multiversx/sdk-dapp/out/store/selectors/configSelectors';
import {getState} from '@multiversx/sdk-dapp/out/store/store';
import {expect, test} from 'vitest';
import {withWalletConnect} from '../src/guide/walletConnect';

test('the project id reaches the store, and without one xPortal is refused', async () => {
  await initApp(withWalletConnect('a-project'));
  expect(walletConnectConfigSelector(getState())).toMatchObject({
    walletConnectV2ProjectId: 'a-project',
    walletConnectV2RelayAddress: 'wss://relay.walletconnect.com',
  });

  await initApp(withWalletConnect(''));
  await expect(ProviderFactory.create({type: ProviderTypeEnum.walletConnect})).rejects.toThrow(
    'Invalid WalletConnect setup',
  );
});
