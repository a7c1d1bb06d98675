import {cleanup, configure, fireEvent, render, screen} from '@testing-library/react';
import {Transaction, TransactionComputer, UserVerifier} from '@multiversx/sdk-core';
import {ProviderFactory} from '@multiversx/sdk-dapp/out/providers/ProviderFactory';
import {EnvironmentsEnum} from '@multiversx/sdk-dapp/out/types/enums.types';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {FundButton} from '../src/crowdfunding/FundButton';
import {startDapp} from '../src/crowdfunding/startDapp';
import {startFakeApi, type FakeApi} from './support/fakeApi';
import {alice, ALICE, testWallet} from './support/testWallet';

const CAMPAIGN = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';
const HASH = 'a1'.repeat(32);

// The dApp requests the status of its transactions every few seconds.
configure({asyncUtilTimeout: 30_000});

let api: FakeApi;
let status: string;

beforeAll(async () => {
  status = 'pending';
  api = await startFakeApi({
    [`GET /accounts/${ALICE}`]: () => ({address: ALICE, nonce: 7, balance: '1000000000000000000'}),
    'POST /transactions': () => ({txHash: HASH}),
    'GET /transactions': () => [{txHash: HASH, status}],
  });
  await startDapp({
    dAppConfig: {
      environment: EnvironmentsEnum.devnet,
      // Without a socket the dApp asks again and again for what is pending.
      network: {apiAddress: api.url, websocketUrl: '', skipFetchFromServer: true},
    },
    customProviders: [testWallet],
  });
});
afterEach(cleanup);
afterAll(() => api.close());

function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', {name});
}

test("a user can't fund before logging in", () => {
  render(<FundButton campaign={CAMPAIGN} amount={1n} />);
  expect(button('Fund the campaign').disabled).toBe(true);
});

test('a click sends the deposit that the wallet signed, and the button waits until it is executed', async () => {
  await (await ProviderFactory.create({type: testWallet.type})).login();
  render(<FundButton campaign={CAMPAIGN} amount={500_000_000_000_000_000n} />);

  fireEvent.click(button('Fund the campaign'));
  expect(button('Funding…').disabled).toBe(true); // a second click would be a second payment
  status = 'success';
  expect((await screen.findByRole<HTMLButtonElement>('button', {name: 'Fund the campaign'})).disabled).toBe(
    false,
  );

  const [sent] = api.requests.filter(({route}) => route === 'POST /transactions');
  expect(sent?.body).toMatchObject({
    sender: ALICE,
    receiver: CAMPAIGN,
    nonce: 7,
    value: '500000000000000000',
    gasLimit: 3_000_000,
    chainID: 'D',
    data: Buffer.from('fund').toString('base64'),
  });
  const transaction = Transaction.newFromPlainObject(sent?.body as never);
  const bytes = new TransactionComputer().computeBytesForSigning(transaction);
  expect(await UserVerifier.fromAddress(alice.address).verify(bytes, transaction.signature)).toBe(true);
});
