import {readFileSync} from 'node:fs';
import {act, cleanup, configure, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {ProviderFactory} from '@multiversx/sdk-dapp/out/providers/ProviderFactory';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';
import {setWebsocketStatus} from '@multiversx/sdk-dapp/out/store/actions/config/configActions';
import {WebsocketConnectionStatusEnum} from '@multiversx/sdk-dapp/out/constants/websocket.constants';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {App} from '../src/pingPong/App';
import abi from '../src/pingPong/ping-pong.abi.json';
import {readFromService} from '../src/pingPong/readFromService';
import {startDapp} from '../src/pingPong/startDapp';
import {startFakeApi, type FakeApi} from './support/fakeApi';
import {ALICE, testWallet} from './support/testWallet';

const CONTRACT = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';
const ONE_EGLD = 1_000_000_000_000_000_000n;

configure({asyncUtilTimeout: 30_000});

let api: FakeApi;
let unlocksAt = 0;
let status = 'pending';
let isReadable = true;

/** Top-level encoding: the bytes of the number, and none for zero. */
function viewAnswer(view: string): string {
  const hex = (view === 'getPingAmount' ? ONE_EGLD : BigInt(unlocksAt)).toString(16);
  return hex === '0' ? '' : Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64');
}

const hashOf = (number: number) => String(number).padStart(64, '0');

beforeAll(async () => {
  let sent = 0;
  api = await startFakeApi({
    [`GET /accounts/${ALICE}`]: () => ({address: ALICE, nonce: 7, balance: '5000000000000000000'}),
    'GET /blocks': () => [{hash: 'b1'.repeat(32), timestamp: 1_790_000_000}],
    'POST /query': ({funcName}) =>
      isReadable ? {returnData: [viewAnswer(funcName)], returnCode: 'ok', returnMessage: ''} : undefined,
    'POST /transactions': () => ({txHash: hashOf((sent += 1))}),
    [`GET /deposits/${ALICE}`]: () => ({amount: String(ONE_EGLD), unlocksAt: 0}),
    'GET /transactions': () =>
      Array.from({length: sent}, (_, index) => ({
        txHash: hashOf(index + 1),
        status: index + 1 < sent ? 'success' : status,
      })),
  });
  await startDapp({
    dAppConfig: {
      environment: EnvironmentsEnum.devnet,
      nativeAuth: true,
      network: {apiAddress: api.url, websocketUrl: '', skipFetchFromServer: true},
    },
    customProviders: [testWallet],
  });
});
afterEach(() => {
  cleanup();
  isReadable = true;
});
afterAll(() => api.close());

const sentBodies = () =>
  api.requests.filter(({route}) => route === 'POST /transactions').map(({body}) => body as any);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', {name});
/** The button once nothing is pending any more. */
const enabledButton = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole<HTMLButtonElement>('button', {name});
    expect(found.disabled).toBe(false);
    return found;
  });

test("the app's copy of the ABI is the contract's own", () => {
  const built = readFileSync('../contracts/ping-pong/output/ping-pong.abi.json', 'utf8');
  expect(abi).toEqual(JSON.parse(built));
});

test('a visitor sees the button that opens the panel of wallets', async () => {
  render(<App />);
  expect(await button('Connect a wallet')).toBeDefined();
});

test('a ping sends the exact amount, and the page shows what is left to wait', async () => {
  await (await ProviderFactory.create({type: testWallet.type})).login();
  setWebsocketStatus(WebsocketConnectionStatusEnum.PENDING);
  render(<App />);
  expect(await screen.findByText('A ping costs 1.0000 xEGLD.')).toBeDefined();

  const ping = await enabledButton('Ping');
  fireEvent.click(ping);
  expect(ping.disabled).toBe(true); // a second click would be a second payment
  await vi.waitFor(() => expect(sentBodies()).toHaveLength(1), {timeout: 30_000});
  expect(sentBodies()[0]).toMatchObject({
    sender: ALICE,
    receiver: CONTRACT,
    value: String(ONE_EGLD),
    gasLimit: 5_000_000,
    data: Buffer.from('ping').toString('base64'),
  });
  expect((await button('Ping')).disabled).toBe(true);

  unlocksAt = Date.now() + 180_000;
  status = 'success';
  expect(await screen.findByText(/^Pong works in 1[1-8]\d s\.$/)).toBeDefined();
  expect((await button('Pong')).disabled).toBe(true);
});

test('after the lock a pong is sent without money, and the page offers a ping again', async () => {
  unlocksAt = Date.now() - 1;
  status = 'pending';
  render(<App />);
  fireEvent.click(await enabledButton('Pong'));
  await vi.waitFor(() => expect(sentBodies()).toHaveLength(2), {timeout: 30_000});
  expect(sentBodies()[1]).toMatchObject({value: '0', data: Buffer.from('pong').toString('base64'), nonce: 8});

  unlocksAt = 0;
  status = 'success';
  await enabledButton('Ping');
});

test('what the wallet refuses is said on the page, and nothing is sent', async () => {
  render(<App />);
  const before = sentBodies().length;
  const refusal = vi
    .spyOn(getAccountProvider().getProvider(), 'signTransactions')
    .mockRejectedValue(new Error('Transaction canceled'));
  fireEvent.click(await enabledButton('Ping'));
  expect((await screen.findByRole('alert')).textContent).toBe('Transaction canceled');
  expect(sentBodies()).toHaveLength(before);
  refusal.mockRestore();
});

test('a contract that does not answer is said to be unreadable', async () => {
  isReadable = false;
  render(<App />);
  expect((await screen.findByRole('alert')).textContent).toContain("The contract can't be read.");
});

test('logging out leads back to the first button', async () => {
  render(<App />);
  await act(async () => fireEvent.click(await button('Log out')));
  expect(await button('Connect a wallet')).toBeDefined();
});

test('the service gives what the contract would, and an error says its status', async () => {
  await expect(readFromService(api.url, ALICE)).resolves.toEqual({amount: ONE_EGLD, unlocksAt: undefined});
  await expect(readFromService(api.url, 'erd1')).rejects.toThrow('The service answered with status 404.');
});
