import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {
  AddressComputer,
  Message,
  MessageComputer,
  Transaction,
  TransactionComputer,
  UserVerifier,
} from '@multiversx/sdk-core';
import {
  checkWithdrawalAddress,
  depositAddress,
  firstIndexInShard,
  hotWalletKeystore,
  openHotWallet,
} from '../src/integrators/accounts.js';
import {answer, type JsonRpcAnswer} from '../src/integrators/walletConnect.js';
import {expectJson} from './support/expectJson.js';
import {normalEntry} from './support/hyperblockEntries.js';
import {StandInGateway} from './support/standInGateway.js';
import {ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, testAccount} from './support/testWallets.js';

test('derives the wallets of the public phrase by their index', () => {
  const addresses = [0, 1, 2].map((index) => depositAddress(PUBLIC_TEST_MNEMONIC, index).toBech32());
  assert.deepEqual(
    addresses,
    [ALICE, BOB, CAROL].map((address) => address.toBech32()),
  );
});

test('finds an index for every shard', () => {
  const computer = new AddressComputer(3);
  for (const shard of [0, 1, 2]) {
    const index = firstIndexInShard(PUBLIC_TEST_MNEMONIC, shard, 0);
    assert.equal(computer.getShardOfAddress(depositAddress(PUBLIC_TEST_MNEMONIC, index)), shard);
  }
  assert.equal(firstIndexInShard(PUBLIC_TEST_MNEMONIC, 0, 0), 1);
});

test('opens a hot wallet from its keystore, and rejects a wrong password', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'keystore-')), 'hot.json');
  writeFileSync(file, JSON.stringify(hotWalletKeystore(PUBLIC_TEST_MNEMONIC, 0, 'long password')));
  assert.equal(openHotWallet(file, 'long password').address.toBech32(), ALICE.toBech32());
  assert.throws(() => openHotWallet(file, 'wrong password'));
});

test('checks a withdrawal address', () => {
  const own = new Set([CAROL.toBech32()]);
  assert.equal(checkWithdrawalAddress(` ${BOB.toBech32()}\n`, own), BOB.toBech32());
  assert.throws(() => checkWithdrawalAddress(CAROL.toBech32(), own), /one of our deposit addresses/);
  assert.throws(() => checkWithdrawalAddress(BOB.toBech32().replace('spy', 'spz'), own));
  assert.throws(() =>
    checkWithdrawalAddress('0x8049d639e5a6980d1cd2392abcce41029cda74a1563523a202f09641cc2618f8', own),
  );
  assert.throws(
    () => checkWithdrawalAddress('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y', own),
    /contracts are not supported/,
  );
});

const alice = testAccount('alice');
const verifier = UserVerifier.fromAddress(ALICE);
const approve = async () => true;
const transfer = {
  nonce: 42,
  value: '100000000000000000',
  receiver: BOB.toBech32(),
  sender: ALICE.toBech32(),
  gasPrice: 1_000_000_000,
  gasLimit: 68_000,
  data: Buffer.from('invoice 1042').toString('base64'),
  chainID: 'D',
  version: 2,
};

function request(method: string, params: unknown, chainId = 'mvx:D') {
  return {id: 1_796_000_000_000_042, chainId, request: {method, params}};
}

function resultOf(found: JsonRpcAnswer): any {
  assert.ok('result' in found, JSON.stringify(found));
  return found.result;
}

async function isSigned(plain: any, signature: string): Promise<boolean> {
  const bytes = new TransactionComputer().computeBytesForSigning(Transaction.newFromPlainObject(plain));
  return verifier.verify(bytes, Buffer.from(signature, 'hex'));
}

test('a wallet signs one transaction and a list, in the order of the list', async () => {
  const one = request('mvx_signTransaction', {transaction: transfer});
  const answerToOne = await answer(one, alice, approve);
  assert.ok(await isSigned(transfer, resultOf(answerToOne).signature));
  expectJson('walletConnectSignTransactionRequest', rpc(one));
  expectJson('walletConnectSignTransactionAnswer', answerToOne);

  const signed = {...transfer, signature: resultOf(answerToOne).signature};
  const hash = new TransactionComputer().computeTransactionHash(Transaction.newFromPlainObject(signed));
  expectJson('integratorsSignedTransfer', signed);
  expectJson('integratorsSendAnswer', {data: {txHash: hash}, error: '', code: 'successful'});

  const second = {...transfer, nonce: 43, value: '300000000000000000'};
  const list = request('mvx_signTransactions', {transactions: [transfer, second]});
  const answerToList = await answer(list, alice, approve);
  const {signatures} = resultOf(answerToList);
  assert.equal(signatures.length, 2);
  assert.ok(await isSigned(transfer, signatures[0].signature));
  assert.ok(await isSigned(second, signatures[1].signature));
  expectJson('walletConnectSignTransactionsRequest', rpc(list));
  expectJson('walletConnectSignTransactionsAnswer', answerToList);
});

test('a wallet returns the guardian of a guarded transaction', async () => {
  const guarded = {...transfer, options: 2, guardian: CAROL.toBech32()};
  const result = resultOf(
    await answer(request('mvx_signTransaction', {transaction: guarded}), alice, approve),
  );
  assert.equal(result.guardian, CAROL.toBech32());
  assert.equal(result.options, 2);
});

test('a wallet signs messages and login tokens with the message prefix', async () => {
  const message = request('mvx_signMessage', {address: ALICE.toBech32(), message: 'I own this wallet.'});
  const answerToMessage = await answer(message, alice, approve);
  assert.ok(await verifiesMessage('I own this wallet.', resultOf(answerToMessage).signature));
  expectJson('walletConnectSignMessageRequest', rpc(message));
  expectJson('walletConnectSignMessageAnswer', answerToMessage);

  const origin = Buffer.from('https://example.com').toString('base64url');
  const token = `${origin}.${'7a'.repeat(32)}.86400.${Buffer.from('{"timestamp":1796000000}').toString('base64url')}`;
  const login = request('mvx_signNativeAuthToken', {token, address: ALICE.toBech32()});
  const answerToLogin = await answer(login, alice, approve);
  assert.ok(await verifiesMessage(`${ALICE.toBech32()}${token}`, resultOf(answerToLogin).signature));
  expectJson('walletConnectSignNativeAuthTokenRequest', rpc(login));
  expectJson('walletConnectSignNativeAuthTokenAnswer', answerToLogin);

  const older = await answer(request('mvx_signLoginToken', login.request.params), alice, approve);
  assert.deepEqual(resultOf(older), resultOf(answerToLogin));
});

test('a wallet rejects other networks, other signers, unknown methods and unapproved requests', async () => {
  const sign = (params: unknown, chainId?: string) =>
    answer(request('mvx_signTransaction', params, chainId), alice, approve);
  assert.deepEqual(codeOf(await sign({transaction: transfer}, 'mvx:1')), -32602);
  assert.deepEqual(codeOf(await sign({transaction: {...transfer, sender: BOB.toBech32()}})), -32602);
  assert.deepEqual(codeOf(await sign({})), -32602);
  assert.deepEqual(codeOf(await answer(request('mvx_unknown', {}), alice, approve)), -32601);
  const refused = await answer(
    request('mvx_signTransaction', {transaction: transfer}),
    alice,
    async () => false,
  );
  expectJson('walletConnectRejected', refused);
  assert.equal(codeOf(refused), 5000);
});

function rpc({id, request: {method, params}}: ReturnType<typeof request>) {
  return {id, jsonrpc: '2.0', method, params};
}

function codeOf(found: JsonRpcAnswer): number | undefined {
  return 'error' in found ? found.error.code : undefined;
}

function verifiesMessage(text: string, signature: string): Promise<boolean> {
  const bytes = new MessageComputer().computeBytesForSigning(new Message({data: Buffer.from(text)}));
  return verifier.verify(bytes, Buffer.from(signature, 'hex'));
}

let chain: StandInGateway;
let url: string;

before(async () => {
  chain = new StandInGateway();
  chain.finalNonce = 900;
  chain.addHyperblock([]);
  chain.accounts.set(ALICE.toBech32(), {nonce: 3n, balance: 10n ** 19n});
  url = await chain.start();
});
after(() => chain.stop());

test('the watcher runs as a program', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const child = run('watch.ts', [], {MNEMONIC: PUBLIC_TEST_MNEMONIC, USERS: '3'}, folder);
  const ledgerFile = path.join(folder, 'deposits.json');
  await until(() => chain.requests.includes('GET /hyperblock/by-nonce/901'));
  chain.addHyperblock([normalEntry('first deposit', {sender: ALICE, receiver: BOB, value: '77'})]);
  await until(() => readIfThere(ledgerFile).includes('"77n"'));
  child.kill('SIGINT');
  assert.equal(await ended(child), 0);
});

test('the sender runs as a program and ends when everything is paid', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pay-'));
  writeFileSync(
    path.join(folder, 'hot.json'),
    JSON.stringify(hotWalletKeystore(PUBLIC_TEST_MNEMONIC, 0, 'secret')),
  );
  const child = run(
    'pay.ts',
    ['w1', BOB.toBech32(), '5'],
    {KEYSTORE: 'hot.json', PASSWORD: 'secret'},
    folder,
  );
  await until(() => chain.pool.length === 1);
  chain.execute();
  assert.equal(await ended(child), 0);
  assert.match(readIfThere(path.join(folder, 'withdrawals.json')), /"state": "done"/);
});

function run(script: string, args: string[], env: Record<string, string>, cwd: string) {
  const file = fileURLToPath(new URL(`../src/integrators/${script}`, import.meta.url));
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  return spawn(process.execPath, ['--import', `file://${tsx}`, file, ...args], {
    cwd,
    env: {...process.env, ...env, GATEWAY: url},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function ended(child: ReturnType<typeof run>): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('it took more than a minute');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
