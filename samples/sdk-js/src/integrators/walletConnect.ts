import {Address, Message, Transaction, type Account} from '@multiversx/sdk-core';

// #region types
export interface TransactionSignature {
  signature: string;
  guardian?: string;
  guardianSignature?: string;
  version?: number;
  options?: number;
}

export type JsonRpcAnswer =
  | {id: number; jsonrpc: '2.0'; result: unknown}
  | {id: number; jsonrpc: '2.0'; error: {code: number; message: string}};

export interface SessionRequest {
  id: number;
  /** CAIP-2 name of the network that the session is for: `mvx:1`, `mvx:T` or `mvx:D`. */
  chainId: string;
  request: {method: string; params: any};
}
// #endregion types

// #region answer
/** The wallet's side of a session: shows the request, and responds with signatures or a rejection. */
export async function answer(
  {id, chainId, request}: SessionRequest,
  account: Account,
  approve: (request: {method: string; params: any}) => Promise<boolean>,
): Promise<JsonRpcAnswer> {
  try {
    const sign = await prepare(request, chainId, account);
    if (sign === undefined) return failure(id, -32601, `Method not found: ${request.method}`);
    if (!(await approve(request))) return failure(id, 5000, 'User rejected.');
    return {id, jsonrpc: '2.0', result: await sign()};
  } catch (error) {
    return failure(id, -32602, error instanceof Error ? error.message : String(error));
  }
}

function failure(id: number, code: number, message: string): JsonRpcAnswer {
  return {id, jsonrpc: '2.0', error: {code, message}};
}
// #endregion answer

// #region prepare
/** Checks a request before the user sees it. */
async function prepare(
  {method, params}: {method: string; params: any},
  chainId: string,
  account: Account,
): Promise<(() => Promise<object>) | undefined> {
  switch (method) {
    case 'mvx_signTransaction': {
      const transaction = readTransaction(params.transaction, chainId, account.address);
      return () => signTransaction(transaction, account);
    }
    case 'mvx_signTransactions': {
      const transactions: Transaction[] = params.transactions.map((plain: any) =>
        readTransaction(plain, chainId, account.address),
      );
      return async () => ({
        signatures: await Promise.all(
          transactions.map((transaction) => signTransaction(transaction, account)),
        ),
      });
    }
    case 'mvx_signMessage':
      checkSigner(params.address, account.address);
      return () => signText(params.message, account);
    case 'mvx_signLoginToken':
    case 'mvx_signNativeAuthToken':
      checkSigner(params.address, account.address);
      return () => signText(`${params.address}${params.token}`, account);
    default:
      return undefined;
  }
}

function readTransaction(plain: any, chainId: string, signer: Address): Transaction {
  const transaction = Transaction.newFromPlainObject(plain);
  checkSigner(transaction.sender.toBech32(), signer);
  if (`mvx:${transaction.chainID}` !== chainId) throw new Error(`the session is for ${chainId}`);
  return transaction;
}

function checkSigner(address: string, signer: Address): void {
  if (address !== signer.toBech32()) throw new Error(`the session is for ${signer.toBech32()}`);
}
// #endregion prepare

// #region sign
async function signTransaction(transaction: Transaction, account: Account): Promise<TransactionSignature> {
  const signature = await account.signTransaction(transaction);
  return {
    signature: Buffer.from(signature).toString('hex'),
    version: transaction.version,
    options: transaction.options,
    ...(transaction.guardian.isEmpty() ? {} : {guardian: transaction.guardian.toBech32()}),
  };
}

async function signText(text: string, account: Account): Promise<{signature: string}> {
  const signature = await account.signMessage(new Message({data: Buffer.from(text)}));
  return {signature: Buffer.from(signature).toString('hex')};
}
// #endregion sign
