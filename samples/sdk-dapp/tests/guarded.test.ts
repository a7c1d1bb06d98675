import {Address, Transaction, TransactionComputer, UserVerifier} from '@multiversx/sdk-core';
import {getAccountProvider} from '@multiversx/sdk-dapp/out/providers/helpers/accountProvider';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';
import {CrossWindowProvider} from '@multiversx/sdk-web-wallet-cross-window-provider/out/CrossWindowProvider';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {addGuardianSignatures, signWithGuardianGas} from '../src/guide/guarded';
import {logInWith} from '../src/guide/login';
import {buildTransfer, signAndSend} from '../src/guide/send';
import {start} from '../src/guide/start';
import {startFakeApi, type FakeApi} from './support/fakeApi';
import {alice, ALICE, testWallet} from './support/testWallet';

const BOB = 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx';
const CAROL = 'erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8';

let api: FakeApi;
let isGuarded = true;

beforeAll(async () => {
  api = await startFakeApi({
    [`GET /accounts/${ALICE}`]: () => ({
      address: ALICE,
      nonce: 7,
      balance: '1',
      isGuarded,
      activeGuardianAddress: CAROL,
      activeGuardianServiceUid: 'MultiversXTCSService',
    }),
  });
  await start({
    dAppConfig: {
      environment: EnvironmentsEnum.devnet,
      network: {apiAddress: api.url, websocketUrl: '', skipFetchFromServer: true},
    },
    customProviders: [testWallet],
  });
  await logInWith(testWallet.type);
});
afterAll(() => api.close());

const transfer = () =>
  new Transaction({
    sender: Address.newFromBech32(ALICE),
    receiver: Address.newFromBech32(BOB),
    gasLimit: 50_000n,
    chainID: 'D',
  });

test('sdk-dapp sets version, options and guardian, and leaves the gas limit alone', async () => {
  const [signed] = await getAccountProvider().signTransactions([transfer()]);
  expect(signed).toMatchObject({version: 2, options: 2, gasLimit: 50_000n, nonce: 7n});
  expect(signed!.guardian.toBech32()).toBe(CAROL);
  expect(signed!.guardianSignature).toHaveLength(0);
});

test('the helper adds the gas, and what is signed has it', async () => {
  const [signed] = await signWithGuardianGas([transfer()]);
  expect(signed!.gasLimit).toBe(100_000n);
  const bytes = new TransactionComputer().computeBytesForSigning(signed!);
  expect(await UserVerifier.fromAddress(alice.address).verify(bytes, signed!.signature)).toBe(true);
  expect(buildTransfer(BOB, 1n).gasLimit).toBe(100_000n);
});

test('skipGuardian signs like any other account', async () => {
  const [signed] = await getAccountProvider().signTransactions([transfer()], {skipGuardian: true});
  expect(signed).toMatchObject({version: 2, options: 0});
  expect(signed!.guardian.isEmpty()).toBe(true);
});

test('the web wallet gets the signed transactions and gives them back with the second signature', async () => {
  const [signed] = await signWithGuardianGas([transfer()]);
  const wallet = CrossWindowProvider.getInstance();
  const request = vi.spyOn(wallet.getWindowManager(), 'postMessage').mockImplementation((async ({payload}: any) => ({
    type: 'GUARD_TRANSACTIONS_RESPONSE',
    payload: {data: payload.map((one: object) => ({...one, guardianSignature: 'ab'.repeat(64)}))},
  })) as never);
  const [guarded] = await addGuardianSignatures([signed!], ALICE);
  expect(request.mock.calls[0]![0]).toMatchObject({type: 'GUARD_TRANSACTIONS_REQUEST'});
  expect(Buffer.from(guarded!.guardianSignature).toString('hex')).toBe('ab'.repeat(64));
  expect(Buffer.from(guarded!.signature)).toEqual(Buffer.from(signed!.signature));
});

test('an account that is not guarded is signed as it is, and an empty answer is an error', async () => {
  isGuarded = false;
  const [signed] = await signWithGuardianGas([transfer()]);
  expect(signed).toMatchObject({options: 0, gasLimit: 50_000n});
  vi.spyOn(getAccountProvider().getProvider(), 'signTransactions').mockResolvedValue([]);
  await expect(signAndSend([transfer()])).rejects.toThrow('No transactions to send');
});
