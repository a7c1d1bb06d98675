import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Account, Address, DevnetEntrypoint, Message, Transaction} from '@multiversx/sdk-core';
import {HWProvider} from '@multiversx/sdk-hw-provider';
import {WalletConnectV2Provider} from '@multiversx/sdk-wallet-connect-provider';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import * as providers from '../src/providers';
import {isTextSignedBy, logIn, logOut, remember, remembered, sendAll, sendEgld, signText} from '../src/session';

/** The public phrase of the SDKs' test wallets: never send them money. */
const PHRASE =
  'moral volcano peasant pass circle pen over picture flat shop clap goat never lyrics gather prepare woman film husband gravity behind test tiger improve';
const alice = Account.newFromMnemonic(PHRASE, 0);
const ALICE = alice.address.toBech32();
const BOB = Account.newFromMnemonic(PHRASE, 1).address.toBech32();
const WALLET = 'https://devnet-wallet.multiversx.com';
const HASH = 'b1'.repeat(32);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

let api: Server;
let apiUrl: string;
let sent: any[];

beforeAll(async () => {
  api = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = request.url ?? '';
    if (text !== '') sent.push(JSON.parse(text));
    const answer = url.startsWith('/blocks')
      ? [{hash: HASH}]
      : url.endsWith('guardian-data')
        ? {data: {guardianData: {guarded: false}}}
        : url.startsWith('/address')
          ? {data: {account: {address: ALICE, nonce: 7, balance: '0'}}}
          : url.endsWith('send-multiple')
            ? {data: {numOfSentTxs: 1, txsHashes: {'0': HASH}}}
            : {data: {txHash: HASH}};
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  sent = [];
});
afterEach(() => vi.unstubAllGlobals());

async function signPlain(plain: any, change: (transaction: Transaction) => void = () => {}): Promise<object> {
  const transaction = Transaction.newFromPlainObject(plain);
  change(transaction);
  transaction.signature = await alice.signTransaction(transaction);
  return transaction.toPlainObject();
}

function transfer(nonce = 0n): Transaction {
  return new Transaction({
    nonce,
    sender: alice.address,
    receiver: Address.newFromBech32(BOB),
    value: 5n,
    gasLimit: 50_000n,
    chainID: 'D',
  });
}

const signMessage = async (text: string): Promise<string> =>
  hex(await alice.signMessage(new Message({data: Buffer.from(text)})));

/** An extension that responds to the provider's messages, like the content script of the real one. */
function installExtension(change?: (transaction: Transaction) => void): () => void {
  Object.assign(window, {multiversxWallet: {extensionId: 'test'}});
  const answerers: Record<string, (data: any) => Promise<unknown>> = {
    connect: async (token) => ({
      address: ALICE,
      ...(token && {signature: await signMessage(`${ALICE}${token}`)}),
    }),
    signTransactions: ({transactions}) =>
      Promise.all(transactions.map((plain: any) => signPlain(plain, change))),
    signMessage: async ({message}) => ({signature: await signMessage(message)}),
    logout: async () => true,
  };
  const listener = async ({data}: MessageEvent): Promise<void> => {
    if (data.target !== 'erdw-inpage') return;
    const answer = await answerers[data.type]!(data.data);
    window.postMessage({target: 'erdw-contentScript', type: `${data.type}Response`, data: answer}, '*');
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

test('without the extension, the login fails', async () => {
  await expect(logIn(providers.extension(), apiUrl)).rejects.toThrow('this wallet is not there');
});

test('logs in with a token, signs and sends by the extension', async () => {
  const uninstall = installExtension();
  const provider = providers.extension();
  const session = await logIn(provider, apiUrl);
  expect(session.address).toBe(ALICE);
  const [encoded, body, signature] = session.accessToken.split('.');
  expect(Buffer.from(encoded!, 'base64').toString()).toBe(ALICE);
  const token = Buffer.from(body!, 'base64').toString();
  expect(token.split('.').slice(1, 3)).toEqual([HASH, '7200']);
  expect(signature).toBe(await signMessage(`${ALICE}${token}`));

  const entrypoint = new DevnetEntrypoint({url: apiUrl, kind: 'proxy'});
  expect(await sendEgld(provider, entrypoint, ALICE, BOB, 1n)).toBe(HASH);
  expect(sent[0]).toMatchObject({nonce: 7, value: '1', receiver: BOB});
  const text = await signText(provider, ALICE, 'order 42');
  expect(await isTextSignedBy('order 42', text, ALICE)).toBe(true);
  expect(await isTextSignedBy('order 43', text, ALICE)).toBe(false);
  remember(session);
  expect(remembered()).toEqual(session);
  await logOut(provider);
  expect(remembered()).toBe(null);
  expect(provider.isConnected()).toBe(false);
  await expect(provider.signTransactions([])).rejects.toThrow('Account is not connected.');
  expect((await providers.restoreExtension(ALICE)).isConnected()).toBe(true);
  uninstall();
});

test('sends several with one question', async () => {
  const uninstall = installExtension();
  const provider = await providers.restoreExtension(ALICE);
  const entrypoint = new DevnetEntrypoint({url: apiUrl, kind: 'proxy'});
  const pair = [transfer(7n), transfer(8n)];
  await expect(sendAll(provider, entrypoint, pair)).rejects.toThrow('1 of 2 were accepted');
  expect(sent[0].map(({nonce}: {nonce: number}) => nonce)).toEqual([7, 8]);
  expect(await sendAll(provider, entrypoint, [transfer(9n)])).toEqual([HASH]);
  uninstall();
});

test('a wallet that signs something else is noticed', async () => {
  const uninstall = installExtension((transaction) => {
    transaction.value = 99n;
  });
  const provider = await providers.restoreExtension(ALICE);
  const entrypoint = new DevnetEntrypoint({url: apiUrl, kind: 'proxy'});
  await expect(sendEgld(provider, entrypoint, ALICE, BOB, 1n)).rejects.toThrow('signed something else');
  expect(sent).toEqual([]);
  uninstall();
});

test('the cross-window provider asks a second window', async () => {
  const reply = (type: string, payload: unknown): void => {
    window.dispatchEvent(new MessageEvent('message', {origin: WALLET, data: {type, payload}}));
  };
  const walletWindow = {
    close: () => {},
    closed: false,
    postMessage: async ({type, payload}: any) => {
      if (type === 'LOGIN_REQUEST') {
        const signature = await signMessage(`${ALICE}${payload.token}`);
        reply('LOGIN_RESPONSE', {data: {address: ALICE, signature}});
      }
      if (type === 'GUARD_TRANSACTIONS_REQUEST') {
        const data = payload.map((plain: any) => ({...plain, guardianSignature: 'aa'.repeat(64)}));
        setTimeout(() => reply('GUARD_TRANSACTIONS_RESPONSE', {data}));
      }
      if (type === 'SIGN_TRANSACTIONS_REQUEST') {
        reply('SIGN_TRANSACTIONS_RESPONSE', {
          data: await Promise.all(payload.map((plain: any) => signPlain(plain))),
        });
      }
    },
  };
  vi.stubGlobal('open', () => {
    setTimeout(() => reply('HANDSHAKE_RESPONSE', 'session-1'));
    return walletWindow;
  });
  window.open = globalThis.open;
  const provider = await providers.crossWindow(WALLET);
  const session = await logIn(provider, apiUrl);
  expect(session.address).toBe(ALICE);
  const transaction = transfer();
  const signed = await provider.signTransaction(transaction);
  expect(await alice.verifyTransactionSignature(signed, signed.signature)).toBe(true);
  const [guarded] = await providers.addGuardian(provider, [signed]);
  expect(hex(guarded!.guardianSignature)).toBe('aa'.repeat(64));
  expect(await (await providers.restoreCrossWindow(BOB, WALLET)).getAddress()).toBe(BOB);
});

test('a frame is another window of the same provider', async () => {
  const provider = await providers.iframe('https://wallet.example');
  expect(provider.isInitialized()).toBe(true);
  expect(provider.getWindowManager().walletUrl).toBe('https://wallet.example');
});

test('MetaMask signs with its snap', async () => {
  await expect(providers.metamask()).rejects.toThrow('MetaMask is not installed');
  const snaps: Record<string, object> = {};
  Object.assign(window, {
    ethereum: {
      isMetaMask: true,
      request: async ({method, params}: any) => {
        if (method === 'wallet_requestSnaps') {
          for (const id of Object.keys(params)) snaps[id] = {id, version: '1.0.0'};
          return snaps;
        }
        if (method === 'wallet_getSnaps') return snaps;
        if (params.request.method === 'mvx_getAddress') return ALICE;
        return signMessage(`${ALICE}${params.request.params.token}`);
      },
    },
  });
  const provider = await providers.metamask();
  expect((await logIn(provider, apiUrl)).address).toBe(ALICE);
  expect(await (await providers.restoreMetamask(BOB)).getAddress()).toBe(BOB);
});

test('WalletConnect signs the token while it connects', async () => {
  const session = {
    topic: 'topic',
    namespaces: {mvx: {accounts: [`mvx:D:${ALICE}`], methods: ['mvx_signNativeAuthToken'], events: []}},
  };
  const asked: any[] = [];
  const callbacks = {onClientLogin: () => {}, onClientLogout: () => {}, onClientEvent: () => {}};
  const provider = new WalletConnectV2Provider(callbacks, 'D', 'wss://relay.example', 'project');
  provider.walletConnector = {
    connect: async (params: unknown) => {
      asked.push(params);
      return {uri: 'wc:topic@2', approval: async () => session};
    },
    request: async ({request}: any) => {
      asked.push(request.method);
      return {signature: await signMessage(`${ALICE}${request.params.token}`)};
    },
  } as any;
  let shown = '';
  const account = await providers.logInByQrCode(provider, 'token', (link) => {
    shown = link;
  });
  expect(shown).toBe('wc:topic@2');
  expect(account).toMatchObject({address: ALICE, signature: await signMessage(`${ALICE}token`)});
  expect(asked[1]).toBe('mvx_signNativeAuthToken');
  expect(JSON.stringify(asked[0])).toContain('mvx_cancelAction');
});

test('WalletConnect tells an open session from a closed one', async () => {
  const provider = new WalletConnectV2Provider({onClientLogout: () => {}} as any, 'D', 'wss://relay.example', 'project');
  expect(await providers.addressOfOpenSession(provider)).toBe(undefined);
  const session = {topic: 'topic', namespaces: {mvx: {accounts: [`mvx:D:${ALICE}`], methods: [], events: []}}};
  let isReachable = true;
  provider.walletConnector = {
    ping: async () => {
      if (!isReachable) throw new Error('no response');
    },
    find: () => [session],
    session: {keys: ['topic'], length: 1, get: () => session},
  } as any;
  provider.session = session as any;
  provider.setAccount({address: ALICE});
  expect(await providers.addressOfOpenSession(provider)).toBe(ALICE);
  isReachable = false;
  expect(await providers.addressOfOpenSession(provider)).toBe(undefined);
});

test('WalletConnect without a relay is told', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const unreachable = new WalletConnectV2Provider({} as any, 'D', 'wss://127.0.0.1:1', 'project');
  expect(unreachable.isInitialized()).toBe(false);
  await expect(unreachable.connect()).rejects.toThrow('WalletConnect is not initialized');
});

test('a Ledger signs the token with two braces', async () => {
  await expect(providers.ledger()).rejects.toThrow('no Ledger');
  let signedToken = '';
  const app = {
    setAddress: async () => true,
    getAddressAndSignAuthToken: async (_account: number, _index: number, token: Buffer) => {
      signedToken = token.toString();
      return {address: ALICE, signature: await signMessage(`${ALICE}${token}`)};
    },
  };
  const account = await providers.logInWithLedger(new HWProvider(app as any), 'token', 0);
  expect(account).toEqual({address: ALICE, signature: await signMessage(`${ALICE}token{}`)});
  expect(signedToken).toBe('token{}');
  const device = {
    setAddress: async (_account: number, index: number) => chosen.push(index),
    getAddress: async (_account: number, index: number) => ({address: Account.newFromMnemonic(PHRASE, index).address.toBech32()}),
    getAppConfiguration: async () => ({version: '1.0.22', contractData: 1}),
    signTransaction: async (bytes: Buffer, usesHash: boolean) => {
      expect(usesHash).toBe(true);
      return hex(await alice.sign(bytes));
    },
  };
  const chosen: number[] = [];
  const provider = new HWProvider(device as any);
  expect((await providers.addressesToChooseFrom(provider)).slice(0, 2)).toEqual([ALICE, BOB]);
  const [signed] = await providers.signWithLedger(provider, 2, [transfer()]);
  expect([signed!.options, signed!.version, chosen]).toEqual([1, 2, [2]]);
  await expect(new HWProvider().login()).rejects.toThrow('HWApp not initialised, call init() first');
});

test('the redirecting provider writes and reads addresses', async () => {
  const location = {href: '', search: ''};
  vi.stubGlobal('window', {location});
  const transaction = transfer();
  await providers.signByRedirect(WALLET, [transaction], 'https://app.example/signed?order=42');
  expect(location.href).toContain(`${WALLET}/hook/sign?`);
  expect(location.href).toContain('callbackUrl=https%3A%2F%2Fapp.example%2Fsigned%3Forder%3D42');
  const plain = await signPlain(transaction.toPlainObject());
  const fields = Object.entries(plain).filter(([, value]) => value !== undefined);
  location.search = `?walletProviderStatus=transactionsSigned&${fields.map(([name, value]) => `${name}[0]=${value}`).join('&')}`;
  const [signed] = providers.signedTransactions(WALLET);
  expect(signed).toMatchObject({value: '5', receiver: BOB});
  location.search = '?walletProviderStatus=cancelled';
  expect(providers.signedTransactions(WALLET)).toEqual([]);
  const cutOff = fields.filter(([name]) => name !== 'signature');
  location.search = `?walletProviderStatus=transactionsSigned&${cutOff.map(([name, value]) => `${name}[0]=${value}`).join('&')}`;
  expect(() => providers.signedTransactions(WALLET)).toThrow('Cannot get signed transaction(s)');
});

test('the redirecting provider logs in and out, and signs text', async () => {
  const location = {href: '', search: ''};
  vi.stubGlobal('window', {location});
  const callback = 'https://app.example/back';
  await providers.logInByRedirect(WALLET, 'token', callback);
  expect(location.href).toBe(`${WALLET}/hook/login?token=token&callbackUrl=https%3A%2F%2Fapp.example%2Fback`);
  await providers.logOutByRedirect(WALLET, callback);
  expect(location.href).toContain(`${WALLET}/hook/logout?callbackUrl=`);
  await providers.signTextByRedirect(WALLET, 'order 42', callback);
  expect(location.href).toContain(`${WALLET}/hook/sign-message?message=order%2042&callbackUrl=`);
  location.search = '?status=signed&signature=abcd';
  expect(providers.signatureOfText(WALLET)).toBe('abcd');
  location.search = '?status=cancelled';
  expect(() => providers.signatureOfText(WALLET)).toThrow('Cannot get signed message');
});

test("a relayer's signature comes back from the redirect under the guardian's name", async () => {
  const fields = {...(await signPlain(transfer().toPlainObject())), relayer: BOB, relayerSignature: 'aa'};
  const query = Object.entries(fields).filter(([, value]) => value !== undefined);
  const search = `?walletProviderStatus=transactionsSigned&${query.map(([name, value]) => `${name}[0]=${value}`).join('&')}`;
  vi.stubGlobal('window', {location: {href: '', search}});
  const [signed] = providers.signedTransactions(WALLET);
  expect(signed).toMatchObject({relayer: BOB, guardianSignature: 'aa'});
  expect(signed).not.toHaveProperty('relayerSignature');
});
