import {
  Address,
  MessageComputer,
  Message,
  TransactionComputer,
  UserVerifier,
  type NetworkEntrypoint,
  type Transaction,
} from '@multiversx/sdk-core';
import {NativeAuthClient} from '@multiversx/sdk-native-auth-client';
import type {SigningProvider} from './anatomy';

// #region login
export interface Session {
  address: string;
  /** Token that your service verifies. Send it as `Authorization: Bearer …`. */
  accessToken: string;
}

/** Logs in with any provider, and creates the token for your own service. */
export async function logIn(provider: SigningProvider, apiUrl: string): Promise<Session> {
  if (!(await provider.init())) throw new Error('this wallet is not there');
  const client = new NativeAuthClient({apiUrl, origin: window.location.origin, expirySeconds: 7_200});
  const token = await client.initialize();
  const account = await provider.login({token});
  if (!account?.address || !account.signature) throw new Error('the user has refused');
  return {address: account.address, accessToken: client.getToken(account.address, token, account.signature)};
}
// #endregion login

// #region send
/** Builds a transaction without a key, signs it with the wallet, and sends it. */
export async function sendEgld(
  provider: SigningProvider,
  entrypoint: NetworkEntrypoint,
  from: string,
  to: string,
  amount: bigint,
): Promise<string> {
  const sender = Address.newFromBech32(from);
  const transaction = await entrypoint
    .createTransfersTransactionsFactory()
    .createTransactionForTransfer(sender, {
      receiver: Address.newFromBech32(to),
      nativeAmount: amount,
    });
  transaction.nonce = await entrypoint.recallAccountNonce(sender);
  return entrypoint.sendTransaction(await signAsAsked(provider, transaction));
}
// #endregion send

// #region send-many
/** The wallet prompts once for all transactions. Each needs its own nonce. */
export async function sendAll(
  provider: SigningProvider,
  entrypoint: NetworkEntrypoint,
  transactions: Transaction[],
): Promise<string[]> {
  const signed = await provider.signTransactions(transactions);
  const [accepted, hashes] = await entrypoint.sendTransactions(signed);
  if (accepted !== transactions.length) throw new Error(`${accepted} of ${transactions.length} were accepted`);
  return hashes;
}
// #endregion send-many

// #region check
/** A wallet may add a guardian, options and gas. It must not change the receiver or the amount. */
export async function signAsAsked(provider: SigningProvider, asked: Transaction): Promise<Transaction> {
  const signed = await provider.signTransaction(asked);
  const isSame =
    signed.sender.equals(asked.sender) &&
    signed.receiver.equals(asked.receiver) &&
    signed.value === asked.value &&
    signed.nonce === asked.nonce &&
    signed.chainID === asked.chainID &&
    Buffer.from(signed.data).equals(Buffer.from(asked.data));
  if (!isSame) throw new Error('the wallet has signed something else');
  const bytes = new TransactionComputer().computeBytesForVerifying(signed);
  if (!(await UserVerifier.fromAddress(signed.sender).verify(bytes, signed.signature))) {
    throw new Error('the signature is wrong');
  }
  return signed;
}
// #endregion check

// #region keep
/** Stores the address and the token for the next reload. Never store a key. */
export function remember(session: Session): void {
  sessionStorage.setItem('session', JSON.stringify(session));
}

export function remembered(): Session | null {
  return JSON.parse(sessionStorage.getItem('session') ?? 'null');
}

/** Logs out of the wallet and deletes the token. Your service accepts the token until it expires. */
export async function logOut(provider: SigningProvider): Promise<void> {
  sessionStorage.removeItem('session');
  await provider.logout();
}
// #endregion keep

// #region message
export async function signText(
  provider: SigningProvider,
  address: string,
  text: string,
): Promise<Uint8Array> {
  const message = new Message({data: Buffer.from(text), address: Address.newFromBech32(address)});
  const {signature} = await provider.signMessage(message);
  if (!signature) throw new Error('the user has refused');
  return signature;
}

export function isTextSignedBy(text: string, signature: Uint8Array, address: string): Promise<boolean> {
  const bytes = new MessageComputer().computeBytesForVerifying(new Message({data: Buffer.from(text)}));
  return UserVerifier.fromAddress(Address.newFromBech32(address)).verify(bytes, signature);
}
// #endregion message
