import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Account,
  AddressComputer,
  Token,
  TokenTransfer,
  Transaction,
  TransactionComputer,
} from '@multiversx/sdk-core';
import {
  acceptAndRelay,
  relay,
  relayerFor,
  signForRelayer,
  transferForRelayer,
} from '../src/transactions/relayed.js';
import {expectJson} from './support/expectJson.js';
import {ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, testAccount} from './support/testWallets.js';

/** Relayers from the public phrase, one in each shard: indexes that the other wallets don't use. */
const relayers = [0, 1, 2].map((shard) => {
  for (let index = 3; ; index += 1) {
    const account = Account.newFromMnemonic(PUBLIC_TEST_MNEMONIC, index);
    if (new AddressComputer(3).getShardOfAddress(account.address) === shard) return account;
  }
});
const policy = {chainID: 'D', receivers: new Set([BOB.toBech32()]), maxFee: 10n ** 15n};
const tokens = [
  new TokenTransfer({token: new Token({identifier: 'ALICE-a1b2c3'}), amount: 7_500_000_000_000_000_000n}),
];

function transfer(): Transaction {
  return new Transaction({
    nonce: 7n,
    value: 10n ** 18n,
    sender: ALICE,
    receiver: BOB,
    gasLimit: 56_000n,
    chainID: 'D',
    data: Buffer.from('test'),
  });
}

test('the public wallets are in three shards: none can relay for another', () => {
  const shardOf = (address: typeof ALICE) => new AddressComputer(3).getShardOfAddress(address);
  assert.deepEqual([ALICE, BOB, CAROL].map(shardOf), [1, 0, 2]);
  assert.equal(shardOf(relayerFor(ALICE, relayers).address), 1);
  assert.throws(() => relayerFor(ALICE, [testAccount('bob'), testAccount('carol')]), /no relayer in shard 1/);
});

test('sender and relayer sign the same bytes', async () => {
  const relayer = relayerFor(ALICE, relayers);
  const alice = testAccount('alice');
  const transaction = await relay(await signForRelayer(transfer(), alice, relayer.address), relayer);
  const bytes = new TransactionComputer().computeBytesForSigning(transaction);
  assert.ok(await alice.verify(bytes, transaction.signature));
  assert.ok(await relayer.verify(bytes, transaction.relayerSignature));
  assert.equal(transaction.gasLimit, 106_000n);
  assert.match(Buffer.from(bytes).toString(), /"version":2,"relayer":"erd1[a-z0-9]+"}$/);
});

test('the token transfer of the page', async () => {
  const relayer = relayerFor(ALICE, relayers);
  const transaction = await transferForRelayer(testAccount('alice', 7n), BOB, tokens, relayer.address);
  await relay(transaction, relayer);
  assert.equal(transaction.value, 0n);
  assert.equal(Buffer.from(transaction.data).toString(), 'ESDTTransfer@414c4943452d613162326333@68155a43676e0000');
  assert.equal(transaction.data.length, 54);
  assert.equal(transaction.gasLimit, 50_000n + 54n * 1_500n + 300_000n + 50_000n);
  expectJson('transactionsRelayedTransfer', transaction.toPlainObject());
});

test('a relayer signs only what its policy allows', async () => {
  const relayer = relayerFor(ALICE, relayers);
  const alice = testAccount('alice');
  const signed = () => signForRelayer(transfer(), alice, relayer.address);
  const refused = async (change: (transaction: Transaction) => void, message: RegExp) => {
    const transaction = transfer();
    change(transaction);
    await signForRelayer(transaction, alice, transaction.relayer.isEmpty() ? relayer.address : transaction.relayer);
    await assert.rejects(acceptAndRelay(transaction, relayers, policy), message);
  };
  const accepted = await acceptAndRelay(await signed(), relayers, policy);
  assert.equal(accepted.relayerSignature.length, 64);

  await refused((transaction) => (transaction.receiver = CAROL), /does not pay for this receiver/);
  await refused((transaction) => (transaction.gasPrice = 10n ** 11n), /fee is too high/);
  await refused((transaction) => (transaction.chainID = '1'), /wrong chain ID/);
  await refused((transaction) => (transaction.relayer = CAROL), /as the relayer/);
  await refused((transaction) => (transaction.guardian = relayer.address), /a guardian cannot/);

  const changed = await signed();
  changed.gasLimit += 1n;
  await assert.rejects(acceptAndRelay(changed, relayers, policy), /signature of the sender is invalid/);
});
