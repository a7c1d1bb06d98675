import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, beforeEach, test} from 'node:test';
import {Account, Address, AddressComputer, Transaction, TransactionComputer, UserVerifier} from '@multiversx/sdk-core';
import {expectText} from './support/expectText.js';
import {startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {event, logs, normalEntry} from './support/hyperblockEntries.js';
import {runProgram} from './support/runProgram.js';
import {ALICE, BOB} from './support/testWallets.js';

const EGLD = 10n ** 18n;
const ADDER = new AddressComputer().computeContractAddress(ALICE, 7n);
const PROVIDER = Address.newFromBech32('erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat');
const ADDER_ABI = readFileSync(new URL('../../contracts/adder/output/adder.abi.json', import.meta.url));
const ADDER_CODE = Buffer.from('0061736d01000000', 'hex');
const text = (value: string) => Buffer.from(value);

/** The events of a transaction, by the function in its data field. */
const EVENTS: Record<string, (transaction: Transaction) => object[]> = {
  issue: () => [event('issue', ALICE, ['ALICE-a1b2c3', 'AliceTokens', 'ALICE', 'FungibleESDT', '\u0012'].map(text))],
  issueNonFungible: () => [
    event('issueNonFungible', ALICE, ['ART-b2c3d4', 'AliceArt', 'ART', 'NonFungibleESDTv2', ''].map(text)),
  ],
  setSpecialRole: () => [event('ESDTSetRole', ALICE, ['ART-b2c3d4', '', '', 'ESDTRoleNFTCreate'].map(text))],
  ESDTNFTCreate: () => [event('ESDTNFTCreate', ALICE, [text('ART-b2c3d4'), Buffer.of(1), Buffer.of(1), text('')])],
  delegate: () => [event('delegate', ALICE, [Buffer.from('0de0b6b3a7640000', 'hex'), Buffer.of(), Buffer.of(), Buffer.of()])],
  add: () => [event('completedTxEvent', ADDER, [])],
  [ADDER_CODE.toString('hex')]: () => [
    event('SCDeploy', ADDER, [ADDER.getPublicKey(), ALICE.getPublicKey(), Buffer.from('hash')]),
  ],
};

const sent = new Map<string, Transaction>();
const balances = new Map<string, bigint>();
let gateway: FakeGateway;

before(async () => {
  gateway = await startFakeGateway({
    'GET /network/config': () => ({
      config: {
        erd_chain_id: 'D',
        erd_gas_per_data_byte: 1_500,
        erd_min_gas_limit: 50_000,
        erd_min_gas_price: 1_000_000_000,
        erd_extra_gas_limit_guarded_tx: 50_000,
        erd_gas_price_modifier: '0.01',
        erd_num_shards_without_meta: 3,
        erd_rounds_per_epoch: 144_000,
        erd_round_duration: 600,
        erd_start_time: 1_694_000_000,
      },
    }),
    'GET /network/status/*': () => ({
      status: {
        erd_nonce: 15_512_804,
        erd_highest_final_nonce: 15_512_803,
        erd_current_round: 15_539_600,
        erd_epoch_number: 6_474,
      },
    }),
    'GET /address/*': (_body, route) => {
      const address = route.split('/')[2]!;
      return {account: {address, nonce: address === ALICE.toBech32() ? 7 : 0, balance: `${balances.get(address) ?? 0n}`}};
    },
    'GET /address/*/esdt': () => ({
      esdts: {'ALICE-a1b2c3': {tokenIdentifier: 'ALICE-a1b2c3', balance: `${1_000_000n * EGLD}`}},
    }),
    'POST /transaction/send': (body) => {
      const transaction = Transaction.newFromPlainObject(body);
      const txHash = new TransactionComputer().computeTransactionHash(transaction);
      sent.set(txHash, transaction);
      return {txHash};
    },
    'GET /transaction/*': (_body, route) => ({transaction: entryOf(route.split('/')[2]!)}),
    'GET /transaction/*/process-status': () => ({status: 'success', reason: ''}),
    'POST /vm-values/query': () => ({
      data: {returnData: [Buffer.of(12).toString('base64')], returnCode: 'ok', returnMessage: ''},
    }),
  });
});
after(() => gateway.close());
beforeEach(() => {
  sent.clear();
  balances.clear();
  balances.set(ALICE.toBech32(), 5n * EGLD).set(BOB.toBech32(), EGLD / 100n);
});

function entryOf(hash: string): object {
  const transaction = sent.get(hash)!;
  const {sender, receiver} = transaction;
  const [name] = Buffer.from(transaction.data).toString().split('@');
  const events = EVENTS[name!]?.(transaction) ?? [event('completedTxEvent', sender, [])];
  return normalEntry('program', {sender, receiver, function: name, logs: logs(sender, ...events)});
}

/** Every transaction that a program sends has valid signatures of its sender and its relayer. */
async function checkSignatures(): Promise<Transaction[]> {
  const computer = new TransactionComputer();
  for (const transaction of sent.values()) {
    const bytes = computer.computeBytesForVerifying(transaction);
    assert.ok(await UserVerifier.fromAddress(transaction.sender).verify(bytes, transaction.signature));
    if (transaction.relayer.isEmpty()) continue;
    assert.ok(await UserVerifier.fromAddress(transaction.relayer).verify(bytes, transaction.relayerSignature));
  }
  return [...sent.values()];
}

test('createWallet saves a new wallet, and loads it the next time', async () => {
  const {folder, lines} = await runProgram('createWallet', {gateway: gateway.url, wallet: false});
  const {address} = await Account.newFromPem(path.join(folder, 'wallet.pem'));
  assert.ok(lines[0]?.endsWith(address.toBech32()));
  const pem = readFileSync(path.join(folder, 'wallet.pem'));
  expectText('programCreateWallet.txt', lines.map((line) => recordedAddress(line, address)));

  const again = await runProgram('createWallet', {gateway: gateway.url, wallet: false, files: {'wallet.pem': pem}});
  assert.deepEqual(again.lines, lines);
});

/** Each run has a new address and its shard: the page shows Alice's. */
function recordedAddress(line: string, address: Address): string {
  const shard = new AddressComputer().getShardOfAddress(address);
  return line.replace(address.toBech32(), ALICE.toBech32()).replace(`shard    ${shard}`, 'shard    1');
}

test('readNetwork prints the network and the account', async () => {
  const {lines} = await runProgram('readNetwork', {gateway: gateway.url});
  expectText('programReadNetwork.txt', lines);
});

test('sendEgld sends 0.01 EGLD to Bob', async () => {
  const {lines} = await runProgram('sendEgld', {gateway: gateway.url});
  expectText('programSendEgld.txt', lines);
  const [transfer] = await checkSignatures();
  assert.ok(transfer?.receiver.equals(BOB));
  assert.deepEqual([transfer?.value, transfer?.nonce, transfer?.gasLimit], [EGLD / 100n, 7n, 50_000n]);
});

test('sendEgldV14 sends the same transfer with version 14', async () => {
  const {lines} = await runProgram('sendEgldV14', {gateway: gateway.url});
  expectText('programSendEgld.txt', lines);
  await checkSignatures();
});

test('adder deploys, calls and queries', async () => {
  const files = {'adder.abi.json': ADDER_ABI, 'adder.wasm': ADDER_CODE};
  const {lines} = await runProgram('adder', {gateway: gateway.url, files});
  expectText('programAdder.txt', lines);
  const [deployment, call] = await checkSignatures();
  assert.equal(Buffer.from(deployment!.data).toString(), `${ADDER_CODE.toString('hex')}@0500@0504@05`);
  assert.equal(Buffer.from(call!.data).toString(), 'add@07');
  assert.ok(call!.receiver.equals(ADDER));
});

test('relayed sends from an account without EGLD in the shard of the relayer', async () => {
  const {lines} = await runProgram('relayed', {gateway: gateway.url});
  const [transaction] = await checkSignatures();
  const {sender, relayer, nonce, value} = transaction!;
  const shards = new AddressComputer();
  assert.deepEqual([nonce, value, relayer.toBech32()], [0n, 0n, ALICE.toBech32()]);
  assert.equal(shards.getShardOfAddress(sender), shards.getShardOfAddress(ALICE));

  // The sender is a new account in each run: the page shows a recorded one.
  const recorded = {
    [sender.toBech32()]: 'erd1j20h8kh4nlwuk7waejlk8jvrag4lqal5adnwk69teasggjh69nlsp03pn6',
    [[...sent.keys()][0]!]: '77fdd1dfeac5db3dac1fef16eb67ca51c1ec4c76a4b75e23e840ef179959249c',
  };
  const known = lines.map((line) => line.replace(/\S+$/, (value) => recorded[value] ?? value));
  expectText('programRelayed.txt', known);
});

test('issueToken issues a token without the properties that holders fear', async () => {
  const {lines} = await runProgram('issueToken', {gateway: gateway.url});
  expectText('programIssueToken.txt', lines);
  const [transaction] = await checkSignatures();
  assert.equal(transaction!.value, EGLD / 20n);
  const [, ...args] = Buffer.from(transaction!.data).toString().split('@');
  const properties = args.slice(4).map((hex) => Buffer.from(hex, 'hex').toString());
  const enabled = properties.filter((_name, index) => index % 2 === 0 && properties[index + 1] === 'true');
  assert.deepEqual(enabled, ['canUpgrade', 'canAddSpecialRoles']);

  // The maximum fee that /tokens/fungible-tokens/issue names.
  const fees = {minGasLimit: 50_000n, gasPerDataByte: 1_500n, gasPriceModifier: 0.01} as any;
  assert.equal(new TransactionComputer().computeTransactionFee(transaction!, fees), 1_044_500_000_000_000n);
});

test('createNft issues a collection, sets the create role and creates an item', async () => {
  const {lines} = await runProgram('createNft', {gateway: gateway.url});
  expectText('programCreateNft.txt', lines);
  const functions = (await checkSignatures()).map(({data}) => Buffer.from(data).toString().split('@')[0]);
  assert.deepEqual(functions, ['issueNonFungible', 'setSpecialRole', 'ESDTNFTCreate']);
});

test('outcome prints what a transaction did', async () => {
  await runProgram('issueToken', {gateway: gateway.url});
  const [hash] = [...sent.keys()];
  const {lines} = await runProgram('outcome', {gateway: gateway.url, args: [hash!]});
  expectText('programOutcome.txt', lines);
  await assert.rejects(runProgram('outcome', {gateway: gateway.url}), /Usage: npx tsx outcome.ts/);
});

test('delegate delegates 1 EGLD', async () => {
  const {lines} = await runProgram('delegate', {gateway: gateway.url, args: [PROVIDER.toBech32()]});
  expectText('programDelegate.txt', lines);
  const [transaction] = await checkSignatures();
  assert.equal(transaction!.value, EGLD);
});

test('programs without a network', async () => {
  for (const [name, file] of [
    ['amounts', 'programAmounts.txt'],
    ['sign', 'programSign.txt'],
    ['controllerAndFactory', 'programControllerAndFactory.txt'],
  ] as const) {
    const {lines} = await runProgram(name, {gateway: 'http://127.0.0.1:1'});
    expectText(file, lines);
  }
});

test('amounts are exact in both directions', async (t) => {
  t.mock.method(console, 'log', () => undefined);
  const {parseAmount, formatAmount} = await import('../src/programs/amounts.js');
  for (const [decimal, units, decimals] of [
    ['0.000000000000000001', 1n, 18],
    ['0', 0n, 18],
    ['1000000', 1_000_000n, 0],
    ['12.5', 12_500_000n, 6],
  ] as const) {
    assert.equal(parseAmount(decimal, decimals), units);
    assert.equal(formatAmount(units, decimals), decimal);
  }
  assert.equal(formatAmount(-1_500_000n, 6), '-1.5');
  for (const wrong of ['1,5', '', '-1', '1.', '1.1234567']) assert.throws(() => parseAmount(wrong, 6));
});
