import {useState} from 'react';
import {UnlockPanelManager} from '@multiversx/sdk-dapp/out/managers/UnlockPanelManager';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';
import {useGetAccount} from '@multiversx/sdk-dapp/out/react/account/useGetAccount';
import {useGetIsLoggedIn} from '@multiversx/sdk-dapp/out/react/account/useGetIsLoggedIn';
import {PingPong} from './PingPong';

// Your contract's address, as printed by the deployment.
const CONTRACT = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';

export function App() {
  const isLoggedIn = useGetIsLoggedIn();
  const {address} = useGetAccount();
  const [panel] = useState(() => UnlockPanelManager.init({loginHandler: () => undefined}));

  if (!isLoggedIn) {
    return (
      <main>
        <h1>Ping-Pong</h1>
        <button onClick={() => void panel.openUnlockPanel()}>Connect a wallet</button>
      </main>
    );
  }
  return (
    <main>
      <h1>Ping-Pong</h1>
      <p>{address}</p>
      <PingPong contract={CONTRACT} />
      <button onClick={() => void getAccountProvider().logout()}>Log out</button>
    </main>
  );
}
