import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {
  AddressComputer,
  DevnetEntrypoint,
  GasLimitEstimator,
  Message,
  ProxyNetworkProvider,
  SmartContractController,
  TransactionWatcher,
  TransfersController,
} from '@multiversx/sdk-core';
import {BoundedEstimator, RemoteAccount} from '../src/extending/account.js';
import {PatientProvider, ServiceProvider, readOnlyController, sync} from '../src/extending/provider.js';
import {RememberingFetcher, patientWatcher, waitForAnyEnd, waitForEvent} from '../src/extending/watcher.js';
import {SENT_HASH, startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {event, logs, normalEntry} from './support/hyperblockEntries.js';
import {failed, ok, startLocalGateway} from './support/localGateway.js';
import {ALICE, BOB, testAccount} from './support/testWallets.js';

const CONTRACT = new AddressComputer().computeContractAddress(ALICE, 7n);
const statuses: string[] = [];
let gateway: FakeGateway;

before(async () => {
  gateway = await startFakeGateway({
    'GET /address/*/shard': () => ({shardID: 1}),
    'GET /transaction/pool': () => ({txPool: {transactions: [{txFields: {hash: SENT_HASH}}]}}),
    'GET /transaction/*': () => ({
      transaction: normalEntry('sent', {
        sender: ALICE,
        receiver: BOB,
        logs: logs(BOB, event('paid', BOB, [])),
      }),
    }),
    'GET /transaction/*/process-status': () => ({status: statuses.shift() ?? 'success', reason: ''}),
    'POST /vm-values/query': () => ({data: {returnData: ['DA=='], returnCode: 'ok', returnMessage: ''}}),
  });
});
after(() => gateway.close());

test('controllers accept a provider with custom methods', async () => {
  const provider = new ServiceProvider(gateway.url);
  assert.equal(await provider.getShardOf(ALICE), 1);
  assert.deepEqual(await provider.getPendingHashes(ALICE), [SENT_HASH]);
  const account = testAccount('alice');
  await sync(account, provider);
  assert.equal(account.nonce, 7n);
  const query = {contract: CONTRACT, function: 'getSum', arguments: []};
  const [sum] = await readOnlyController(provider).query(query);
  assert.deepEqual([...sum], [12]);
});

test('retries only if no observer responds', async (t) => {
  const answers = [
    failed(500, 'sending request error'),
    failed(500, 'sending request error'),
    ok({account: {nonce: 9, balance: '0', address: ALICE.toBech32()}}),
    failed(400, 'invalid address'),
  ];
  let requests = 0;
  const local = await startLocalGateway((route) => {
    if (route.endsWith('guardian-data')) return ok({guardianData: {guarded: false}});
    requests += 1;
    return answers.shift() ?? failed(500, 'sending request error');
  });
  t.after(() => local.close());
  const provider = new PatientProvider(local.url, 3, {clientName: 'test'});
  assert.equal((await provider.getAccount(ALICE)).nonce, 9n);
  await assert.rejects(provider.getAccount(ALICE), /invalid address/);
  assert.equal(requests, 4);
  await assert.rejects(provider.getAccount(ALICE), /sending request error/);
  assert.equal(requests, 7);
});

test('the watcher waits for events and conditions', async () => {
  const seen: string[] = [];
  const source = new ProxyNetworkProvider(gateway.url);
  const fetcher = new RememberingFetcher(source, (_hash, status) => seen.push(String(status)));
  const watcher = new TransactionWatcher(fetcher, {
    pollingIntervalMilliseconds: 1,
    timeoutMilliseconds: 5_000,
  });
  statuses.push('pending', 'not-executable-in-block');
  assert.equal(String((await waitForAnyEnd(watcher, SENT_HASH)).status), 'not-executable-in-block');
  statuses.push('pending', 'success');
  await watcher.awaitCompleted(SENT_HASH);
  assert.deepEqual(seen, ['pending', 'not-executable-in-block', 'pending', 'success']);
  await watcher.awaitCompleted(SENT_HASH);
  assert.equal(seen.length, 4, 'a completed transaction is remembered');
  assert.equal((await waitForEvent(watcher, SENT_HASH, 'paid')).logs.events[0]?.identifier, 'paid');
  assert.equal((patientWatcher(source) as any).timeoutMilliseconds, 120_000);
});

test('controllers sign with a remote key', async () => {
  const alice = testAccount('alice');
  const remote = new RemoteAccount(ALICE, (bytes) => alice.sign(bytes));
  const controller = new TransfersController({chainID: 'D'});
  const made = await controller.createTransactionForTransfer(remote, 7n, {receiver: BOB, nativeAmount: 1n});
  assert.ok(await remote.verifyTransactionSignature(made, made.signature));
  assert.ok(await alice.verifyTransactionSignature(made, made.signature));
  const message = new Message({data: Buffer.from('order 42')});
  assert.ok(await remote.verifyMessageSignature(message, await remote.signMessage(message)));
  assert.equal(await remote.verifyMessageSignature(message, made.signature), false);
});

test('uses a custom estimator, which can reject a call', async () => {
  const entrypoint = new DevnetEntrypoint({url: gateway.url, kind: 'proxy'});
  const networkProvider = entrypoint.createNetworkProvider();
  const network = new GasLimitEstimator({networkProvider});
  const call = (most: bigint) =>
    new SmartContractController({
      chainID: 'D',
      networkProvider,
      gasLimitEstimator: new BoundedEstimator(network, most),
    }).createTransactionForExecute(testAccount('alice'), 7n, {contract: CONTRACT, function: 'add'});
  assert.equal((await call(5_000_000n)).gasLimit, 3_300_000n);
  await assert.rejects(call(3_000_000n), /the call needs 3300000 gas, more than 3000000/);
});
