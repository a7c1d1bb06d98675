import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {act, cleanup, render, renderHook, screen} from '@testing-library/react';
import {useGetAccount} from '@multiversx/sdk-dapp/out/react/account/useGetAccount';
import {useGetAccountInfo} from '@multiversx/sdk-dapp/out/react/account/useGetAccountInfo';
import {useGetIsLoggedIn} from '@multiversx/sdk-dapp/out/react/account/useGetIsLoggedIn';
import {useGetLatestNonce} from '@multiversx/sdk-dapp/out/react/account/useGetLatestNonce';
import {useGetLoginInfo} from '@multiversx/sdk-dapp/out/react/loginInfo/useGetLoginInfo';
import {useGetNetworkConfig} from '@multiversx/sdk-dapp/out/react/network/useGetNetworkConfig';
import {useGetFailedTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetFailedTransactions';
import {useGetFailedTransactionsSessions} from '@multiversx/sdk-dapp/out/react/transactions/useGetFailedTransactionsSessions';
import {useGetPendingTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetPendingTransactions';
import {useGetPendingTransactionsSessions} from '@multiversx/sdk-dapp/out/react/transactions/useGetPendingTransactionsSessions';
import {useGetSuccessfulTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetSuccessfulTransactions';
import {useGetSuccessfulTransactionsSessions} from '@multiversx/sdk-dapp/out/react/transactions/useGetSuccessfulTransactionsSessions';
import {useGetTransactionSessions} from '@multiversx/sdk-dapp/out/react/transactions/useGetTransactionSessions';
import {setAccount} from '@multiversx/sdk-dapp/out/store/actions/account/accountActions';
import {loginAction} from '@multiversx/sdk-dapp/out/store/actions/sharedActions/sharedActions';
import {createCustomToast} from '@multiversx/sdk-dapp/out/store/actions/toasts/toastsActions';
import {
  createTransactionsSession,
  updateSessionStatus,
} from '@multiversx/sdk-dapp/out/store/actions/transactions/transactionsActions';
import {TransactionBatchStatusesEnum, TransactionServerStatusesEnum} from '@multiversx/sdk-dapp/out/types/enums.types';
import {afterEach, beforeAll, expect, test} from 'vitest';
import * as examples from '../src/guide/hooks';
import {start} from '../src/guide/start';
import {fieldsOf} from './support/hookFields';
import {ALICE} from './support/testWallet';

const hooksOfPackage = 'node_modules/@multiversx/sdk-dapp/out/react';
const expectedFile = 'expected/hooks.json';
const transaction = {value: '1', receiver: ALICE, sender: ALICE, gasPrice: 1, gasLimit: 50_000, chainID: 'D', version: 2};
let sessions = 0;

/** Adds a session with one transaction. Returns its ID. */
function addSession(nonce: number, status: TransactionServerStatusesEnum): string {
  sessions += 1;
  const hash = String(sessions).padStart(64, '0');
  return createTransactionsSession({
    transactions: [{...transaction, nonce, hash, status}],
    status: TransactionBatchStatusesEnum.sent,
  });
}

beforeAll(() => start());
afterEach(cleanup);

test('the package has exactly the hooks and fields that the reference lists', () => {
  const hooks = readdirSync(hooksOfPackage, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\/use[A-Z]\w+\.d\.ts$/.test(file))
    .map((file) => file.split(path.sep).join('/').replace('.d.ts', ''))
    .sort();
  const found = {hooks, fields: fieldsOf};
  if (process.env.UPDATE_EXPECTED) writeFileSync(expectedFile, `${JSON.stringify(found, undefined, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(expectedFile, 'utf8')));
});

test('before a login, the account is empty', () => {
  const {result} = renderHook(useGetAccount);
  expect(result.current).toMatchObject({address: '', balance: '...', nonce: 0, isGuarded: false});
  render(<examples.LoginStatus />);
  expect(screen.getByText('Not logged in')).toBeDefined();
});

test.each([
  ['useGetAccount', useGetAccount, 0],
  ['useGetAccountInfo', useGetAccountInfo, 1],
  ['useGetIsLoggedIn', useGetIsLoggedIn, 0],
  ['useGetLatestNonce', useGetLatestNonce, 0],
  ['useGetLoginInfo', useGetLoginInfo, 0],
  ['useGetNetworkConfig', useGetNetworkConfig, 0],
  ['useGetTransactionSessions', useGetTransactionSessions, 0],
  ['useGetPendingTransactionsSessions', useGetPendingTransactionsSessions, 1],
  ['useGetSuccessfulTransactionsSessions', useGetSuccessfulTransactionsSessions, 1],
  ['useGetFailedTransactionsSessions', useGetFailedTransactionsSessions, 1],
  ['useGetPendingTransactions', useGetPendingTransactions, 1],
  ['useGetSuccessfulTransactions', useGetSuccessfulTransactions, 1],
  ['useGetFailedTransactions', useGetFailedTransactions, 1],
] as const)('%s renders again for an unrelated toast or not', (_name, hook: () => unknown, expected) => {
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return hook();
  });
  const before = renders;
  act(() => void createCustomToast({toastId: String(Math.random()), title: 'A toast', message: 'hello'}));
  expect(renders - before).toBe(expected);
});

test('a login is complete when the account is loaded', () => {
  const {result} = renderHook(useGetIsLoggedIn);
  act(() => loginAction({address: ALICE, providerType: 'test'}));
  const before = result.current;
  act(() => setAccount({address: ALICE, balance: '1', nonce: 7, txCount: 0, scrCount: 0, claimableRewards: '0', isGuarded: false}));
  expect([before, result.current]).toEqual([false, true]);
});

test('the next nonce counts sent transactions, but the hook renders only when the account changes', () => {
  const {result, rerender} = renderHook(useGetLatestNonce);
  expect(result.current).toBe(7);
  act(() => void addSession(9, TransactionServerStatusesEnum.pending));
  expect(result.current).toBe(7);
  rerender();
  expect(result.current).toBe(10);
});

test('hooks for sessions by result skip completed sessions, hooks for transactions include them', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  let id = '';
  act(() => {
    id = addSession(10, TransactionServerStatusesEnum.success);
  });
  const inSession = renderHook(useGetSuccessfulTransactionsSessions);
  const inList = renderHook(useGetSuccessfulTransactions);
  expect([Object.keys(inSession.result.current), inList.result.current.length]).toEqual([[id], 1]);
  act(() => updateSessionStatus({sessionId: id, status: TransactionBatchStatusesEnum.success}));
  expect([Object.keys(inSession.result.current), inList.result.current.length]).toEqual([[], 1]);
  expect(renderHook(useGetTransactionSessions).result.current[id]?.status).toBe('success');
});

test('each example renders', () => {
  for (const Example of Object.values(examples)) {
    const {container} = render(<Example hash={'00'.repeat(32)} />);
    expect(container.firstElementChild).not.toBeNull();
  }
});
