import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readFileSync} from 'node:fs';
import {Account, Transaction, TransactionComputer} from '@multiversx/sdk-core';
import {
  isSignedBy,
  signByHash,
  signJson,
  signWithSdk,
  signableJson,
  wrongSignatures,
  type Fields,
} from '../src/transactions/signing.js';
import {expectText} from './support/expectText.js';
import {ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, testAccount} from './support/testWallets.js';

const computer = new TransactionComputer();
const dan = Account.newFromMnemonic(PUBLIC_TEST_MNEMONIC, 3);
const plain: Fields = {
  nonce: 42,
  value: '100000000000000000',
  receiver: BOB.toBech32(),
  sender: ALICE.toBech32(),
  gasPrice: 1_000_000_000,
  gasLimit: 68_000,
  data: 'invoice 1042',
  chainID: 'D',
  version: 2,
};
const full: Fields = {
  ...plain,
  senderUsername: 'alice.elrond',
  receiverUsername: 'bob.elrond',
  gasLimit: 168_000,
  options: 2,
  guardian: CAROL.toBech32(),
  relayer: dan.address.toBech32(),
};

function toTransaction(fields: Fields): Transaction {
  const base64 = (text = '') => Buffer.from(text).toString('base64');
  return Transaction.newFromPlainObject({
    ...fields,
    data: base64(fields.data),
    senderUsername: base64(fields.senderUsername),
    receiverUsername: base64(fields.receiverUsername),
  } as Parameters<typeof Transaction.newFromPlainObject>[0]);
}

test('the JSON is what the SDK signs, with every field and with the fewest', () => {
  for (const fields of [plain, full, {...plain, data: '', nonce: 0, value: '0'}, {...plain, version: 1}]) {
    const bytes = computer.computeBytesForSigning(toTransaction(fields));
    assert.equal(signableJson(fields), Buffer.from(bytes).toString());
  }
});

test('signs without the SDK as the SDK does', async () => {
  const alice = testAccount('alice');
  const json = signableJson(plain);
  const signature = signJson(json, alice.secretKey.valueOf());
  const transaction = toTransaction(plain);
  const hash = await signWithSdk(transaction, alice);
  assert.equal(signature, Buffer.from(transaction.signature).toString('hex'));
  assert.ok(isSignedBy(json, signature, ALICE.toBech32()));
  assert.ok(!isSignedBy(json.replace(':42', ':43'), signature, ALICE.toBech32()));
  assert.ok(!isSignedBy(json.replaceAll(',', ', '), signature, ALICE.toBech32()));

  const shown = JSON.parse(readFileSync(new URL('../expected/integratorsSignedTransfer.json', import.meta.url), 'utf8'));
  assert.equal(shown.signature, signature);
  const answer = JSON.parse(readFileSync(new URL('../expected/integratorsSendAnswer.json', import.meta.url), 'utf8'));
  assert.equal(answer.data.txHash, hash);
  expectText('transactionsSignable.txt', [json]);
  expectText('transactionsSignableFull.txt', [signableJson(full)]);
  expectText('transactionsSigned.txt', [`bytes      ${json.length}`, `signature  ${signature}`, `hash       ${hash}`]);
});

test('signs by hash, which signTransaction of this version does not', async () => {
  const alice = testAccount('alice');
  const transaction = toTransaction(plain);
  await signByHash(transaction, alice);
  assert.equal(transaction.options, 1);
  assert.deepEqual(await wrongSignatures(transaction), []);
  expectText('transactionsSignedByHash.txt', [
    `json       ${Buffer.from(computer.computeBytesForSigning(transaction)).toString()}`,
    `keccak256  ${Buffer.from(computer.computeHashForSigning(transaction)).toString('hex')}`,
    `signature  ${Buffer.from(transaction.signature).toString('hex')}`,
  ]);

  transaction.signature = await alice.signTransaction(transaction);
  assert.deepEqual(await wrongSignatures(transaction), ['sender']);
});

test('lists missing and invalid signatures', async () => {
  const transaction = toTransaction(full);
  assert.deepEqual(await wrongSignatures(transaction), ['sender', 'guardian', 'relayer']);
  transaction.relayerSignature = await dan.signTransaction(transaction);
  transaction.guardianSignature = await testAccount('carol').signTransaction(transaction);
  transaction.signature = await testAccount('alice').signTransaction(transaction);
  assert.deepEqual(await wrongSignatures(transaction), []);
  transaction.gasLimit += 1n;
  assert.deepEqual(await wrongSignatures(transaction), ['sender', 'guardian', 'relayer']);
});
