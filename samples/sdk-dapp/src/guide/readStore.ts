// #region read
import {getAccount} from '@multiversx/sdk-dapp/out/methods/account/getAccount';
import {getNetworkConfig} from '@multiversx/sdk-dapp/out/methods/network/getNetworkConfig';

export function describeAccount(): string {
  const {address, nonce} = getAccount();
  const {network} = getNetworkConfig();
  return `${address} on chain ${network.chainId}, next nonce ${nonce}`;
}
// #endregion read

// #region watch
import {getStore} from '@multiversx/sdk-dapp/out/store/store';

/** Calls `onChange` with each new address, or '' after a logout. Returns a function that unsubscribes. */
export function watchAddress(onChange: (address: string) => void): () => void {
  return getStore().subscribe(({account}, previous) => {
    if (account.address !== previous.account.address) onChange(account.address);
  });
}
// #endregion watch
