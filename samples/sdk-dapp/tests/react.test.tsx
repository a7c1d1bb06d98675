import {act, renderHook} from '@testing-library/react';
import {useSelector} from '@multiversx/sdk-dapp/out/react/store/useSelector';
import {useGetPendingTransactions} from '@multiversx/sdk-dapp/out/react/transactions/useGetPendingTransactions';
import {createCustomToast} from '@multiversx/sdk-dapp/out/store/actions/toasts/toastsActions';
import {loginAction} from '@multiversx/sdk-dapp/out/store/actions/sharedActions/sharedActions';
import {addressSelector} from '@multiversx/sdk-dapp/out/store/selectors/accountSelectors';
import {expect, test} from 'vitest';
import {start} from '../src/guide/start';
import {parseEgld} from '../src/react/amount';
import {nextStep} from '../src/react/nextStep';
import {useAction} from '../src/react/useAction';
import {usePendingCount} from '../src/react/usePendingCount';
import {ALICE} from './support/testWallet';

/** How often a component with this hook renders while a toast appears, which has nothing to do with it. */
function rendersForAToast(hook: () => unknown): number {
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return hook();
  });
  const before = renders;
  act(() => void createCustomToast({toastId: String(Math.random()), title: 'A toast', message: 'hello'}));
  return renders - before;
}

test('a hook that was rendered before initApp looks at another store', async () => {
  const early = renderHook(() => useSelector(addressSelector));
  await start();
  const late = renderHook(() => useSelector(addressSelector));
  act(() => loginAction({address: ALICE, providerType: 'test'}));
  expect([early.result.current, late.result.current]).toEqual(['', ALICE]);
});

test('a list renders with every change of the store, a number only with its own', () => {
  expect(rendersForAToast(useGetPendingTransactions)).toBe(1);
  expect(rendersForAToast(usePendingCount)).toBe(0);
});

test.each([
  [{address: '', unlocksAt: undefined, now: 5}, {name: 'connect'}],
  [{address: ALICE, unlocksAt: undefined, now: 5}, {name: 'ping'}],
  [{address: ALICE, unlocksAt: 2_001, now: 1_000}, {name: 'wait', secondsLeft: 2}],
  [{address: ALICE, unlocksAt: 1_000, now: 1_000}, {name: 'pong'}],
])('the next step for %o', (known, step) => {
  expect(nextStep(known)).toEqual(step);
});

test('amounts are exact, and what is no amount is an error', () => {
  expect(parseEgld('0.1') + parseEgld('0.2')).toBe(parseEgld('0.3'));
  expect(parseEgld('1')).toBe(10n ** 18n);
  expect(parseEgld('0.000000000000000001')).toBe(1n);
  expect(() => parseEgld('1,5')).toThrow('Expected an amount such as 1.5, found "1,5".');
  expect(() => parseEgld('0.0000000000000000001')).toThrow('Expected at most 18 decimals, found 19.');
});

test('an action runs once at a time, and says what went wrong', async () => {
  let started = 0;
  let refuse: (reason: string) => void = () => undefined;
  const {result} = renderHook(() =>
    useAction(() => {
      started += 1;
      return new Promise((_resolve, reject) => (refuse = reject));
    }),
  );
  act(() => void result.current.run());
  act(() => void result.current.run());
  expect([started, result.current.isBusy]).toEqual([1, true]);
  await act(async () => refuse('nonce too low'));
  expect([result.current.isBusy, result.current.problem]).toEqual([false, 'nonce too low']);
});
