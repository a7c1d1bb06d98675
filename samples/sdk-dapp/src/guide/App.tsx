import {useState} from 'react';
import {UnlockPanelManager} from '@multiversx/sdk-dapp/out/managers/UnlockPanelManager';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';
import {useGetAccount} from '@multiversx/sdk-dapp/out/react/account/useGetAccount';
import {useGetIsLoggedIn} from '@multiversx/sdk-dapp/out/react/account/useGetIsLoggedIn';

export function App() {
  const isLoggedIn = useGetIsLoggedIn();
  const {address} = useGetAccount();
  const [panel] = useState(() => UnlockPanelManager.init({loginHandler: () => undefined}));

  if (!isLoggedIn) {
    return <button onClick={() => void panel.openUnlockPanel()}>Connect a wallet</button>;
  }
  return (
    <main>
      <p>{address}</p>
      <button onClick={() => void getAccountProvider().logout()}>Log out</button>
    </main>
  );
}
