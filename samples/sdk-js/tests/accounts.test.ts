import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {Address, DevnetEntrypoint} from '@multiversx/sdk-core';
import {changeOwner, claimRewards} from '../src/accounts/contractOwner.js';
import * as storage from '../src/accounts/storage.js';
import {expectCall} from './support/expectCall.js';
import {startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {ALICE, BOB, testAccount} from './support/testWallets.js';

/** The contract that Alice's transaction with nonce 7 deploys. */
const CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');

const bytes = (text: string) => new TextEncoder().encode(text);
const hexOf = (text: string) => Buffer.from(text).toString('hex');

let gateway: FakeGateway;
let network: DevnetEntrypoint;

before(async () => {
  gateway = await startFakeGateway({
    'GET /address/*/key/*': (_body, path) => ({
      value: path.endsWith(`/key/${hexOf('key0')}`) ? hexOf('value0') : '',
    }),
    'GET /address/*/keys': () => ({
      pairs: {[hexOf('key0')]: hexOf('value0'), [hexOf('ELRONDesdtALICE-a1b2c3')]: '1202002a'},
    }),
  });
  network = new DevnetEntrypoint({url: gateway.url});
});
after(() => gateway.close());

test('claims the rewards of a contract', async () => {
  const transaction = await claimRewards(testAccount('alice'), CONTRACT);
  expectCall('accountsClaimRewards', 'ClaimDeveloperRewards', transaction, {
    receiver: CONTRACT,
    gas: 5_000_000n,
    args: [],
  });
});

test('changes the owner of a contract', async () => {
  const transaction = await changeOwner(testAccount('alice'), CONTRACT, BOB);
  expectCall('accountsChangeOwner', 'ChangeOwnerAddress', transaction, {
    receiver: CONTRACT,
    gas: 5_000_000n,
    args: [BOB],
  });
});

test('saves a pair with exactly the gas that it needs', async () => {
  const transaction = await storage.save(testAccount('alice'), 'key0', 'value0');
  expectCall('accountsSave', 'SaveKeyValue', transaction, {
    receiver: ALICE,
    gas: 170_000n,
    args: ['key0', 'value0'],
  });
  assert.equal(transaction.gasLimit, 271_000n);
  assert.equal(storage.gasLimitOf([{key: bytes('key0'), value: bytes('value0')}]), 271_000n);
});

test('deletes a pair with an empty value', async () => {
  const transaction = await storage.remove(testAccount('alice'), 'key0');
  expectCall('accountsDelete', 'SaveKeyValue', transaction, {
    receiver: ALICE,
    gas: 104_000n,
    args: ['key0', ''],
  });
  assert.equal(transaction.gasLimit, 187_000n);
  assert.equal(storage.gasLimitOf([{key: bytes('key0'), value: bytes('')}]), 187_000n);
});

test('counts only the bytes that a value grows', () => {
  const key = bytes('key0');
  const replaced = storage.gasLimitOf([{key, value: bytes('value0'), formerLength: 6}]);
  assert.equal(replaced, 211_000n);
  const longer = storage.gasLimitOf([{key, value: bytes('value10'), formerLength: 6}]);
  assert.equal(longer, 225_000n);
  const two = storage.gasLimitOf([
    {key, value: bytes('value0')},
    {key: bytes('key1'), value: bytes('value1')},
  ]);
  assert.equal(two, 374_000n);
});

test('the SDK sets over twice the gas to replace a value of 12 bytes', async () => {
  const value = '123456789012';
  const exact = storage.gasLimitOf([{key: bytes('key0'), value: bytes(value), formerLength: 12}]);
  const {gasLimit, data} = await storage.save(testAccount('alice'), 'key0', value);
  const movement = 50_000n + 1_500n * BigInt(data.length);
  assert.equal(gasLimit - movement, 236_000n);
  assert.equal(exact - movement, 116_000n);
});

test('calculates the maximum length of a value in one transaction', () => {
  const limitOf = (length: number) => storage.gasLimitOf([{key: bytes('key0'), value: new Uint8Array(length)}]);
  assert.equal(limitOf(42_843), 599_989_000n);
  assert.ok(limitOf(42_844) > 600_000_000n);
});

test('reads one value and all of them as bytes', async () => {
  assert.equal((await storage.read(network, ALICE, 'key0')).toString(), 'value0');
  assert.equal((await storage.read(network, ALICE, 'other')).length, 0);
  const all = await storage.readAll(network, ALICE);
  assert.equal(all.get(hexOf('key0'))?.toString(), 'value0');
  assert.equal(all.size, 2);
});
