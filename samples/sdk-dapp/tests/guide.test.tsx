import {cleanup, configure, render, screen, waitFor} from '@testing-library/react';
import {Message, MessageComputer, UserVerifier} from '@multiversx/sdk-core';
import {TransactionManager} from '@multiversx/sdk-dapp/out/managers/TransactionManager';
import {getSuccessfulTransactionsSessions} from '@multiversx/sdk-dapp/out/methods/transactions/getSuccessfulTransactionsSessions';
import {WebsocketConnectionStatusEnum} from '@multiversx/sdk-dapp/out/constants/websocket.constants';
import {getSuccessfulTransactions} from '@multiversx/sdk-dapp/out/methods/transactions/getSuccessfulTransactions';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';
import type {ICustomProvider} from '@multiversx/sdk-dapp/out/providers/types/providerFactory.types';
import {nativeAuthConfigSelector} from '@multiversx/sdk-dapp/out/store/selectors/configSelectors';
import {setWebsocketStatus} from '@multiversx/sdk-dapp/out/store/actions/config/configActions';
import {getStore} from '@multiversx/sdk-dapp/out/store/store';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {AccountCard} from '../src/guide/AccountCard';
import {App} from '../src/guide/App';
import {initPanelWithOwnLogin, logInWith, logOut, openLoginPanel} from '../src/guide/login';
import {closeToast, openNotifications, showToast} from '../src/guide/notify';
import {describeAccount, watchAddress} from '../src/guide/readStore';
import {buildTransfer, sessionStatus, signAndSend, signAndSendInOrder, signText} from '../src/guide/send';
import {start} from '../src/guide/start';
import {trackForeign} from '../src/guide/trackForeign';
import {startFakeApi, type FakeApi} from './support/fakeApi';
import {alice, ALICE, testWallet} from './support/testWallet';

const BOB = 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx';

configure({asyncUtilTimeout: 30_000});
const waiting = {timeout: 30_000};

const refusing: ICustomProvider = {
  name: 'Refusing wallet',
  type: 'refusing',
  constructor: async () =>
    Object.assign(await testWallet.constructor(), {login: async () => ({address: '', signature: ''})}),
};

let api: FakeApi;
const statuses = new Map<string, string>();
const globalOnSuccess = vi.fn(async () => undefined);

beforeAll(async () => {
  let sent = 0;
  const nextHash = () => {
    sent += 1;
    const hash = sent.toString(16).padStart(64, '0');
    statuses.set(hash, 'pending');
    return hash;
  };
  api = await startFakeApi({
    [`GET /accounts/${ALICE}`]: () => ({address: ALICE, nonce: 7, balance: '1500000000000000000'}),
    'GET /blocks': () => [{hash: 'b1'.repeat(32), timestamp: 1_790_000_000}],
    'POST /transactions': () => ({txHash: nextHash()}),
    'POST /batch': ({transactions, id}) => ({
      id,
      transactions: transactions.map((group: object[]) => group.map((one) => ({...one, hash: nextHash()}))),
    }),
    'GET /transactions': () => [...statuses].map(([txHash, status]) => ({txHash, status})),
  });
  await start({
    dAppConfig: {
      environment: EnvironmentsEnum.devnet,
      nativeAuth: {expirySeconds: 3600, blockHashShard: 1, tokenExpirationToastWarningSeconds: null},
      // Without a socket the dApp asks again and again for what is pending.
      network: {apiAddress: api.url, websocketUrl: '', skipFetchFromServer: true},
      transactionTracking: {onSuccess: globalOnSuccess},
    },
    customProviders: [testWallet, refusing],
  });
});
afterEach(cleanup);
afterAll(() => api.close());

function settleAll(status: string): void {
  for (const hash of statuses.keys()) statuses.set(hash, status);
}

test('only four settings of native auth arrive, and null warns after the default', () => {
  const settings = nativeAuthConfigSelector(getStore().getState());
  expect(settings).toEqual({
    origin: window.location.origin,
    apiAddress: api.url,
    expirySeconds: 3600,
    tokenExpirationToastWarningSeconds: 300,
  });
});

test('before a login, the card has no account and the app has a login button', () => {
  render(<AccountCard />);
  expect(screen.getByText('Not logged in.')).toBeDefined();
  render(<App />);
  expect(screen.getByRole('button', {name: 'Connect a wallet'})).toBeDefined();
});

test('a refused login gives no address', async () => {
  await expect(logInWith('refusing')).resolves.toBeUndefined();
});

test('the panel needs its element, and selecting a wallet needs an open panel', async () => {
  const panel = initPanelWithOwnLogin(() => undefined);
  expect(() => panel.selectProvider('extension')).toThrow(
    'Panel not initialized. Call openUnlockPanel() first.',
  );
  // This DOM can't run the elements of sdk-dapp-ui, like an app that lacks the package.
  await expect(openLoginPanel(() => undefined)).rejects.toThrow('Failed to create mvx-unlock-panel element');
});

test('a server\'s transaction is followed without a login', async () => {
  const hash = 'f0'.repeat(32);
  statuses.set(hash, 'pending');
  const plain = {nonce: 1, value: '1', receiver: BOB, sender: BOB, gasPrice: 1, gasLimit: 50_000, chainID: 'D'};
  const id = await trackForeign({...plain, version: 2, hash}, 50);
  expect(sessionStatus(id)).toBe('sent');
  statuses.set(hash, 'success');
  await waitFor(() => expect(sessionStatus(id)).toBe('success'), waiting);
});

test('a login fills the store, tells those who watch, and the card shows the balance', async () => {
  const addresses: string[] = [];
  const stop = watchAddress((address) => addresses.push(address));
  await expect(logInWith(testWallet.type)).resolves.toBe(ALICE);
  stop();
  // Without a socket nothing starts to ask for statuses after a login with native auth; a lost socket does.
  setWebsocketStatus(WebsocketConnectionStatusEnum.PENDING);

  expect(addresses).toEqual([ALICE]);
  expect(describeAccount()).toBe(`${ALICE} on chain D, next nonce 7`);
  render(<AccountCard />);
  expect(screen.getByText(`${ALICE} has 1.5000 xEGLD`)).toBeDefined();
  render(<App />);
  expect(screen.getByText(ALICE)).toBeDefined();
  expect(screen.getByRole('button', {name: 'Log out'})).toBeDefined();
});

test('a session succeeds when all its transactions have, with nonces in a row', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const id = await signAndSend([buildTransfer(BOB, 1n), buildTransfer(BOB, 2n)]);
  expect(sessionStatus(id)).toBe('sent');

  const sent = api.requests.filter(({route}) => route === 'POST /transactions').map(({body}) => body as any);
  expect(sent.map(({nonce, value}) => [nonce, value])).toEqual([[7, '1'], [8, '2']]);
  expect(sent[0].gasLimit).toBe(50_000);

  settleAll('success');
  await waitFor(() => expect(sessionStatus(id)).toBe('success'), waiting);
  await waitFor(() => expect(info).toHaveBeenCalledWith(`session ${id} succeeded`), waiting);
  info.mockRestore();
});

test('the helpers for successful sessions know none that is over, those for transactions do', () => {
  expect(Object.keys(getSuccessfulTransactionsSessions())).toEqual([]);
  expect(getSuccessfulTransactions()).toHaveLength(3);
});

test('callbacks of initApp and of a session without toasts are never called after a first login', async () => {
  const own = vi.fn(async () => undefined);
  const signed = await getAccountProvider().signTransactions([buildTransfer(BOB, 3n)]);
  const manager = TransactionManager.getInstance();
  const id = await manager.track(await manager.send(signed), {disableToasts: true, onSuccess: own});
  settleAll('success');
  await waitFor(() => expect(sessionStatus(id)).toBe('success'), waiting);
  expect(own).not.toHaveBeenCalled();
  expect(globalOnSuccess).not.toHaveBeenCalled();
});

test('groups go to the batch endpoint as they are', async () => {
  await signAndSendInOrder([buildTransfer(BOB, 4n)], [buildTransfer(BOB, 5n), buildTransfer(BOB, 6n)]);
  const batch = api.requests.find(({route}) => route === 'POST /batch')?.body as any;
  expect(batch.transactions.map((group: any[]) => group.map(({value}) => value))).toEqual([['4'], ['5', '6']]);
  expect(batch.id).toMatch(new RegExp(`^\\d+-${ALICE}$`));
});

test('a message is signed for the account', async () => {
  const signed = await signText('hello');
  const bytes = new MessageComputer().computeBytesForVerifying(
    new Message({data: new TextEncoder().encode('hello')}),
  );
  expect(await UserVerifier.fromAddress(alice.address).verify(bytes, signed!.signature!)).toBe(true);
});

test('an error of the wallet becomes one of four messages', async () => {
  const wallet = getAccountProvider().getProvider();
  for (const [thrown, shown] of [
    ['the battery is empty', 'Error when signing'],
    ['Transaction canceled by the user', 'Transaction canceled'],
  ]) {
    const spy = vi.spyOn(wallet, 'signTransactions').mockRejectedValue(new Error(thrown));
    await expect(signAndSend([buildTransfer(BOB, 7n)])).rejects.toThrow(new Error(shown));
    spy.mockRestore();
  }
});

test('a refused transaction rejects with text, not with an Error', async () => {
  const post = vi.spyOn(getAccountProvider().getProvider(), 'signTransactions').mockResolvedValue([]);
  await expect(signAndSend([buildTransfer(BOB, 8n)])).rejects.toThrow('No transactions to send');
  post.mockRestore();
});

test('a toast is kept until it is closed, and the feed needs its element', async () => {
  await showToast('Saved.');
  expect(getStore().getState().toasts.customToasts.map(({toastId}) => toastId)).toContain('saved');
  closeToast();
  expect(getStore().getState().toasts.customToasts.map(({toastId}) => toastId)).not.toContain('saved');
  await expect(openNotifications()).rejects.toThrow('Failed to create mvx-notifications-feed element');
});

test('a logout clears the account and the sessions', async () => {
  await logOut();
  render(<AccountCard />);
  expect(screen.getByText('Not logged in.')).toBeDefined();
  render(<App />);
  expect(screen.getByRole('button', {name: 'Connect a wallet'})).toBeDefined();
  expect(getStore().getState().transactions).toEqual({});
});
