import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {Address, Transaction} from '@multiversx/sdk-core';
import type {ProxyNetworkProvider} from '@multiversx/sdk-core';
import {
  balanceAt,
  connect,
  depositOf,
  newestTransactions,
  outcomeOf,
  readAccount,
  secondsLeftInEpoch,
  send,
} from '../src/restApi/gateway.js';
import {startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {ALICE} from './support/testWallets.js';

const CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');
const HASH = 'fa6200b4a56c43e9ad0a47aff27fedb68e5e9244c9f916c8eeb249363ca9c17f';

/** What a proxy answered: the recordings that the pages show. */
const recorded = (name: string) => () =>
  JSON.parse(readFileSync(new URL(`../../cli/rest-api/answers/${name}.json`, import.meta.url), 'utf8')).data;

let server: FakeGateway;
let gateway: ProxyNetworkProvider;
before(async () => {
  server = await startFakeGateway({
    'GET /address/*': recorded('account'),
    'GET /address/*/guardian-data': recorded('guardian'),
    'GET /address/*/esdt/*': recorded('token'),
    'GET /address/*/balance': recorded('past-balance'),
    'POST /transaction/send': recorded('sent'),
    'GET /transaction/*/process-status': recorded('process-status'),
    'POST /vm-values/query': ({funcName, args}) =>
      recorded(funcName === 'getDeposit' && args[0] === ALICE.toHex() ? 'vm-query' : 'vm-failed')(),
    'GET /network/config': recorded('network-config'),
    'GET /network/status/*': recorded('network-status'),
    'GET /hyperblock/by-nonce/42325043': recorded('hyperblock'),
  });
  gateway = connect(server.url);
});
after(() => server.close());

test('reads an account and a token of it', async () => {
  assert.deepEqual(await readAccount(gateway, ALICE), {
    nonce: 43n,
    balance: 1_399_932_000_000_000_000n,
    tokens: 1_000_300n * 10n ** 18n,
  });
});

test('reads a balance of the past', async () => {
  assert.equal(await balanceAt(gateway, ALICE, 42_327_114n), 1_500_000_000_000_000_000n);
});

test('sends a transaction and reads how it ended', async () => {
  const body = JSON.parse(
    readFileSync(new URL('../../cli/rest-api/transfer.json', import.meta.url), 'utf8'),
  );
  const hash = await send(gateway, Transaction.newFromPlainObject(body));
  assert.equal(hash, HASH);
  assert.deepEqual(server.posted.at(-1), {path: '/transaction/send', body: {...server.posted.at(-1)?.body, ...body}});
  assert.deepEqual(await outcomeOf(gateway, hash), {status: 'success', reason: ''});
});

test('reads a number from a view, and refuses the answer of a view that failed', async () => {
  assert.equal(await depositOf(gateway, CONTRACT, ALICE), 250_000_000_000_000_000n);
  await assert.rejects(
    depositOf(gateway, CONTRACT, CONTRACT),
    new Error('getDeposit: function not found: invalid function (not found)'),
  );
});

test('counts the seconds until the epoch ends', async () => {
  assert.equal(await secondsLeftInEpoch(gateway), 14_400);
});

test('lists what the latest final hyperblock completed', async () => {
  assert.deepEqual(await newestTransactions(gateway), [HASH]);
});
