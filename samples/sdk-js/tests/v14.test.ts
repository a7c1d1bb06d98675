import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import * as latest from '@multiversx/sdk-core';
import * as v14 from 'sdk-core-14';
import {buildTokens as buildTokensWith15, sendEgld as sendEgldWith15} from '../src/cookbook/transfers.js';
import * as recipes from '../src/v14/recipes.js';
import {SENT_HASH, startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {event, logs, normalEntry} from './support/hyperblockEntries.js';
import {ALICE, BOB, PUBLIC_TEST_MNEMONIC, testAccount} from './support/testWallets.js';

const RECEIVER = v14.Address.newFromBech32(BOB.toBech32());
const ADDER = new v14.AddressComputer().computeContractAddress(
  v14.Address.newFromBech32(ALICE.toBech32()),
  7n,
);
const adderAbi = v14.Abi.create({
  endpoints: [{name: 'add', inputs: [{name: 'value', type: 'BigUint'}], outputs: [{type: 'BigUint'}]}],
});
const alice = (): v14.Account => v14.Account.newFromMnemonic(PUBLIC_TEST_MNEMONIC, 0);

let gateway: FakeGateway;
let entrypoint: v14.NetworkEntrypoint;
let ending: unknown;

before(async () => {
  gateway = await startFakeGateway({
    'GET /transaction/*': () => ({transaction: ending}),
    'GET /transaction/*/process-status': () => ({status: 'success', reason: ''}),
  });
  entrypoint = recipes.devnetThroughGateway(gateway.url);
});
after(() => gateway.close());

test('both versions make and sign the same transfer', async () => {
  const made = await recipes.sendEgld(recipes.devnet, alice(), RECEIVER);
  const madeWith15 = await sendEgldWith15(new latest.DevnetEntrypoint(), testAccount('alice'), BOB);
  assert.deepEqual(made.toPlainObject(), madeWith15.toPlainObject());
});

test('a factory returns a transaction, not a promise', async () => {
  const factory = entrypoint.createTransfersTransactionsFactory();
  const made = factory.createTransactionForTransfer(alice().address, {receiver: RECEIVER, nativeAmount: 1n});
  assert.equal(made instanceof Promise, false);
  assert.equal(made.value, 1n);
  const newer = new latest.DevnetEntrypoint().createTransfersTransactionsFactory();
  assert.ok(newer.createTransactionForTransfer(ALICE, {receiver: BOB, nativeAmount: 1n}) instanceof Promise);
});

test('sends two tokens', async () => {
  const made = await recipes.buildTokens(entrypoint, alice(), RECEIVER);
  const withEgld = await buildTokensWith15(new latest.DevnetEntrypoint(), testAccount('alice'), BOB);
  const [func, receiver, count, ...tokens] = Buffer.from(made.data).toString().split('@');
  assert.deepEqual([func, receiver, count], ['MultiESDTNFTTransfer', BOB.toHex(), '02']);
  assert.deepEqual(tokens, Buffer.from(withEgld.data).toString().split('@').slice(3, 9));
});

test('calls a contract, estimates, waits and reads what it returned', async () => {
  const controller = entrypoint.createSmartContractController(adderAbi);
  const call = await recipes.add(controller, alice(), ADDER, 7n);
  assert.equal(Buffer.from(call.data).toString(), 'add@07');
  assert.equal(call.gasLimit, 5_000_000n);
  assert.equal((await recipes.withEstimatedGas(entrypoint, call, alice())).gasLimit, 3_300_000n);
  assert.ok(await alice().verifyTransactionSignature(call, call.signature));

  const contract = latest.Address.newFromBech32(ADDER.toBech32());
  const returned = event('writeLog', ALICE, [ALICE.getPublicKey()]);
  ending = normalEntry('call', {
    sender: ALICE,
    receiver: contract,
    function: 'add',
    logs: logs(contract, {...returned, data: Buffer.from('@6f6b@0c').toString('base64')}),
  });
  const outcome = await recipes.waitForEnd(entrypoint, SENT_HASH);
  assert.deepEqual(recipes.valuesOf(adderAbi, outcome, 'add').map(Number), [12]);
});

test('what version 15 has removed', () => {
  const gone = ['SmartContract', 'Interaction', 'Code', 'TransactionBuilder'];
  assert.deepEqual(
    gone.filter((name) => name in latest),
    [],
  );
  assert.deepEqual(
    gone.filter((name) => !(name in v14)),
    ['TransactionBuilder'],
  );
  const members: [object, object, string[]][] = [
    [v14.Address, latest.Address, ['fromBech32', 'fromHex']],
    [v14.Address.prototype, latest.Address.prototype, ['bech32', 'hex', 'pubkey', 'isContractAddress']],
    [v14.TokenTransfer, latest.TokenTransfer, ['egldFromAmount', 'fungibleFromAmount', 'nonFungible']],
    [
      v14.Transaction.prototype,
      latest.Transaction.prototype,
      ['getNonce', 'setNonce', 'applySignature', 'serializeForSigning', 'computeFee'],
    ],
    [v14.Transaction, latest.Transaction, ['fromPlainObject']],
    [v14.TransactionStatus.prototype, latest.TransactionStatus.prototype, ['isExecuted']],
  ];
  for (const [older, newer, names] of members) {
    for (const name of names) {
      assert.ok(name in older, `${name} is in 14`);
      assert.equal(name in newer, false, `${name} isn't in 15`);
    }
  }
  assert.equal(new v14.AwaitingOptions().timeoutInMilliseconds, 90_000);
  assert.equal(new latest.AwaitingOptions().timeoutInMilliseconds, 9_000);
});
