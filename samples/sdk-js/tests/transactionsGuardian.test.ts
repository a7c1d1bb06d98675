import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {test} from 'node:test';
import {ProxyNetworkProvider, Transaction, TransactionComputer} from '@multiversx/sdk-core';
import {
  changeGuardian,
  coSign,
  coSignByService,
  describeGuard,
  guardAccount,
  setGuardian,
  signAsSender,
  unguardAccount,
} from '../src/transactions/guardian.js';
import {expectData} from './support/expectData.js';
import {expectJson} from './support/expectJson.js';
import {startFakeGateway} from './support/fakeGateway.js';
import {ALICE, BOB, CAROL, testAccount} from './support/testWallets.js';

const guardian = testAccount('carol');
const SERVICE = 'example.com';

async function assertBothSigned(transaction: Transaction): Promise<void> {
  const bytes = new TransactionComputer().computeBytesForSigning(transaction);
  assert.ok(await testAccount('alice').verify(bytes, transaction.signature));
  assert.ok(await guardian.verify(bytes, transaction.guardianSignature));
  assert.equal(transaction.version, 2);
  assert.equal(transaction.options, 2);
}

test('SetGuardian goes to the account itself, with 448,500 gas', async () => {
  const transaction = await setGuardian(testAccount('alice', 7n), CAROL, SERVICE);
  assert.ok(transaction.receiver.equals(ALICE));
  assert.equal(transaction.options, 0);
  assert.equal(transaction.data.length, 99);
  assert.equal(transaction.gasLimit, 50_000n + 99n * 1_500n + 250_000n);
  assert.equal(transaction.gasLimit, 448_500n);
  expectData('transactionsSetGuardian', transaction.data, ['Carol', '"example.com"']);
});

test('GuardAccount is signed by the account alone', async () => {
  const transaction = await guardAccount(testAccount('alice', 8n));
  assert.equal(Buffer.from(transaction.data).toString(), 'GuardAccount');
  assert.equal(transaction.gasLimit, 50_000n + 12n * 1_500n + 250_000n);
  assert.ok(transaction.guardian.isEmpty());
});

test('a guarded transfer has two signatures of the same bytes', async () => {
  const alice = testAccount('alice', 9n);
  const transfer = new Transaction({
    nonce: alice.getNonceThenIncrement(),
    value: 10n ** 18n,
    sender: ALICE,
    receiver: BOB,
    gasLimit: 50_000n,
    chainID: 'D',
  });
  await signAsSender(transfer, alice, CAROL);
  await coSign(transfer, guardian);
  assert.equal(transfer.gasLimit, 100_000n);
  await assertBothSigned(transfer);
  await assert.rejects(coSign(transfer, testAccount('bob')), /a different guardian/);
  expectJson('transactionsGuardedTransfer', transfer.toPlainObject());

  const unsigned = new TransactionComputer().computeBytesForSigning(transfer);
  transfer.gasLimit += 1n;
  assert.notDeepEqual(new TransactionComputer().computeBytesForSigning(transfer), unsigned);
});

test("the SDK's fee leaves the guardian's gas out of what is charged in full", () => {
  const guarded = new Transaction({sender: ALICE, receiver: BOB, gasLimit: 100_000n, chainID: 'D', options: 2});
  const network = {minGasLimit: 50_000n, gasPerDataByte: 1_500n, gasPriceModifier: 0.01, chainID: 'D'};
  assert.equal(new TransactionComputer().computeTransactionFee(guarded, network), 50_500_000_000_000n);
});

test('UnGuardAccount needs the guardian', async () => {
  const transaction = await unguardAccount(testAccount('alice', 10n), CAROL);
  await coSign(transaction, guardian);
  await assertBothSigned(transaction);
  assert.equal(Buffer.from(transaction.data).toString(), 'UnGuardAccount');
  assert.equal(transaction.gasLimit, 50_000n + 14n * 1_500n + 250_000n + 50_000n);
});

test('a change that the active guardian signs', async () => {
  const transaction = await changeGuardian(testAccount('alice', 11n), CAROL, BOB, SERVICE);
  await coSign(transaction, guardian);
  await assertBothSigned(transaction);
  assert.equal(transaction.gasLimit, 448_500n + 50_000n);
});

test('describes which signatures an account needs', async () => {
  const at = (address: string, activationEpoch: number) => ({address, activationEpoch, serviceUID: SERVICE});
  const states: [object, string][] = [
    [{guarded: false}, 'signed alone, no active guardian'],
    [
      {guarded: false, pendingGuardian: at(CAROL.toBech32(), 2320)},
      `signed alone, no active guardian; ${CAROL.toBech32()} is active in 13 epochs`,
    ],
    [{guarded: false, activeGuardian: at(CAROL.toBech32(), 2300)}, 'signed alone, ready to be guarded'],
    [{guarded: true, activeGuardian: at(CAROL.toBech32(), 2300)}, `co-signed by ${CAROL.toBech32()}`],
  ];
  for (const [guardianData, sentence] of states) {
    const gateway = await startFakeGateway({'GET /address/*/guardian-data': () => ({guardianData})});
    try {
      assert.equal(await describeGuard(new ProxyNetworkProvider(gateway.url), ALICE, 2307), sentence);
    } finally {
      await gateway.close();
    }
  }
});

test('a service co-signs, or rejects the code', async () => {
  const alice = testAccount('alice', 9n);
  const asked = async () => {
    const transfer = new Transaction({sender: ALICE, receiver: BOB, gasLimit: 50_000n, chainID: 'D', nonce: 9n});
    return signAsSender(transfer, alice, CAROL);
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const {code, transactions} = JSON.parse(text);
    response.statusCode = code === '123456' ? 200 : 400;
    const signed = await Promise.all(
      transactions.map(async (plain: any) => {
        assert.ok(plain.signature);
        return (await coSign(Transaction.newFromPlainObject(plain), guardian)).toPlainObject();
      }),
    );
    const body = code === '123456' ? {data: {transactions: signed}, error: ''} : {data: null, error: 'invalid code'};
    response.end(JSON.stringify({...body, code: 'x'}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/guardian`;
  try {
    const [signed] = await coSignByService(url, '123456', [await asked()]);
    assert.ok(signed);
    await assertBothSigned(signed);
    await assert.rejects(coSignByService(url, '000000', [await asked()]), /the service rejected the request: invalid code/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
