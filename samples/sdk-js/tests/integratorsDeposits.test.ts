import assert from 'node:assert/strict';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, beforeEach, test} from 'node:test';
import {Address} from '@multiversx/sdk-core';
import {catchUp, ChainMismatch, watch, type Ledger} from '../src/integrators/depositsWatcher.js';
import {FileLedger} from '../src/integrators/fileLedger.js';
import {findDeposits, type AddressBook} from '../src/integrators/deposits.js';
import {Gateway} from '../src/integrators/gateway.js';
import {event, hashOf, logs, normalEntry, transferEvent, unsignedEntry} from './support/hyperblockEntries.js';
import {hyperblockHash, StandInGateway} from './support/standInGateway.js';
import {ALICE, BOB, CAROL} from './support/testWallets.js';

const ONE_EGLD = 10n ** 18n;
const CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');
/** Bob's address, in shard 0, is a user's deposit address. */
const book: AddressBook = {
  shardOfDepositAddress: (address) => (address === BOB.toBech32() ? 0 : undefined),
  isOwnTransaction: (hash) => hash === hashOf('our withdrawal'),
};
const credit = (hash: string, part: string, token: string, amount: bigint) => ({
  id: `${hash}:${part}`,
  hash,
  address: BOB.toBech32(),
  token,
  amount,
  outcome: 'credit',
});

test('credits a plain transfer of EGLD', () => {
  const entry = normalEntry('a', {sender: ALICE, receiver: BOB, value: ONE_EGLD.toString()});
  assert.deepEqual(findDeposits(entry, book), [credit(entry.hash, 'value', 'EGLD', ONE_EGLD)]);
});

test('credits a guarded and a relayed transfer like any other', () => {
  const guarded = normalEntry('b', {
    sender: ALICE,
    receiver: BOB,
    value: '1',
    options: 2,
    guardian: CAROL.toBech32(),
    guardianSignature: 'd0'.repeat(64),
  });
  const relayed = normalEntry('c', {
    sender: ALICE,
    receiver: BOB,
    value: '2',
    isRelayed: true,
    relayerAddress: CAROL.toBech32(),
    relayerSignature: 'e0'.repeat(64),
  });
  assert.deepEqual(
    findDeposits(guarded, book).map(({amount}) => amount),
    [1n],
  );
  assert.deepEqual(
    findDeposits(relayed, book).map(({amount}) => amount),
    [2n],
  );
});

test('ignores other receivers, zero values and transactions that moved no funds', () => {
  const fields = {sender: ALICE, receiver: BOB, value: '5'};
  assert.deepEqual(findDeposits(normalEntry('d', {...fields, receiver: CAROL}), book), []);
  assert.deepEqual(findDeposits(normalEntry('e', {...fields, value: '0'}), book), []);
  assert.deepEqual(findDeposits(normalEntry('f', {...fields, type: 'invalid', status: 'invalid'}), book), []);
  assert.deepEqual(findDeposits(normalEntry('g', {...fields, status: 'fail'}), book), []);
  const notExecuted = normalEntry('ga', {...fields, status: 'not-executable-in-block'});
  assert.deepEqual(findDeposits(notExecuted, book), []);
});

test('holds a returned transfer with status success for review', () => {
  const entry = normalEntry('h', {
    sender: ALICE,
    receiver: BOB,
    value: ONE_EGLD.toString(),
    receiverUsername: Buffer.from('carol.elrond').toString('base64'),
    logs: logs(
      BOB,
      event('signalError', BOB, [ALICE.getPublicKey(), Buffer.from('user name does not match')]),
    ),
  });
  const [deposit] = findDeposits(entry, book);
  assert.equal(deposit?.outcome, 'review');
  assert.equal(deposit?.reason, 'the entry contains the event signalError');
});

test('credits EGLD that a contract sends', () => {
  const entry = unsignedEntry('i', {sender: CONTRACT, receiver: BOB, value: '300'});
  assert.deepEqual(findDeposits(entry, book), [credit(entry.hash, 'value', 'EGLD', 300n)]);
});

test('ignores refunds of our own transactions', () => {
  const refund = {
    sender: CAROL,
    receiver: BOB,
    value: '300',
    originalTransactionHash: hashOf('our withdrawal'),
  };
  assert.deepEqual(findDeposits(unsignedEntry('j', refund), book), []);
});

test('holds a gas refund of an unknown transaction for review', () => {
  const entry = unsignedEntry('k', {sender: CONTRACT, receiver: BOB, value: '300', isRefund: true});
  assert.equal(findDeposits(entry, book)[0]?.outcome, 'review');
});

test('credits a token from the event, not from the data field', () => {
  const entry = normalEntry('l', {
    sender: ALICE,
    receiver: BOB,
    processingTypeOnSource: 'BuiltInFunctionCall',
    processingTypeOnDestination: 'BuiltInFunctionCall',
    data: Buffer.from('ESDTTransfer@555344432d633736663166@0f4240').toString('base64'),
    logs: logs(
      ALICE,
      transferEvent('ESDTTransfer', ALICE, BOB, [{token: 'USDC-c76f1f', amount: 1_000_000n}]),
    ),
  });
  assert.deepEqual(findDeposits(entry, book), [credit(entry.hash, '0.0', 'USDC-c76f1f', 1_000_000n)]);
  const {logs: _, ...withoutEvents} = entry;
  assert.deepEqual(findDeposits(withoutEvents, book), []);
});

test('credits every part of a multi-transfer, including EGLD and an NFT', () => {
  const event = transferEvent('MultiESDTNFTTransfer', ALICE, BOB, [
    {token: 'EGLD-000000', amount: ONE_EGLD},
    {token: 'USDC-c76f1f', amount: 5n},
    {token: 'BOOKS-a1b2c3', nonce: 10, amount: 1n},
  ]);
  const entry = unsignedEntry('m', {sender: ALICE, receiver: BOB, logs: logs(BOB, event)});
  assert.deepEqual(findDeposits(entry, book), [
    credit(entry.hash, '0.0', 'EGLD', ONE_EGLD),
    credit(entry.hash, '0.1', 'USDC-c76f1f', 5n),
    credit(entry.hash, '0.2', 'BOOKS-a1b2c3-0a', 1n),
  ]);
});

test('counts a transfer between shards once, in the shard of the receiver', () => {
  const transfer = transferEvent('ESDTNFTTransfer', ALICE, BOB, [
    {token: 'BOOKS-a1b2c3', nonce: 1, amount: 1n},
  ]);
  // Alice, in shard 1, calls herself; the result then goes to shard 0. Both entries hold the event.
  const atSource = normalEntry('n', {sender: ALICE, receiver: ALICE, logs: logs(ALICE, transfer)});
  const atDestination = unsignedEntry('o', {sender: ALICE, receiver: BOB, logs: logs(BOB, transfer)});
  assert.deepEqual(
    [atSource, atDestination].flatMap((entry) => findDeposits(entry, book)).map(({id}) => id),
    [`${atDestination.hash}:0.0`],
  );
});

test('finds tokens that a contract in the same shard sends in the events of the call', () => {
  const contractInShard0 = Address.newFromHex(
    '0000000000000000050022185fe925b3d9d6d1fe6505e2c5bc71652dfcce9e00',
  );
  const transfer = transferEvent('ESDTTransfer', contractInShard0, BOB, [{token: 'USDC-c76f1f', amount: 9n}]);
  const call = normalEntry('p', {
    sender: CAROL,
    receiver: contractInShard0,
    logs: logs(
      contractInShard0,
      event('writeLog', CAROL, []),
      transfer,
      event('completedTxEvent', CAROL, []),
    ),
  });
  assert.deepEqual(findDeposits(call, book), [credit(call.hash, '1.0', 'USDC-c76f1f', 9n)]);
});

test('holds the tokens of a failed call for review', () => {
  const transfer = transferEvent('ESDTTransfer', ALICE, BOB, [{token: 'USDC-c76f1f', amount: 9n}]);
  const failure = event('internalVMErrors', CONTRACT, []);
  const entry = unsignedEntry('q', {
    sender: CONTRACT,
    receiver: BOB,
    logs: logs(CONTRACT, transfer, failure),
  });
  assert.equal(findDeposits(entry, book)[0]?.outcome, 'review');
});

let chain: StandInGateway;
let gateway: Gateway;
let file: string;

beforeEach(async () => {
  await chain?.stop();
  chain = new StandInGateway();
  chain.finalNonce = 900;
  gateway = new Gateway(await chain.start());
  file = path.join(await mkdtemp(path.join(tmpdir(), 'deposits-')), 'ledger.json');
});
after(() => chain.stop());

const newLedger = () => new FileLedger(file, {nonce: 900, hash: hyperblockHash(900)});
const egld = (name: string, value: bigint) =>
  normalEntry(name, {sender: ALICE, receiver: BOB, value: value.toString()});

test('processes all final hyperblocks and stores the cursor', async () => {
  chain.addHyperblock([egld('r', 1n), egld('s', 2n)]);
  chain.addHyperblock([]);
  chain.addHyperblock([egld('t', 4n)]);
  chain.hyperblocks.set(904, chain.hyperblocks.get(903)); // served, but not final

  const ledger = newLedger();
  assert.equal(await catchUp(gateway, ledger, book), 3);
  assert.equal(await ledger.balance(BOB.toBech32(), 'EGLD'), 7n);
  assert.deepEqual(await ledger.cursor(), {nonce: 903, hash: hyperblockHash(903)});
  assert.equal(await catchUp(gateway, ledger, book), 0);
});

test('requests logs, which token deposits require', async () => {
  const transfer = transferEvent('ESDTTransfer', ALICE, BOB, [{token: 'USDC-c76f1f', amount: 9n}]);
  chain.addHyperblock([normalEntry('u', {sender: ALICE, receiver: BOB, logs: logs(ALICE, transfer)})]);
  const ledger = newLedger();
  await catchUp(gateway, ledger, book);
  assert.equal(await ledger.balance(BOB.toBech32(), 'USDC-c76f1f'), 9n);
});

test('resumes after a crash between reading and storing, and credits once', async () => {
  chain.addHyperblock([egld('v', 1n)]);
  chain.addHyperblock([egld('w', 2n)]);
  const crashing: Ledger = {
    cursor: () => newLedger().cursor(),
    commit: async (next, deposits) => {
      if (next.nonce === 902) throw new Error('the machine is gone');
      await newLedger().commit(next, deposits);
    },
  };
  await assert.rejects(catchUp(gateway, crashing, book), /the machine is gone/);

  const restarted = newLedger();
  assert.deepEqual(await restarted.cursor(), {nonce: 901, hash: hyperblockHash(901)});
  assert.equal(await catchUp(gateway, restarted, book), 1);
  assert.equal(await restarted.balance(BOB.toBech32(), 'EGLD'), 3n);
});

test('processing a hyperblock twice changes nothing', async () => {
  const ledger = newLedger();
  const deposits = findDeposits(egld('x', 5n), book);
  await ledger.commit({nonce: 901, hash: hyperblockHash(901)}, deposits);
  await ledger.commit({nonce: 901, hash: hyperblockHash(901)}, deposits);
  assert.equal(await ledger.balance(BOB.toBech32(), 'EGLD'), 5n);
});

test('stops if the chain does not continue the stored hash', async () => {
  chain.addHyperblock([egld('y', 1n)]);
  chain.hyperblocks.get(901).prevBlockHash = 'ff'.repeat(32);
  const ledger = newLedger();
  await assert.rejects(catchUp(gateway, ledger, book), ChainMismatch);
  assert.equal((await ledger.cursor()).nonce, 900);
});

test('stops at an incomplete hyperblock', async () => {
  chain.addHyperblock([egld('z', 1n), egld('za', 1n)]);
  chain.hyperblocks.get(901).transactions.pop();
  await assert.rejects(catchUp(gateway, newLedger(), book), /hyperblock 901 is incomplete/);
});

test('waits for a final hyperblock whose execution result is not stored yet', async () => {
  const pending = {...egld('zd', 6n), status: 'pending'};
  chain.addHyperblock([egld('ze', 1n)]);
  chain.addHyperblock([egld('zf', 2n), pending]);
  chain.addHyperblock([egld('zg', 4n)]);
  const ledger = newLedger();
  assert.equal(await catchUp(gateway, ledger, book), 1);
  assert.deepEqual(await ledger.cursor(), {nonce: 901, hash: hyperblockHash(901)});
  assert.equal(await ledger.balance(BOB.toBech32(), 'EGLD'), 1n);

  pending.status = 'success';
  assert.equal(await catchUp(gateway, ledger, book), 2);
  assert.equal(await ledger.balance(BOB.toBech32(), 'EGLD'), 13n);
});

test('reads a final hyperblock again after block not found', async () => {
  chain.addHyperblock([egld('zh', 1n)]);
  chain.addHyperblock([egld('zi', 2n)]);
  const unstored = chain.hyperblocks.get(902);
  chain.hyperblocks.delete(902);
  const ledger = newLedger();
  await assert.rejects(catchUp(gateway, ledger, book), /block not found/);
  assert.deepEqual(await ledger.cursor(), {nonce: 901, hash: hyperblockHash(901)});
  assert.equal(await ledger.balance(BOB.toBech32(), 'EGLD'), 1n);

  chain.hyperblocks.set(902, unstored);
  assert.equal(await catchUp(gateway, ledger, book), 1);
  assert.equal(await ledger.balance(BOB.toBech32(), 'EGLD'), 3n);
});

test('lists deposits held for review and does not credit them', async () => {
  const returned = {...egld('zb', 8n), logs: logs(BOB, event('signalError', BOB, []))};
  chain.addHyperblock([returned]);
  const ledger = newLedger();
  await catchUp(gateway, ledger, book);
  assert.equal(await ledger.balance(BOB.toBech32(), 'EGLD'), 0n);
  assert.deepEqual(
    (await ledger.toReview()).map(({hash}) => hash),
    [returned.hash],
  );
});

test('continues after an outage and finds the deposits made meanwhile', async () => {
  const ledger = newLedger();
  const stop = new AbortController();
  const errors: unknown[] = [];
  const original = console.error;
  console.error = (message) => {
    errors.push(message);
    chain.isDown = false;
    chain.addHyperblock([egld('zc', 3n)]);
  };
  chain.isDown = true;
  try {
    const watching = watch(gateway, ledger, book, stop.signal, 5);
    while ((await ledger.cursor()).nonce < 901) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    await watching;
  } finally {
    console.error = original;
  }
  assert.deepEqual(errors, ['sending request error']);
  assert.equal(await ledger.balance(BOB.toBech32(), 'EGLD'), 3n);
});
