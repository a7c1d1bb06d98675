import {Message, type Transaction} from '@multiversx/sdk-core';
import {ExtensionProvider} from '@multiversx/sdk-extension-provider';
import {HWProvider} from '@multiversx/sdk-hw-provider';
import {MetamaskProvider} from '@multiversx/sdk-metamask-provider';
import {OptionalOperation, WalletConnectV2Provider} from '@multiversx/sdk-wallet-connect-provider';
import {CrossWindowProvider} from '@multiversx/sdk-web-wallet-cross-window-provider/out/CrossWindowProvider/CrossWindowProvider';
import {IframeProvider} from '@multiversx/sdk-web-wallet-iframe-provider/out/IframeProvider/IframeProvider';
import {WalletProvider} from '@multiversx/sdk-web-wallet-provider';

// #region extension
export function extension(): ExtensionProvider {
  return ExtensionProvider.getInstance();
}

/** After a reload, the provider has no account. Pass it the address that you stored. */
export async function restoreExtension(address: string): Promise<ExtensionProvider> {
  const provider = ExtensionProvider.getInstance().setAddress(address);
  await provider.init();
  return provider;
}
// #endregion extension

// #region cross-window
/** Opens the web wallet in a second window. Log in and sign in click handlers. */
export async function crossWindow(walletUrl: string): Promise<CrossWindowProvider> {
  const provider = CrossWindowProvider.getInstance();
  await provider.init();
  provider.setWalletUrl(walletUrl); // https://devnet-wallet.multiversx.com
  return provider;
}

/** Restores the account after a reload. The window opens with the next request. */
export async function restoreCrossWindow(address: string, walletUrl: string): Promise<CrossWindowProvider> {
  return (await crossWindow(walletUrl)).setAddress(address);
}

/** Adds the guardian's signature after the user's. The wallet prompts for the code. */
export function addGuardian(provider: CrossWindowProvider, signed: Transaction[]): Promise<Transaction[]> {
  return provider.guardTransactions(signed);
}
// #endregion cross-window

// #region iframe
/** Shows a wallet in a frame of your page, such as the proxy of MetaMask. */
export async function iframe(walletUrl: string): Promise<IframeProvider> {
  const provider = IframeProvider.getInstance();
  await provider.init();
  provider.setWalletUrl(walletUrl);
  return provider;
}
// #endregion iframe

// #region metamask
export async function metamask(): Promise<MetamaskProvider> {
  if (!MetamaskProvider.isMetamaskInstalled()) throw new Error('MetaMask is not installed');
  const provider = MetamaskProvider.getInstance();
  if (!(await provider.init())) throw new Error('the user did not add the snap');
  return provider;
}

/** After a reload, the snap is still installed, but you have to pass the account. */
export async function restoreMetamask(address: string): Promise<MetamaskProvider> {
  return (await metamask()).setAddress(address);
}
// #endregion metamask

// #region walletconnect
export async function walletConnect(
  chainId: string,
  projectId: string,
  onLogout: () => void,
): Promise<WalletConnectV2Provider> {
  const callbacks = {onClientLogin: () => {}, onClientLogout: onLogout, onClientEvent: () => {}};
  const provider = new WalletConnectV2Provider(
    callbacks,
    chainId,
    'wss://relay.walletconnect.com',
    projectId,
  );
  if (!(await provider.init())) throw new Error('no connection to the relay');
  return provider;
}

/** Shows the link as a QR code, then waits for the wallet, which also signs the token. */
export async function logInByQrCode(
  provider: WalletConnectV2Provider,
  token: string,
  showQrCode: (link: string) => void,
) {
  const {uri, approval} = await provider.connect({
    methods: [OptionalOperation.SIGN_NATIVE_AUTH_TOKEN, OptionalOperation.CANCEL_ACTION],
  });
  if (uri) showQrCode(uri);
  return provider.login({approval, token});
}

/** After a reload and `init`, returns the address of an open session, or undefined. */
export async function addressOfOpenSession(provider: WalletConnectV2Provider): Promise<string | undefined> {
  if (!provider.isConnected()) return undefined;
  return (await provider.ping()) ? provider.getAddress() : undefined; // undefined if the wallet doesn't respond
}
// #endregion walletconnect

// #region ledger
export async function ledger(): Promise<HWProvider> {
  const provider = new HWProvider();
  if (!(await provider.init())) throw new Error('no Ledger: plug it in, unlock it, open the MultiversX app');
  return provider;
}

/** The app signs the address, the token and two braces. A native auth server accepts this. */
export async function logInWithLedger(provider: HWProvider, token: string, addressIndex: number) {
  const {address, signature} = await provider.tokenLogin({token: Buffer.from(`${token}{}`), addressIndex});
  return {address, signature: signature.toString('hex')};
}

export async function addressesToChooseFrom(provider: HWProvider): Promise<string[]> {
  return provider.getAccounts(0, 10); // the position in the list is the address index
}

/** The device shows each transaction, and signs its hash if the app requires that. */
export async function signWithLedger(provider: HWProvider, addressIndex: number, transactions: Transaction[]) {
  await provider.setAddressIndex(addressIndex);
  return provider.signTransactions(transactions);
}
// #endregion ledger

// #region redirect-account
/** Leaves your page. The query of the callback contains `address` and, with a token, `signature`. */
export async function logInByRedirect(walletUrl: string, token: string, callbackUrl: string): Promise<void> {
  await new WalletProvider(walletUrl).login({token, callbackUrl: encodeURIComponent(callbackUrl)});
}

export async function logOutByRedirect(walletUrl: string, callbackUrl: string): Promise<void> {
  await new WalletProvider(walletUrl).logout({callbackUrl: encodeURIComponent(callbackUrl)});
}

export async function signTextByRedirect(walletUrl: string, text: string, callbackUrl: string): Promise<void> {
  const message = new Message({data: Buffer.from(text)});
  await new WalletProvider(walletUrl).signMessage(message, {callbackUrl: encodeURIComponent(callbackUrl)});
}

/** Reads the callback's URL. Throws if the user refused. */
export function signatureOfText(walletUrl: string): string {
  return new WalletProvider(walletUrl).getMessageSignatureFromWalletUrl();
}
// #endregion redirect-account

// #region redirect
/** Leaves your page. The query of `callbackUrl` contains the result. */
export async function signByRedirect(
  walletUrl: string,
  transactions: Transaction[],
  callbackUrl: string,
): Promise<void> {
  await new WalletProvider(walletUrl).signTransactions(transactions, {
    callbackUrl: encodeURIComponent(callbackUrl),
  });
}

/** Reads the callback's URL. Returns the signed transactions, or an empty list if the user refused. */
export function signedTransactions(walletUrl: string) {
  return new WalletProvider(walletUrl).getTransactionsFromWalletUrl();
}
// #endregion redirect
