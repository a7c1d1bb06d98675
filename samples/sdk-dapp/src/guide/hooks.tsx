import {useGetAccount} from '@multiversx/sdk-dapp/out/react/account/useGetAccount';
import {useGetAccountInfo} from '@multiversx/sdk-dapp/out/react/account/useGetAccountInfo';
import {useGetIsLoggedIn} from '@multiversx/sdk-dapp/out/react/account/useGetIsLoggedIn';
import {useGetLatestNonce} from '@multiversx/sdk-dapp/out/react/account/useGetLatestNonce';
import {useGetLoginInfo} from '@multiversx/sdk-dapp/out/react/loginInfo/useGetLoginInfo';
import {useGetNetworkConfig} from '@multiversx/sdk-dapp/out/react/network/useGetNetworkConfig';
import {useSelector} from '@multiversx/sdk-dapp/out/react/store/useSelector';
import {useGetFailedTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetFailedTransactions';
import {useGetFailedTransactionsSessions} from '@multiversx/sdk-dapp/out/react/transactions/useGetFailedTransactionsSessions';
import {useGetPendingTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetPendingTransactions';
import {useGetPendingTransactionsSessions} from '@multiversx/sdk-dapp/out/react/transactions/useGetPendingTransactionsSessions';
import {useGetSuccessfulTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetSuccessfulTransactions';
import {useGetSuccessfulTransactionsSessions} from '@multiversx/sdk-dapp/out/react/transactions/useGetSuccessfulTransactionsSessions';
import {useGetTransactionSessions} from '@multiversx/sdk-dapp/out/react/transactions/useGetTransactionSessions';
import {isSidePanelOpenSelector} from '@multiversx/sdk-dapp/out/store/selectors/uiSelectors';

// #region useGetAccount
export function Balance() {
  const {address, balance, nonce} = useGetAccount();
  return (
    <p>
      {address}: {balance}, next nonce {nonce}
    </p>
  );
}
// #endregion useGetAccount

// #region useGetAccountInfo
export function PublicKey() {
  const {publicKey} = useGetAccountInfo();
  return <code>{publicKey}</code>;
}
// #endregion useGetAccountInfo

// #region useGetIsLoggedIn
export function LoginStatus() {
  return <p>{useGetIsLoggedIn() ? 'Logged in' : 'Not logged in'}</p>;
}
// #endregion useGetIsLoggedIn

// #region useGetLatestNonce
export function NextNonce() {
  return <p>Next nonce: {useGetLatestNonce()}</p>;
}
// #endregion useGetLatestNonce

// #region useGetLoginInfo
export function LoginExpiry() {
  const {loginExpiresAt} = useGetLoginInfo();
  if (loginExpiresAt === null) return <p>Not logged in</p>;
  return <p>Logged in until {new Date(loginExpiresAt).toISOString()}</p>;
}
// #endregion useGetLoginInfo

// #region useGetNetworkConfig
export function ExplorerLink({hash}: {hash: string}) {
  const {network} = useGetNetworkConfig();
  return <a href={`${network.explorerAddress}/transactions/${hash}`}>View in the explorer</a>;
}
// #endregion useGetNetworkConfig

// #region useSelector
export function PanelStatus() {
  const isOpen = useSelector(isSidePanelOpenSelector);
  return <p>{isOpen ? 'Panel open' : 'Panel closed'}</p>;
}
// #endregion useSelector

// #region useGetTransactionSessions
export function FailedSessions() {
  const sessions = Object.entries(useGetTransactionSessions());
  const failed = sessions.filter(([, {status}]) => status === 'fail');
  return (
    <ul>
      {failed.map(([id, {errorMessage}]) => (
        <li key={id}>{errorMessage ?? 'Failed'}</li>
      ))}
    </ul>
  );
}
// #endregion useGetTransactionSessions

// #region useGetPendingTransactionsSessions
export function PendingSessions() {
  const count = Object.keys(useGetPendingTransactionsSessions()).length;
  return <p>{count} sessions pending</p>;
}
// #endregion useGetPendingTransactionsSessions

// #region useGetSuccessfulTransactionsSessions
export function PartlySuccessfulSessions() {
  const count = Object.keys(useGetSuccessfulTransactionsSessions()).length;
  return <p>{count} pending sessions with a successful transaction</p>;
}
// #endregion useGetSuccessfulTransactionsSessions

// #region useGetFailedTransactionsSessions
export function PartlyFailedSessions() {
  const count = Object.keys(useGetFailedTransactionsSessions()).length;
  return <p>{count} pending sessions with a failed transaction</p>;
}
// #endregion useGetFailedTransactionsSessions

// #region useGetPendingTransactions
export function PendingList() {
  const pending = useGetPendingTransactions();
  return (
    <ul>
      {pending.map(({hash}) => (
        <li key={hash}>{hash}</li>
      ))}
    </ul>
  );
}
// #endregion useGetPendingTransactions

// #region useGetSuccessfulTransactions
export function SuccessCount() {
  return <p>{useGetSuccessfulTransactions().length} transactions succeeded</p>;
}
// #endregion useGetSuccessfulTransactions

// #region useGetFailedTransactions
export function FailedList() {
  const failed = useGetFailedTransactions();
  return (
    <ul>
      {failed.map(({hash, status}) => (
        <li key={hash}>
          {hash}: {status}
        </li>
      ))}
    </ul>
  );
}
// #endregion useGetFailedTransactions
