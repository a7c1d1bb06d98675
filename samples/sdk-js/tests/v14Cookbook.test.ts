import assert from 'node:assert/strict';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import * as latest from '@multiversx/sdk-core';
import * as v14 from 'sdk-core-14';
import * as accounts from '../src/v14/accounts.js';
import * as network from '../src/v14/network.js';
import * as operations from '../src/v14/operations.js';
import {buildTokens, devnet, sendEgld} from '../src/v14/recipes.js';
import {SENT_HASH, startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {event, logs, normalEntry} from './support/hyperblockEntries.js';
import {multisigAbi, multisigDefinition} from './support/multisigAbi.js';
import {ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC} from './support/testWallets.js';

const RECEIVER = v14.Address.newFromBech32(BOB.toBech32());
const CONTRACT = new v14.AddressComputer().computeContractAddress(v14.Address.newFromBech32(ALICE.toBech32()), 7n);
const CODE = Buffer.from('0061736d01000000', 'hex');
const BLOCK = {hash: 'b1'.repeat(32), prevBlockHash: 'b0'.repeat(32), nonce: 42, shard: 1, round: 44, epoch: 2};
const ADDER = {
  constructor: {inputs: [{name: 'start', type: 'BigUint'}], outputs: []},
  upgradeConstructor: {inputs: [], outputs: []},
  endpoints: [{name: 'getSum', inputs: [], outputs: [{type: 'BigUint'}]}],
  events: [{identifier: 'added', inputs: [{name: 'value', type: 'BigUint', indexed: true}]}],
};
const adder = v14.Abi.create(ADDER);
const wallet = (index: number) => v14.Account.newFromMnemonic(PUBLIC_TEST_MNEMONIC, index);
const alice = () => wallet(0);

let gateway: FakeGateway;
let provider: v14.ProxyNetworkProvider;
let entrypoint: v14.NetworkEntrypoint;
let ending: object;

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
    'GET /network/status/*': () => ({
      status: {erd_nonce: 42, erd_highest_final_nonce: 41, erd_current_round: 44, erd_epoch_number: 2},
    }),
    'GET /block/1/by-nonce/*': () => ({block: BLOCK}),
    'GET /address/*/keys': () => ({pairs: {'6b657930': '76616c756530'}}),
    'GET /address/*/esdt': () => ({esdts: {'ALICE-a1b2c3': {tokenIdentifier: 'ALICE-a1b2c3', balance: '5'}}}),
    'GET /address/*/esdt/*': () => ({tokenData: {tokenIdentifier: 'ALICE-a1b2c3', balance: '5'}}),
    'POST /transaction/send-multiple': () => ({numOfSentTxs: 1, txsHashes: {'0': SENT_HASH}}),
    'POST /transaction/simulate': () => ({result: {status: 'success', hash: SENT_HASH}}),
    'GET /transaction/*': () => ({transaction: ending}),
    'GET /transaction/*/process-status': () => ({status: 'success', reason: ''}),
    'GET /network/epoch-start/*/by-epoch/*': () => ({epochStart: {nonce: 40}}),
    'POST /vm-values/query': () => ({data: {returnData: ['DA=='], returnCode: 'ok', returnMessage: ''}}),
  });
  provider = network.gateway(gateway.url);
  entrypoint = new v14.DevnetEntrypoint(gateway.url, 'proxy', 'my-service');
});
after(() => gateway.close());

/** The transaction on the gateway, with these fields. */
async function ended(...events: ReturnType<typeof event>[]): Promise<v14.TransactionOnNetwork> {
  const contract = latest.Address.newFromBech32(CONTRACT.toBech32());
  ending = normalEntry('call', {sender: ALICE, receiver: contract, logs: logs(contract, ...events)});
  return provider.getTransaction(SENT_HASH);
}

test('accounts, keys and addresses', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'v14-'));
  const [pem, keystore, phrase] = ['alice.pem', 'key.json', 'phrase.json'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  accounts.save(alice(), pem, keystore, 'password');
  const opened = await accounts.accounts(pem, keystore, 'password', PUBLIC_TEST_MNEMONIC);
  assert.deepEqual(
    opened.map(({address}) => address.toBech32() === ALICE.toBech32()),
    [true, true, true, false],
  );
  const [fromPem, fromKeystore] = accounts.keysOf(pem, keystore, 'password');
  assert.equal(fromPem!.hex(), fromKeystore!.hex());
  const again = await accounts.fromSecretKey(fromPem!.hex(), entrypoint);
  assert.deepEqual([again.address.toBech32(), again.nonce], [ALICE.toBech32(), 7n]);
  const key = accounts.saveNewPhrase(phrase, 'password');
  assert.equal(v14.UserWallet.loadSecretKey(phrase, 'password').hex(), key.hex());
  assert.deepEqual(accounts.describe(ALICE.toBech32(), 7n), [ALICE.toHex(), 1, CONTRACT.toBech32()]);
});

test('signs and verifies', async () => {
  const transaction = await operations.sendToken(devnet, alice(), RECEIVER);
  assert.equal(await accounts.sign(transaction, alice()), true);
  assert.equal(await accounts.signText('order 42', alice()), true);
  accounts.signHash(transaction, alice().secretKey);
  assert.equal(transaction.options, 1);
  assert.ok(await alice().verifyTransactionSignature(transaction, transaction.signature));
});

test('reads the network, sends and simulates', async () => {
  assert.deepEqual(await network.read(provider, alice().address), ['D', 42n, 10n ** 18n, 1, BLOCK.hash]);
  assert.deepEqual(await network.tokensOf(provider, alice().address), ['5 ALICE-a1b2c3']);
  assert.equal(await network.amountOf(provider, alice().address, 'ALICE-a1b2c3'), 5n);
  const transaction = await operations.sendToken(devnet, alice(), RECEIVER);
  assert.deepEqual(await network.sendAll(provider, [transaction]), [SENT_HASH]);
  assert.equal(await network.simulate(provider, transaction), 'success');
  await ended();
  assert.equal((await network.waitUntilKnown(provider, SENT_HASH)).status.toString(), 'success');
  assert.equal(JSON.stringify(await network.epochStart(provider, 2)), '{"epochStart":{"nonce":40}}');
  const {config} = network.api(gateway.url, 'key') as any;
  assert.equal(config.headers['Api-Key'], 'key');
});

test('the operations create the same transactions as version 15', async () => {
  const newer = new latest.DevnetEntrypoint() as any;
  const abi15 = latest.Abi.create(ADDER) as any;
  const account15 = (index: number) => latest.Account.newFromMnemonic(PUBLIC_TEST_MNEMONIC, index) as any;
  const address15 = (address: v14.Address) => latest.Address.newFromBech32(address.toBech32()) as any;
  const multisig14 = v14.Abi.create(multisigDefinition);
  const pairs: [v14.Transaction, any][] = [
    [await operations.sendToken(devnet, alice(), RECEIVER), operations.sendToken(newer, account15(0), address15(RECEIVER))],
    [await operations.deploy(devnet, adder, alice(), CODE), operations.deploy(newer, abi15, account15(0), CODE)],
    [
      await operations.upgrade(devnet, adder, alice(), CONTRACT, CODE),
      operations.upgrade(newer, abi15, account15(0), address15(CONTRACT), CODE),
    ],
    [await operations.issue(devnet, alice()), operations.issue(newer, account15(0))],
    [await operations.setRoles(devnet, alice(), RECEIVER), operations.setRoles(newer, account15(0), address15(RECEIVER))],
    [await operations.createItem(devnet, alice()), operations.createItem(newer, account15(0))],
    [
      await operations.setGuardian(devnet, alice(), RECEIVER),
      operations.setGuardian(newer, account15(0), address15(RECEIVER)),
    ],
    [
      await operations.relayed(devnet, alice(), wallet(2), RECEIVER),
      operations.relayed(newer, account15(0), account15(2), address15(RECEIVER)),
    ],
    [await operations.saveValue(devnet, alice()), operations.saveValue(newer, account15(0))],
    [await operations.vote(devnet, alice()), operations.vote(newer, account15(0))],
    [
      await operations.proposeTransfer(devnet, multisig14, alice(), CONTRACT, RECEIVER),
      operations.proposeTransfer(newer, multisigAbi as any, account15(0), address15(CONTRACT), address15(RECEIVER)),
    ],
  ];
  for (const [made, madeWith15] of pairs) assert.deepEqual(made.toPlainObject(), (await madeWith15).toPlainObject());
});

test('what the recipes send', async () => {
  const rows: [Promise<v14.Transaction>, RegExp, bigint, bigint][] = [
    [sendEgld(devnet, alice(), RECEIVER), /^$/, 10n ** 18n, 50_000n],
    [operations.sendToken(devnet, alice(), RECEIVER), /^ESDTTransfer@414c4943452d613162326333@68155a43676e0000$/, 0n, 431_000n],
    [buildTokens(devnet, alice(), RECEIVER), /^MultiESDTNFTTransfer@[0-9a-f]{64}@02@/, 0n, 1_496_000n],
    [operations.deploy(devnet, adder, alice(), CODE), /^0061736d01000000@0500@0500@05$/, 0n, 5_000_000n],
    [operations.upgrade(devnet, adder, alice(), CONTRACT, CODE), /^upgradeContract@0061736d01000000@0504$/, 0n, 5_000_000n],
    [operations.issue(devnet, alice()), /^issue@416c696365546f6b656e73@414c494345@d3c21bcecceda1000000@12@/, 5n * 10n ** 16n, 60_444_500n],
    [operations.setRoles(devnet, alice(), RECEIVER), /^setSpecialRole@414c4943452d613162326333@[0-9a-f]{64}@[0-9a-f]+@[0-9a-f]+$/, 0n, 60_311_000n],
    [operations.createItem(devnet, alice()), /^ESDTNFTCreate@5449434b45542d633364346535@01@/, 0n, 3_267_043n],
    [operations.setGuardian(devnet, alice(), RECEIVER), /^SetGuardian@[0-9a-f]{64}@/, 0n, 445_500n],
    [operations.unguard(devnet, alice(), wallet(2)), /^UnGuardAccount$/, 0n, 371_000n],
    [operations.relayed(devnet, alice(), wallet(2), RECEIVER), /^$/, 10n ** 18n, 100_000n],
    [operations.saveValue(devnet, alice()), /^SaveKeyValue@6b657930@76616c756530$/, 0n, 271_000n],
    [operations.delegate(devnet, alice(), CONTRACT), /^delegate$/, 10n ** 18n, 11_000_000n],
    [operations.vote(devnet, alice()), /^vote@0c@796573$/, 0n, 5_171_000n],
  ];
  for (const [made, data, value, gas] of rows) {
    const transaction = await made;
    assert.match(Buffer.from(transaction.data).toString(), data);
    assert.deepEqual([transaction.value, transaction.gasLimit], [value, gas]);
  }
});

/** What each method of the factories makes from one object that has the options of all. */
async function madeByFactories(sdk: any): Promise<Map<string, string>> {
  const [alice, bob, contract] = [ALICE, BOB, CONTRACT].map((address) => sdk.Address.newFromBech32(address.toBech32()));
  const flags = [
    ...['Freeze', 'Wipe', 'Pause', 'ChangeOwner', 'Upgrade', 'AddSpecialRoles', 'TransferNFTCreateRole'].map((name) => `can${name}`),
    ...['LocalMint', 'LocalBurn', 'ESDTTransferRole', 'NFTBurn', 'NFTUpdateAttributes', 'NFTAddURI', 'NFTAddQuantity'].flatMap(
      (name) => [`addRole${name}`, `removeRole${name}`],
    ),
    'addRoleNFTCreate',
  ];
  const options = {
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    ...{delegationContract: contract, totalDelegationCap: 0n, serviceFee: 10n, delegationCap: 5n, amount: 10n ** 18n},
    ...{name: 'name', website: 'site', identifier: 'identity', publicKeys: [new sdk.ValidatorPublicKey(Buffer.alloc(96, 1))]},
    ...{signedMessages: [Buffer.alloc(48, 1)], tokenName: 'AliceTokens', tokenTicker: 'ALICE', tokenType: 'FNG'},
    ...{initialSupply: 1n, numDecimals: 18n, user: bob, tokenIdentifier: 'ALICE-a1b2c3', tokenNonce: 1n, quantity: 1n},
    ...{supplyToMint: 1n, supplyToBurn: 1n, initialQuantity: 1n, royalties: 1, hash: '', attributes: CODE, uris: ['uri']},
    ...{newRoyalties: 1n, newUris: ['uri'], newTokenName: 'name', newHash: 'hash', newAttributes: CODE},
    ...{guardianAddress: bob, serviceID: 'service', keyValuePairs: new Map([[CODE, CODE]]), proposers: [bob]},
    ...{commitHash: 'aa'.repeat(20), startVoteEpoch: 1, endVoteEpoch: 2, nativeTokenAmount: 1n, proposalNonce: 1, vote: 'yes'},
    ...{proposalFee: 1n, lastProposalFee: 1n, minQuorum: 1, minVetoThreshold: 1, minPassThreshold: 1},
  };
  const transfer = {receiver: bob, nativeAmount: 1n};
  const token = new sdk.TokenTransfer({token: new sdk.Token({identifier: 'ALICE-a1b2c3'}), amount: 1n});
  const made = new Map<string, string>();
  const entrypoint = new sdk.DevnetEntrypoint();
  for (const kind of ['Account', 'Delegation', 'Governance', 'TokenManagement', 'Transfers']) {
    const factory = entrypoint[`create${kind}TransactionsFactory`]();
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(factory));
    for (const method of methods.filter((name) => name.startsWith('createTransactionFor'))) {
      const isNative = method.includes('NativeTokenTransfer');
      const given = kind === 'Transfers' ? {...transfer, ...(isNative ? {} : {tokenTransfers: [token]})} : options;
      const transaction = await factory[method](alice, given);
      const {gasLimit, value, receiver, data} = transaction;
      made.set(method, [gasLimit, value, receiver.toBech32(), Buffer.from(data).toString()].join(' '));
    }
  }
  return made;
}

test("all operations of the factories are the same, but for the gas of delegators", async (t) => {
  t.mock.method(console, 'log', () => undefined);
  const [older, newer] = [await madeByFactories(v14), await madeByFactories(latest)];
  assert.deepEqual([...older.keys()].sort(), [...newer.keys()].sort());
  assert.equal(older.size, 67);
  const different = [...older.keys()].filter((method) => older.get(method) !== newer.get(method));
  assert.deepEqual(
    different.map((method) => method.slice('createTransactionFor'.length)).sort(),
    ['ClaimingRewards', 'Delegating', 'RedelegatingRewards', 'Undelegating', 'Withdrawing'],
  );
  const gas = (made: Map<string, string>) => made.get('createTransactionForDelegating')!.split(' ')[0];
  assert.deepEqual([gas(older), gas(newer)], ['11000000', '11062000']);
});

test('unguards by factory, delegates, and reads outcomes', async () => {
  const staked = await operations.delegate(devnet, alice(), CONTRACT);
  assert.deepEqual([Buffer.from(staked.data).toString(), staked.value, staked.gasLimit], ['delegate', 10n ** 18n, 11_000_000n]);
  const undone = await operations.unguard(devnet, alice(), wallet(2));
  assert.deepEqual([Buffer.from(undone.data).toString(), undone.options], ['UnGuardAccount', 2]);
  assert.equal(undone.guardian.toBech32(), CAROL.toBech32());
  const bytes = new v14.TransactionComputer().computeBytesForSigning(undone);
  assert.ok(await v14.UserVerifier.fromAddress(undone.guardian).verify(bytes, undone.guardianSignature));
  assert.equal(await operations.total(entrypoint, adder, CONTRACT), 12n);
  const contract = latest.Address.newFromBech32(CONTRACT.toBech32());
  const added = await ended(event('add', contract, [Buffer.from('added'), Buffer.of(7)]));
  assert.equal(operations.eventsOf(adder, added, 'added')[0].value.toFixed(), '7');
  const stake = await ended(event('delegate', ALICE, [Buffer.from('0de0b6b3a7640000', 'hex')]));
  assert.equal(operations.delegated(stake), 10n ** 18n);
});

test('what only version 15 exports', () => {
  const names = ['MultisigController', 'MultisigTransactionsOutcomeParser', 'GasLimitEstimator', 'ValidatorPEM'];
  assert.deepEqual(
    names.filter((name) => name in v14 || !(name in latest)),
    [],
  );
  const older = v14.DelegationTransactionsOutcomeParser.prototype;
  const newer = latest.DelegationTransactionsOutcomeParser.prototype;
  const parsers = ['parseDelegate', 'parseUndelegate', 'parseClaimRewards', 'parseRedelegateRewards'];
  assert.deepEqual(
    parsers.filter((name) => name in older || !(name in newer)),
    [],
  );
  assert.equal('createGasLimitEstimator' in v14.NetworkEntrypoint.prototype, false);
  assert.equal('createValidatorsController' in v14.NetworkEntrypoint.prototype, false);
});

test('errors of code for version 15', async () => {
  const Entrypoint = v14.DevnetEntrypoint as any;
  const withOptions = new Entrypoint({url: gateway.url, kind: 'proxy'});
  await assert.rejects(
    withOptions.recallAccountNonce(alice().address),
    /Request error on url \[accounts\/erd1.*\]: \[TypeError: Invalid URL\]/,
  );
  assert.throws(() => new Entrypoint(gateway.url, 'gateway'), /Invalid network provider kind\. Choose between `api` and `proxy`/);
  assert.throws(() => (devnet as any).createValidatorsController(), /createValidatorsController is not a function/);
  const status = new v14.TransactionStatus('not-executable-in-block') as any;
  assert.throws(() => status.isNotExecutableInBlock(), /isNotExecutableInBlock is not a function/);
  assert.deepEqual([status.isPending(), status.isCompleted(), String(status)], [false, false, 'not-executable-in-block']);
  const controller = devnet.createSmartContractController() as any;
  const call = {contract: CONTRACT, function: 'getSum', arguments: []};
  assert.equal((await controller.createTransactionForExecute(alice(), 7n, call)).gasLimit, undefined);
});
