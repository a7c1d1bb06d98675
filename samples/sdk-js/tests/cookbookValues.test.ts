import assert from 'node:assert/strict';
import {mkdtempSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {
  AddressComputer,
  Token,
  TokenTransfer,
  TransactionComputer,
  UserVerifier,
  type NetworkEntrypoint,
  type ProxyNetworkProvider,
  type TransactionOnNetwork,
} from '@multiversx/sdk-core';
import * as accounts from '../src/cookbook/accounts.js';
import * as entrypoints from '../src/cookbook/entrypoints.js';
import * as management from '../src/cookbook/management.js';
import * as multisig from '../src/cookbook/multisig.js';
import * as network from '../src/cookbook/network.js';
import * as outcomes from '../src/cookbook/outcomes.js';
import * as signing from '../src/cookbook/signing.js';
import * as transfers from '../src/cookbook/transfers.js';
import * as typedValues from '../src/cookbook/typedValues.js';
import {SENT_HASH, startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {event, logs, normalEntry} from './support/hyperblockEntries.js';
import {multisigAbi} from './support/multisigAbi.js';
import {ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, testAccount} from './support/testWallets.js';

const CONTRACT = new AddressComputer().computeContractAddress(ALICE, 7n);
/** One action: number 1 in group 0, to add Carol to the board, signed by Alice. */
const PENDING = Buffer.concat([
  Buffer.from('000000010000000001', 'hex'),
  CAROL.getPublicKey(),
  Buffer.from('00000001', 'hex'),
  ALICE.getPublicKey(),
]);

let ending: object;
let gateway: FakeGateway;
let entrypoint: NetworkEntrypoint;
let provider: ProxyNetworkProvider;

before(async () => {
  gateway = await startFakeGateway({
    'GET /network/config': () => ({
      config: {
        erd_chain_id: 'D',
        erd_gas_per_data_byte: 1_500,
        erd_gas_price_modifier: '0.01',
        erd_min_gas_limit: 50_000,
        erd_min_gas_price: 1_000_000_000,
        erd_extra_gas_limit_guarded_tx: 50_000,
      },
    }),
    'GET /transaction/*': () => ({transaction: ending}),
    'GET /transaction/*/process-status': () => ({status: 'success', reason: ''}),
    'POST /vm-values/query': () => ({data: {returnData: [PENDING.toString('base64')], returnCode: 'ok'}}),
  });
  entrypoint = entrypoints.devnetThroughGateway(gateway.url);
  provider = entrypoints.gateway(gateway.url);
});
after(() => gateway.close());

function folder(): string {
  return mkdtempSync(path.join(tmpdir(), 'cookbook-values-'));
}

/** The transaction on the gateway, with these fields. */
async function ended(...events: ReturnType<typeof event>[]): Promise<TransactionOnNetwork> {
  ending = normalEntry('call', {sender: ALICE, receiver: CONTRACT, logs: logs(CONTRACT, ...events)});
  return provider.getTransaction(SENT_HASH);
}

test('every value is encoded as its comment says', async () => {
  const source = await readFile(new URL('../src/cookbook/typedValues.ts', import.meta.url), 'utf8');
  const [list] = source.split('#region values')[1]!.split('\n];\n');
  const comments = [...list!.matchAll(/^ {2}.*,\s+\/\/ (.*)$/gm)].map(([, comment]) => comment!.replace('(nothing)', ''));
  assert.deepEqual(typedValues.values.map(typedValues.encode), comments);
  const [number, rest] = typedValues.decodeOrder('07@01@02') as [unknown, unknown[]];
  assert.deepEqual([Number(number), rest.map(Number)], [7, [1, 2]]);
});

test('outcomes', async () => {
  const topics = ['ALICE-a1b2c3', 'AliceTokens', 'ALICE', 'FungibleESDT'].map((text) => Buffer.from(text));
  await ended(event('issue', ALICE, topics));
  const tokens = entrypoint.createTokenManagementController();
  assert.equal(await outcomes.identifierOfIssue(tokens, provider, SENT_HASH), 'ALICE-a1b2c3');
  const delegation = entrypoint.createDelegationController();
  const created = await ended(event('SCDeploy', CONTRACT, [CONTRACT.getPublicKey(), ALICE.getPublicKey()]));
  assert.equal(outcomes.contractOf(delegation, created), CONTRACT.toBech32());
  assert.equal(outcomes.whyItFailed(created), '');
  const stake = await ended(event('delegate', ALICE, [Buffer.from('0de0b6b3a7640000', 'hex')]));
  assert.equal(outcomes.delegated(stake), 10n ** 18n);
  const data = Buffer.from('@75736572206572726f72').toString('base64');
  const failure = {...event('signalError', ALICE, [ALICE.getPublicKey(), Buffer.from('insufficient funds')]), data};
  const refused = await ended({...failure, additionalData: [data]});
  assert.equal(outcomes.whyItFailed(refused), 'insufficient funds');
  assert.throws(
    () => outcomes.contractOf(delegation, refused),
    /encountered signalError: insufficient funds \(user error\)/,
  );
});

test('keystores and their errors', async () => {
  const [phrase, key, pem] = ['phrase.json', 'key.json', 'alice.pem'].map((name) => path.join(folder(), name)) as [
    string,
    string,
    string,
  ];
  accounts.savePhrase(PUBLIC_TEST_MNEMONIC, phrase, 'password');
  assert.equal(await accounts.decryptPhrase(phrase, 'password'), PUBLIC_TEST_MNEMONIC);
  accounts.saveKey(accounts.decrypt(phrase, 'password'), pem, key, 'password');
  assert.ok((await accounts.fromPem(pem)).address.equals(ALICE));
  assert.ok(accounts.fromKeystore(key, 'password').address.equals(ALICE));
  await assert.rejects(accounts.decryptPhrase(key, 'password'), /Expected keystore kind to be mnemonic, but it was secretKey\./);
  assert.throws(() => accounts.fromPhrase('moral volcano'), /Wrong mnemonic/);
  assert.throws(() => accounts.fromSecretKey('00'), /Invariant failed: /);
});

test('lists transactions of the API', async (t) => {
  const api = entrypoints.api('https://api.example', 'key');
  const entry = {...normalEntry('sent', {sender: ALICE, receiver: BOB}), txHash: SENT_HASH};
  const get = t.mock.method(api, 'doGetGeneric', async () => [entry]);
  assert.deepEqual(await network.lastTransactions(api, ALICE), [SENT_HASH]);
  assert.deepEqual(await network.lastSent(api, ALICE), [SENT_HASH]);
  const [all, filtered] = get.mock.calls.map((call) => call.arguments[0]);
  assert.equal(all, `accounts/${ALICE.toBech32()}/transactions`);
  assert.equal(filtered, `${all}?sender=${ALICE.toBech32()}&status=success&size=5`);
});

test('moves a transaction as JSON, and computes its hash and fee', async () => {
  const sent = await transfers.sendEgld(entrypoint, testAccount('alice'), BOB);
  const file = path.join(folder(), 'transfer.json');
  await signing.toFile(sent, file);
  const carried = await signing.fromFile(file);
  assert.deepEqual(carried.toPlainObject(), sent.toPlainObject());
  assert.equal(signing.hashOf(carried), new TransactionComputer().computeTransactionHash(sent));
  assert.match(signing.hashOf(carried), /^[0-9a-f]{64}$/);
  const config = await provider.getNetworkConfig();
  assert.equal(signing.highestFee(carried, config), 50_000_000_000_000n);
  carried.gasLimit = 100_000n;
  assert.equal(signing.highestFee(carried, config), 50_500_000_000_000n);
});

test('chooses the kind of transfer', async () => {
  const fungible = new TokenTransfer({token: new Token({identifier: 'ALICE-a1b2c3'}), amount: 5n});
  const item = new TokenTransfer({token: new Token({identifier: 'TICKET-c3d4e5', nonce: 10n}), amount: 1n});
  const controller = entrypoint.createTransfersController();
  const rows: [object, boolean, string, bigint][] = [
    [{nativeAmount: 1n}, true, '', 50_000n],
    [{nativeAmount: 1n, data: Buffer.from('thanks')}, true, 'thanks', 59_000n],
    [{tokenTransfers: [fungible]}, true, 'ESDTTransfer@414c4943452d613162326333@05', 410_000n],
    [{tokenTransfers: [item]}, false, 'ESDTNFTTransfer@', 1_219_500n],
    [{tokenTransfers: [fungible, item]}, false, 'MultiESDTNFTTransfer@', 1_475_000n],
    [{nativeAmount: 1n, tokenTransfers: [fungible]}, false, 'MultiESDTNFTTransfer@', 1_466_000n],
  ];
  for (const [passed, toReceiver, data, gas] of rows) {
    const sent = await controller.createTransactionForTransfer(testAccount('alice'), 7n, {receiver: BOB, ...passed});
    assert.ok(sent.receiver.equals(toReceiver ? BOB : ALICE));
    assert.ok(Buffer.from(sent.data).toString().startsWith(data));
    assert.deepEqual([sent.value, sent.gasLimit], [['', 'thanks'].includes(data) ? 1n : 0n, gas]);
  }
});

test('guardians by factory', async () => {
  const [alice, carol] = [testAccount('alice'), testAccount('carol')];
  const data = async (made: Promise<{data: Uint8Array}>) => Buffer.from((await made).data).toString();
  const service = Buffer.from('service').toString('hex');
  assert.equal(
    await data(management.buildGuardian(entrypoint, alice, CAROL, 'service')),
    `SetGuardian@${CAROL.toHex()}@${service}`,
  );
  assert.equal(await data(management.buildGuard(entrypoint, alice)), 'GuardAccount');
  const undone = await management.buildUnguard(entrypoint, alice, carol);
  assert.deepEqual([Buffer.from(undone.data).toString(), undone.options], ['UnGuardAccount', 2]);
  const bytes = new TransactionComputer().computeBytesForSigning(undone);
  assert.ok(await UserVerifier.fromAddress(CAROL).verify(bytes, undone.guardianSignature));
});

test('pending actions of a multisig', async () => {
  const controller = multisig.openMultisig(entrypoint, multisigAbi);
  assert.deepEqual([...(await multisig.pending(controller, CONTRACT))], [[1, [ALICE.toBech32()]]]);
});
