import {Address, Message, MessageComputer, Transaction, UserVerifier} from '@multiversx/sdk-core';

// #region build
export const DEVNET_WALLET = 'https://devnet-wallet.multiversx.com';

/** Returns the URL of a hook. The wallet rejects a query with ( or ): encode them, too. */
function hookUrl(wallet: string, hook: string, parameters: [string, string | undefined][]): string {
  const query = parameters
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return `${wallet}/hook/${hook}?${query.join('&')}`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
}
// #endregion build

// #region login
export function loginUrl(wallet: string, callbackUrl: string, token?: string): string {
  return hookUrl(wallet, 'login', [
    ['token', token],
    ['callbackUrl', callbackUrl],
  ]);
}

export function logoutUrl(wallet: string, callbackUrl: string): string {
  return hookUrl(wallet, 'logout', [['callbackUrl', callbackUrl]]);
}
// #endregion login

// #region transaction
/** Opens the form "send" with these values; the user signs and the wallet broadcasts. */
export function transactionUrl(
  wallet: string,
  {receiver, value, gasLimit, data}: {receiver: string; value: bigint; gasLimit: bigint; data: string},
  callbackUrl: string,
): string {
  return hookUrl(wallet, 'transaction', [
    ['receiver', receiver],
    ['value', value.toString()],
    ['gasLimit', gasLimit.toString()],
    ['data', data],
    ['callbackUrl', callbackUrl],
  ]);
}
// #endregion transaction

// #region sign
/** Requests signatures; nothing is broadcast. Names consist of field and position: nonce[0], nonce[1]. */
export function signUrl(wallet: string, transactions: Transaction[], callbackUrl: string): string {
  const parameters = transactions.flatMap((transaction, position) =>
    Object.entries({...transaction.toPlainObject(), data: Buffer.from(transaction.data).toString()})
      .filter(([, value]) => value !== undefined)
      .map(([field, value]): [string, string] => [`${field}[${position}]`, String(value)]),
  );
  return hookUrl(wallet, 'sign', [...parameters, ['callbackUrl', callbackUrl]]);
}

export function signMessageUrl(wallet: string, message: string, callbackUrl: string): string {
  return hookUrl(wallet, 'sign-message', [
    ['message', message],
    ['callbackUrl', callbackUrl],
  ]);
}
// #endregion sign

// #region callback
/** The transactions of `signUrl`, with the signatures that the callback received. */
export function readSigned(callback: string, asked: Transaction[]): Transaction[] {
  const query = new URL(callback).searchParams;
  if (query.get('walletProviderStatus') !== 'transactionsSigned') {
    throw new Error(`Not signed: ${query.get('status') ?? 'no status'}`);
  }
  return asked.map((transaction, position) => {
    const field = (name: string) => query.get(`${name}[${position}]`) ?? undefined;
    const signed = Transaction.newFromPlainObject({
      ...transaction.toPlainObject(),
      version: Number(field('version') ?? transaction.version),
      options: Number(field('options') ?? transaction.options),
      guardian: field('guardian') ?? '',
      guardianSignature: field('guardianSignature') ?? '',
      signature: field('signature') ?? '',
    });
    if (field('nonce') !== String(transaction.nonce)) throw new Error('The wallet returned a different transaction');
    return signed;
  });
}
// #endregion callback

// #region verify
/** Returns whether the owner of the address signed the text, for example with `sign-message`. */
export async function isSignedBy(address: string, text: string, signature: string): Promise<boolean> {
  const signer = Address.newFromBech32(address);
  const message = new Message({data: Buffer.from(text), address: signer});
  const bytes = new MessageComputer().computeBytesForVerifying(message);
  return UserVerifier.fromAddress(signer).verify(bytes, Buffer.from(signature, 'hex'));
}

/** Verifies a login with a token: the wallet signs the address followed by the token. */
export async function isLoginOf(callback: string, token: string): Promise<boolean> {
  const query = new URL(callback).searchParams;
  const address = query.get('address') ?? '';
  return isSignedBy(address, `${address}${token}`, query.get('signature') ?? '');
}
// #endregion verify
