import assert from 'node:assert/strict';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, beforeEach, test} from 'node:test';
import {awaitCompletion} from '../src/integrators/completion.js';
import {FileStore} from '../src/integrators/fileStore.js';
import {Gateway} from '../src/integrators/gateway.js';
import {
  KeyUsedElsewhere,
  LIMITS,
  WithdrawalSender,
  type SenderState,
  type Withdrawal,
} from '../src/integrators/withdrawals.js';
import {StandInGateway} from './support/standInGateway.js';
import {ALICE, BOB, CAROL, testAccount} from './support/testWallets.js';

const ONE_EGLD = 10n ** 18n;
const PASSED = 'success';

let chain: StandInGateway;
let gateway: Gateway;
let store: FileStore<SenderState>;
let now: number;

beforeEach(async () => {
  await chain?.stop();
  chain = new StandInGateway();
  gateway = new Gateway(await chain.start());
  chain.accounts.set(ALICE.toBech32(), {nonce: 42n, balance: 1_000n * ONE_EGLD});
  const folder = await mkdtemp(path.join(tmpdir(), 'withdrawals-'));
  store = new FileStore<SenderState>(path.join(folder, 'withdrawals.json'), {withdrawals: {}});
  now = 1_796_000_000_000;
});
after(() => chain.stop());

/** A sender as after a restart: all that it knows is in the store. */
const newSender = async () =>
  new WithdrawalSender(gateway, store, testAccount('alice'), await gateway.networkConfig(), () => now);
const payment = (id: string, amount = ONE_EGLD, token = 'EGLD') => ({
  id,
  receiver: BOB.toBech32(),
  token,
  amount,
});
const stored = async (id: string): Promise<Withdrawal> => (await store.read()).withdrawals[id]!;

test('signs with the on-chain nonce, sends, and closes the withdrawal once it is executed', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  await sender.tick();

  const [sent] = chain.pool;
  assert.equal(sent?.transaction.nonce, 42n);
  assert.equal(sent?.transaction.value, ONE_EGLD);
  assert.equal(sent?.transaction.gasLimit, 50_000n);
  assert.equal(sent?.hash, (await stored('w1')).attempts[0]?.hash);

  await sender.tick();
  assert.equal((await stored('w1')).state, 'signed');
  chain.execute();
  await sender.tick();
  assert.equal((await stored('w1')).state, 'done');
});

test('pays a repeated request only once', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  await sender.request(payment('w1', 9n * ONE_EGLD));
  await sender.tick();
  await (await newSender()).request(payment('w1'));
  await sender.tick();
  assert.deepEqual(
    chain.pool.map(({transaction}) => transaction.value),
    [ONE_EGLD],
  );
});

test('rejects contracts, wrong checksums and zero amounts', async () => {
  const sender = await newSender();
  const contract = 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y';
  await assert.rejects(sender.request({...payment('w1'), receiver: contract}), /contracts are not supported/);
  await assert.rejects(sender.request({...payment('w1'), receiver: `${BOB.toBech32().slice(0, -1)}q`}));
  await assert.rejects(sender.request(payment('w1', 0n)), /greater than zero/);
});

test('assigns consecutive nonces without querying the chain again', async () => {
  const sender = await newSender();
  for (const id of ['w1', 'w2', 'w3']) await sender.request(payment(id));
  await sender.tick();
  await sender.request(payment('w4'));
  await sender.tick();
  assert.deepEqual(
    chain.pool.map(({transaction}) => transaction.nonce),
    [42n, 43n, 44n, 45n],
  );
});

test('keeps at most 100 nonces open, and continues once they are used', async () => {
  const sender = await newSender();
  for (let index = 0; index < 130; index += 1) await sender.request(payment(`w${index}`, 1n));
  await sender.tick();
  assert.equal(chain.pool.length, 100);
  assert.equal(chain.pool.at(-1)?.transaction.nonce, 141n);

  chain.execute(60);
  await sender.tick();
  assert.equal(chain.pool.length, 70);
  assert.equal(chain.pool.at(-1)?.transaction.nonce, 171n);
});

test('resends the same bytes after an outage, even from another process', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  chain.isDown = true;
  await assert.rejects(sender.tick(), /sending request error/);
  chain.isDown = false;
  chain.refuse = () => 'insufficient funds for address';
  await sender.tick();
  const [{hash} = {hash: ''}] = (await stored('w1')).attempts;

  chain.refuse = () => undefined;
  await (await newSender()).tick();
  assert.deepEqual(
    chain.pool.map((known) => known.hash),
    [hash],
  );
});

test('resends transactions that the pool has lost', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  await sender.tick();
  const [hash] = chain.posted;
  chain.pool = [];

  now += LIMITS.resendAfterMs - 1;
  await sender.tick();
  assert.deepEqual(chain.posted, [hash]);
  now += 1;
  await sender.tick();
  assert.deepEqual(chain.posted, [hash, hash]);
  assert.equal(chain.pool.length, 1);
});

test('raises the price of the first pending transaction only, with the same nonce', async () => {
  const sender = await newSender();
  for (const id of ['w1', 'w2']) await sender.request(payment(id));
  await sender.tick();
  now += LIMITS.replaceAfterMs;
  await sender.tick();

  const first = await stored('w1');
  assert.deepEqual(
    first.attempts.map(({transaction}) => transaction.gasPrice),
    [1_000_000_000, 1_200_000_000],
  );
  assert.deepEqual(
    first.attempts.map(({transaction}) => transaction.nonce),
    [42, 42],
  );
  assert.equal((await stored('w2')).attempts.length, 1);

  const executed = chain.execute();
  assert.deepEqual(executed, [first.attempts[1]?.hash, (await stored('w2')).attempts[0]?.hash]);
  await sender.tick();
  assert.deepEqual([(await stored('w1')).state, (await stored('w2')).state], ['done', 'done']);
});

test('never pays more than five times the minimum price', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  for (let index = 0; index < 20; index += 1) {
    await sender.tick();
    now += LIMITS.replaceAfterMs;
  }
  const prices = (await stored('w1')).attempts.map(({transaction}) => Number(transaction.gasPrice));
  assert.ok(Math.max(...prices) <= 5_000_000_000);
  assert.deepEqual(
    [...prices].sort((a, b) => a - b),
    prices,
  );
});

test('does not pay a failed transaction again automatically', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  await sender.tick();
  chain.execute(1, {status: 'fail', reason: '@75736572206572726f72'});
  await sender.tick();
  await sender.tick();
  assert.equal((await stored('w1')).state, 'failed');
  assert.equal((await stored('w1')).reason, '@75736572206572726f72');
  assert.equal(chain.pool.length, 0);
});

test('waits for a transaction that is on its way to another shard', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  await sender.tick();
  const [hash = ''] = chain.execute(1, {status: 'pending', reason: ''});
  await sender.tick();
  assert.equal((await stored('w1')).state, 'signed');
  chain.processStatuses.set(hash, {status: PASSED, reason: ''});
  await sender.tick();
  assert.equal((await stored('w1')).state, 'done');
});

test('asks for review if an unknown transaction used the nonce', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  await sender.tick();
  chain.pool = [];
  chain.accounts.get(ALICE.toBech32())!.nonce = 43n;

  await sender.tick();
  assert.equal((await stored('w1')).state, 'signed');
  now += LIMITS.missingForMs;
  await sender.tick();
  assert.equal((await stored('w1')).state, 'review');
  assert.equal((await stored('w1')).reason, 'another transaction used the nonce');
});

test('asks for review if a block contains the transaction but could not execute it', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  await sender.tick();
  const {hash} = (await stored('w1')).attempts[0]!;
  chain.pool = [];
  chain.processStatuses.set(hash, {status: 'not-executable-in-block', reason: ''});
  chain.accounts.get(ALICE.toBech32())!.nonce = 43n;

  await sender.tick();
  assert.equal((await stored('w1')).state, 'signed');
  now += LIMITS.missingForMs;
  await sender.tick();
  assert.equal((await stored('w1')).state, 'review');
});

test('stops if another program signs with the key', async () => {
  const sender = await newSender();
  await sender.request(payment('w1'));
  await sender.tick();
  chain.accounts.get(ALICE.toBech32())!.nonce = 50n;
  await assert.rejects(sender.tick(), KeyUsedElsewhere);
});

test('fills the nonce gap of a rejected transaction', async () => {
  const sender = await newSender();
  for (const id of ['w1', 'w2', 'w3']) await sender.request(payment(id));
  chain.refuse = (transaction) => (transaction.value === 2n * ONE_EGLD ? 'invalid value' : undefined);
  const state = await store.read();
  state.withdrawals['w2']!.amount = 2n * ONE_EGLD;
  await store.write(state);

  for (let index = 0; index < 3; index += 1) await sender.tick();
  assert.deepEqual(
    chain.pool.map(({transaction}) => [
      transaction.nonce,
      transaction.value,
      transaction.receiver.toBech32(),
    ]),
    [
      [42n, ONE_EGLD, BOB.toBech32()],
      [43n, 0n, ALICE.toBech32()],
      [44n, ONE_EGLD, BOB.toBech32()],
    ],
  );
  chain.execute();
  await sender.tick();
  const {withdrawals} = await store.read();
  assert.deepEqual(
    Object.values(withdrawals).map(({id, state}) => `${id} ${state}`),
    ['w1 done', 'w2 review', 'w3 done', 'filler-43 done'],
  );
});

test('signs no more than the balance covers', async () => {
  chain.accounts.get(ALICE.toBech32())!.balance = 2n * ONE_EGLD;
  const sender = await newSender();
  for (const id of ['w1', 'w2']) await sender.request(payment(id));
  await sender.tick();
  assert.deepEqual([(await stored('w1')).state, (await stored('w2')).state], ['signed', 'queued']);

  chain.accounts.get(ALICE.toBech32())!.balance = 5n * ONE_EGLD;
  await sender.tick();
  assert.equal((await stored('w2')).state, 'signed');
});

test('sends tokens to the receiver, and NFTs to its own address', async () => {
  const sender = await newSender();
  await sender.request({...payment('w1', 1_000_000n, 'USDC-c76f1f'), receiver: CAROL.toBech32()});
  await sender.request({...payment('w2', 1n, 'BOOKS-a1b2c3-0a'), receiver: CAROL.toBech32()});
  await sender.tick();
  const [fungible, nft] = chain.pool.map(({transaction}) => transaction);
  assert.equal(fungible?.receiver.toBech32(), CAROL.toBech32());
  assert.equal(Buffer.from(fungible!.data).toString(), 'ESDTTransfer@555344432d633736663166@0f4240');
  assert.equal(fungible?.gasLimit, 50_000n + 42n * 1_500n + 300_000n);
  assert.equal(nft?.receiver.toBech32(), ALICE.toBech32());
  assert.equal(
    Buffer.from(nft!.data).toString(),
    `ESDTNFTTransfer@424f4f4b532d613162326333@0a@01@${CAROL.toHex()}`,
  );
});

test('waiting ends with success, with a failure, or with an error after the timeout', async () => {
  const hash = 'b2'.repeat(32);
  const options = {timeoutMs: 20, pauseMs: 5};
  await assert.rejects(awaitCompletion(gateway, hash, options), /is still unknown/);
  chain.processStatuses.set(hash, {status: 'pending', reason: ''});
  await assert.rejects(awaitCompletion(gateway, hash, options), /is still pending/);
  chain.processStatuses.set(hash, {status: 'fail', reason: '@75736572206572726f72'});
  assert.deepEqual(await awaitCompletion(gateway, hash, options), {
    status: 'fail',
    reason: '@75736572206572726f72',
  });
  chain.processStatuses.set(hash, {status: PASSED, reason: ''});
  assert.equal((await awaitCompletion(gateway, hash, options)).status, 'success');
});
