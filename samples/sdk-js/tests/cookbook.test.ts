import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, beforeEach, test, type TestContext} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {
  AddressComputer,
  Address,
  KeyPair,
  LibraryConfig,
  SmartContractTransactionsFactory,
  TransactionComputer,
  TransactionsFactoryConfig,
  UserSecretKey,
  UserVerifier,
  type NetworkEntrypoint,
  type ProxyNetworkProvider,
  type Transaction,
  type TransactionOnNetwork,
} from '@multiversx/sdk-core';
import * as accounts from '../src/cookbook/accounts.js';
import * as contracts from '../src/cookbook/contracts.js';
import * as entrypoints from '../src/cookbook/entrypoints.js';
import * as management from '../src/cookbook/management.js';
import * as multisig from '../src/cookbook/multisig.js';
import {logIn, whoIs} from '../src/cookbook/nativeAuth.js';
import * as network from '../src/cookbook/network.js';
import * as signing from '../src/cookbook/signing.js';
import * as transfers from '../src/cookbook/transfers.js';
import {SENT_HASH, startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {event, logs, normalEntry} from './support/hyperblockEntries.js';
import {multisigAbi} from './support/multisigAbi.js';
import {ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, testAccount} from './support/testWallets.js';

const ALICE_SECRET = '413f42575f7f26fad3317a778771212fdb80245850981e48b58a4f25e344e8f9';
const ADDER = new AddressComputer().computeContractAddress(ALICE, 7n);
const DELEGATION = Address.newFromBech32('erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat');
const CROWDFUNDING = fileURLToPath(
  new URL('../../contracts/crowdfunding/output/crowdfunding.abi.json', import.meta.url),
);
const CODE = Buffer.from('0061736d01000000', 'hex');
const EGLD = 10n ** 18n;
const BLOCK = {hash: 'b1'.repeat(32), prevBlockHash: 'b0'.repeat(32), nonce: 42, shard: 1, round: 44, epoch: 2};
const VIEWS: Record<string, number> = {getSum: 12, getQuorum: 2, userRole: 2, quorumReached: 1};

let ending: any;
let gateway: FakeGateway;
let entrypoint: NetworkEntrypoint;
let provider: ProxyNetworkProvider;

function answerQuery({funcName, args}: {funcName: string; args: string[]}): unknown {
  const parts = funcName === 'getTokenProperties' ? propertiesOf(args[0]!) : [Buffer.of(VIEWS[funcName]!)];
  return {data: {returnData: parts.map((part) => part.toString('base64')), returnCode: 'ok', returnMessage: ''}};
}

/** The ESDT contract's response about a token or a collection. */
function propertiesOf(identifier: string): Buffer[] {
  const type = Buffer.from(identifier, 'hex').toString().startsWith('ALICE') ? 'FungibleESDT' : 'SemiFungibleESDT';
  const flags = Array.from({length: 12}, () => 'CanFreeze-true');
  const texts = ['0', '0', 'NumDecimals-18', ...flags].map((text) => Buffer.from(text));
  return [Buffer.from('AliceTokens'), Buffer.from(type), ALICE.getPublicKey(), ...texts];
}

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
        erd_num_shards_without_meta: 3,
        erd_round_duration: 600,
        erd_rounds_per_epoch: 144_000,
        erd_start_time: 1_694_000_000,
      },
    }),
    'GET /network/status/*': () => ({
      status: {erd_nonce: 42, erd_highest_final_nonce: 41, erd_current_round: 44, erd_epoch_number: 2},
    }),
    'GET /block/1/by-nonce/*': () => ({block: BLOCK}),
    'GET /address/*/esdt': () => ({
      esdts: {
        'ALICE-a1b2c3': {tokenIdentifier: 'ALICE-a1b2c3', balance: '5'},
        'TICKET-c3d4e5-0a': {tokenIdentifier: 'TICKET-c3d4e5-0a', balance: '2', nonce: 10},
      },
    }),
    'GET /address/*/nft/*/nonce/*': (_body, route) => ({
      tokenData: {tokenIdentifier: route.split('/')[4], balance: '5', properties: '', nonce: 10},
    }),
    'POST /transaction/send-multiple': () => ({numOfSentTxs: 1, txsHashes: {'0': SENT_HASH}}),
    'POST /transaction/simulate': () => ({result: {status: 'success', hash: SENT_HASH}}),
    'GET /transaction/*': () => ({transaction: ending}),
    'GET /transaction/*/process-status': () => ({status: ending.status, reason: ''}),
    'POST /vm-values/query': answerQuery as any,
    'GET /network/epoch-start/*/by-epoch/*': () => ({epochStart: {nonce: 40}}),
    'POST /address/bulk': (body) => ({accounts: Object.fromEntries(body.map((bech32: string) => [bech32, {}]))}),
  });
  entrypoint = entrypoints.devnetThroughGateway(gateway.url);
  provider = entrypoints.gateway(gateway.url);
});
after(() => gateway.close());
beforeEach(() => {
  ending = normalEntry('transfer', {sender: ALICE, receiver: BOB, logs: logs(ALICE, event('completedTxEvent', ALICE, []))});
});

/** The transaction on the gateway, with these fields. */
async function ended(fields: object): Promise<TransactionOnNetwork> {
  ending = normalEntry('call', {sender: ALICE, receiver: ADDER, ...fields});
  return provider.getTransaction(SENT_HASH);
}

async function check(made: Promise<Transaction>, data: string, value = 0n): Promise<Transaction> {
  const transaction = await made;
  assert.equal(Buffer.from(transaction.data).toString(), data);
  assert.equal(transaction.value, value);
  assert.equal(transaction.chainID, 'D');
  assert.ok(await signing.isSignedBySender(transaction));
  return transaction;
}

function folder(): string {
  return mkdtempSync(path.join(tmpdir(), 'cookbook-'));
}

function silenced(t: TestContext): () => string {
  const log = t.mock.method(console, 'log', () => undefined);
  return () => log.mock.calls.map((call) => call.arguments.join(' ')).join('\n');
}

test('the first program sends and waits', async () => {
  const pem = path.join(folder(), 'alice.pem');
  testAccount('alice').saveToPem(pem);
  const preloads = [import.meta.resolve('tsx'), import.meta.resolve('./support/localDevnet.ts')];
  const script = fileURLToPath(new URL('../src/cookbook/send.ts', import.meta.url));
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [...preloads.flatMap((file) => ['--import', file]), script, pem, BOB.toBech32()],
    {env: {...process.env, GATEWAY: gateway.url}},
  );
  assert.equal(stdout.trimEnd().split('\n').at(-1), `${SENT_HASH}: success`);
  const sent = gateway.posted.find(({path: route}) => route === '/transaction/send')?.body;
  assert.deepEqual([sent.nonce, sent.value, sent.gasLimit], [7, '100000000000000000', 50_000]);
});

test('entrypoints', async () => {
  const estimating = entrypoints.devnetWithEstimates(gateway.url);
  assert.equal((await transfers.sendEgld(estimating, testAccount('alice'), BOB)).gasLimit, 3_300_000n);
  assert.equal((await transfers.sendEgld(entrypoints.devnet, testAccount('alice'), BOB)).gasLimit, 50_000n);
  assert.equal((await transfers.sendEgld(entrypoints.localnet(), testAccount('alice'), BOB)).chainID, 'localnet');
  await assert.rejects(entrypoints.devnet.getAirdrop(ALICE), /Not implemented/);
  const {config} = entrypoints.api(gateway.url, 'key') as any;
  assert.deepEqual([config.headers['Api-Key'], config.timeout], ['key', 10_000]);
  const unsigned = {receiver: BOB, nativeAmount: 1n};
  const made = entrypoints.offline.createTransactionForTransfer(testAccount('alice'), 7n, unsigned);
  await check(made, '', 1n);
});

test('loads and saves accounts', async () => {
  const [pem, keystore, phrase] = ['alice.pem', 'key.json', 'phrase.json'].map((name) => path.join(folder(), name));
  const alice = accounts.fromPhrase(PUBLIC_TEST_MNEMONIC);
  accounts.save(alice, pem!, keystore!, 'password');
  accounts.savePhrase(PUBLIC_TEST_MNEMONIC, phrase!, 'password');
  const opened = [
    alice,
    await accounts.fromPem(pem!),
    accounts.fromKeystore(keystore!, 'password'),
    accounts.fromKeystore(phrase!, 'password'),
    accounts.fromSecretKey(ALICE_SECRET),
  ];
  assert.deepEqual([...new Set(opened.map(({address}) => address.toBech32()))], [ALICE.toBech32()]);
  assert.equal(accounts.everyKeyOf(pem!)[0]?.hex(), ALICE_SECRET);
  assert.equal(accounts.decrypt(phrase!, 'password').hex(), ALICE_SECRET);
  assert.notEqual(accounts.fromKeyPair().address.toBech32(), ALICE.toBech32());
  assert.equal(new Set(accounts.keysOfANewPhrase().map((key) => key.hex())).size, 3);
  assert.throws(() => accounts.fromKeystore(keystore!, 'wrong'), /MAC mismatch, possibly wrong password/);
  await accounts.sync(alice, entrypoint);
  assert.deepEqual([alice.getNonceThenIncrement(), alice.nonce], [7n, 8n]);
});

test('addresses', () => {
  assert.deepEqual(accounts.describe(ALICE.toBech32()), {publicKey: ALICE.toHex(), shard: 1, isContract: false});
  assert.equal(accounts.describe(ADDER.toBech32()).isContract, true);
  assert.ok(accounts.fromPublicKey(ALICE.getPublicKey()).equals(ALICE));
  assert.equal(
    accounts.contractAddress(ALICE, 7n).toBech32(),
    'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y',
  );
  assert.throws(() => accounts.describe('erd1xyz'), /Cannot create address from: erd1xyz/);
  const usual = LibraryConfig.DefaultAddressHrp;
  accounts.useOtherPrefix('test');
  assert.match(KeyPair.generate().publicKey.toAddress().toBech32(), /^test1/);
  accounts.useOtherPrefix(usual);
});

test('reads the network', async (t) => {
  const printed = silenced(t);
  assert.equal((await network.networkConfig(provider)).minGasLimit, 50_000n);
  assert.equal(await network.balanceOf(provider, ALICE), EGLD);
  assert.equal(printed(), `D 50000 600\n7 ${EGLD} false `);
  assert.equal(await network.latestNonce(provider), 42n);
  assert.equal((await network.blockByNonce(provider, 1, 42n)).hash, BLOCK.hash);
  const tokens = await network.tokensOf(provider, ALICE);
  assert.deepEqual([...tokens], [['ALICE-a1b2c3', 5n], ['TICKET-c3d4e5-0a', 2n]]);
  assert.equal(await network.amountOf(provider, ALICE, 'TICKET-c3d4e5', 10n), 5n);
  assert.equal(await network.decimalsOf(provider, 'ALICE-a1b2c3'), 18);
  assert.equal(await network.collectionType(provider, 'TICKET-c3d4e5'), 'SemiFungibleESDT');
  assert.equal(JSON.stringify(await network.epochStart(provider, 0, 2)), '{"nonce":40}');
  assert.equal(JSON.stringify(await network.accountsOf(provider, [BOB])), `{"${BOB.toBech32()}":{}}`);
});

test('reads blocks by the API', async (t) => {
  const api = entrypoints.api('https://api.example', 'key');
  const get = t.mock.method(api, 'doGetGeneric', async () => BLOCK);
  assert.equal((await network.blockByHash(api, BLOCK.hash)).nonce, 42n);
  assert.equal(get.mock.calls[0]?.arguments[0], `blocks/${BLOCK.hash}`);
});

test('sends, simulates and waits', async (t) => {
  const alice = testAccount('alice', 7n);
  const pair = [await transfers.sendEgld(entrypoint, alice, BOB), await transfers.sendEgld(entrypoint, alice, BOB)];
  assert.deepEqual(pair.map(({nonce}) => nonce), [7n, 8n]);
  const printed = silenced(t);
  assert.deepEqual(await network.sendAll(provider, pair), [SENT_HASH, null]);
  assert.equal(printed(), '1 of 2 were accepted');
  assert.equal(await network.simulate(provider, pair[0]!), 'success');
  assert.equal(await network.estimate(provider, pair[0]!), 3_000_000);
  assert.ok((await network.waitForEnd(provider, SENT_HASH)).status.isSuccessful());
  assert.ok((await network.waitForCondition(provider, SENT_HASH)).status.isCompleted());
  assert.equal((await network.waitForBalance(provider, ALICE, EGLD)).nonce, 7n);
  assert.deepEqual(await network.resultOf(provider, SENT_HASH), ['completedTxEvent']);
  ending = {...ending, status: 'fail'};
  await assert.rejects(network.resultOf(provider, SENT_HASH), /ended with fail/);
});

test('transfers by controller and factory are the same', async () => {
  const sent = await check(transfers.sendEgld(entrypoint, testAccount('alice'), BOB), '', EGLD);
  const built = await transfers.buildEgld(entrypoint, testAccount('alice'), BOB);
  assert.deepEqual(sent.toPlainObject(), built.toPlainObject());
  const tokens = await transfers.buildTokens(entrypoint, testAccount('alice'), BOB);
  assert.ok(Buffer.from(tokens.data).toString().startsWith(`MultiESDTNFTTransfer@${BOB.toHex()}@03@`));
  assert.ok(tokens.receiver.equals(ALICE));
  assert.equal(transfers.tokenOf('TICKET-c3d4e5-0a').nonce, 10n);
});

test('contracts', async () => {
  const typed = entrypoint.createSmartContractController(contracts.adderAbi);
  const code = CODE.toString('hex');
  const alice = () => testAccount('alice');
  await check(contracts.deploy(typed, alice(), CODE), `${code}@0500@0500@05`);
  await check(contracts.buildDeploy(entrypoint, alice(), CODE), `${code}@0500@0500@05`);
  await check(contracts.add(typed, alice(), ADDER, 7n), 'add@07');
  await check(contracts.buildCall(entrypoint, alice(), ADDER, 7n), 'add@07');
  await check(contracts.upgrade(typed, alice(), ADDER, CODE), `upgradeContract@${code}@0500`);
  const paid = await contracts.pay(entrypoint.createSmartContractController(), alice(), ADDER);
  assert.ok(Buffer.from(paid.data).toString().endsWith('6465706f736974'));
  assert.equal(await contracts.total(typed, ADDER), 12n);
  assert.deepEqual((await contracts.queryInSteps(typed, ADDER, ALICE)).map(Number), [12]);
  assert.equal(gateway.posted.at(-1)?.body.caller, ALICE.toBech32());
});

test("rejects calls that don't match the ABI or have no gas limit", async () => {
  const typed = entrypoint.createSmartContractController(contracts.adderAbi);
  const alice = testAccount('alice');
  const call = (options: object) =>
    typed.createTransactionForExecute(alice, 7n, {contract: ADDER, function: 'add', gasLimit: 1n, ...options});
  await assert.rejects(
    call({arguments: []}),
    /Wrong number of arguments for endpoint add: expected between 1 and 1 arguments, have 0/,
  );
  await assert.rejects(call({function: 'open'}), /Invariant failed: \[endpoint \[open\] not found\]/);
  const without = {contract: ADDER, function: 'add', arguments: [5n]};
  assert.equal((await typed.createTransactionForExecute(alice, 7n, without)).gasLimit, 0n);
  const factory = new SmartContractTransactionsFactory({config: new TransactionsFactoryConfig({chainID: 'D'})});
  await assert.rejects(
    factory.createTransactionForExecute(ALICE, {contract: ADDER, function: 'add', arguments: []}),
    /Either provide a `gasLimit` parameter or initialize the factory with a `gasLimitEstimator`\./,
  );
  await assert.rejects(
    factory.createTransactionForExecute(ALICE, {contract: ADDER, function: 'add', arguments: [5n], gasLimit: 1n}),
    /Can't convert args to TypedValues/,
  );
});

test('outcomes of contracts', async () => {
  const typed = entrypoint.createSmartContractController(contracts.adderAbi);
  const deployed = event('SCDeploy', ADDER, [ADDER.getPublicKey(), ALICE.getPublicKey(), Buffer.from('hash')]);
  assert.ok(contracts.addressOf(typed, await ended({logs: logs(ADDER, deployed)})).equals(ADDER));
  const failure = {
    ...event('signalError', ALICE, [ALICE.getPublicKey(), Buffer.from('wrong number of arguments')]),
    data: Buffer.from('@04@6661696c').toString('base64'),
  };
  const failed = await ended({logs: logs(ALICE, failure)});
  assert.throws(() => contracts.addressOf(typed, failed), /deployment failed: .*wrong number of arguments/);

  const returned = {...event('writeLog', ALICE, [ALICE.getPublicKey()]), data: Buffer.from('@6f6b@0c').toString('base64')};
  const called = await ended({function: 'getSum', logs: logs(ADDER, returned)});
  assert.deepEqual(contracts.valuesOf(contracts.adderAbi, called, 'getSum').map(Number), [12]);

  const abi = await contracts.abiFromFile(CROWDFUNDING);
  const funded = {
    ...event('fund', ADDER, [Buffer.from('funded'), BOB.getPublicKey()]),
    additionalData: [Buffer.from('01f4', 'hex').toString('base64')],
  };
  const [found] = contracts.eventsOf(abi, await ended({logs: logs(ADDER, funded)}), 'funded');
  assert.deepEqual([found.donor.toBech32(), found.amount.toFixed()], [BOB.toBech32(), '500']);
});

test('loads an ABI from a URL', async (t) => {
  t.mock.method(globalThis, 'fetch', async () => Response.json({endpoints: [{name: 'ping', inputs: [], outputs: []}]}));
  assert.equal((await contracts.abiFromUrl('https://abi.example')).getEndpoint('ping').name, 'ping');
});

test('factories of the other operations', async () => {
  const alice = () => testAccount('alice');
  await check(management.buildDelegation(entrypoint, alice(), DELEGATION), 'delegate', EGLD);
  const issue = await management.buildIssue(entrypoint, alice());
  assert.ok(Buffer.from(issue.data).toString().startsWith(`issue@${Buffer.from('AliceTokens').toString('hex')}`));
  assert.equal(issue.value, 50_000_000_000_000_000n);
  await check(management.buildVote(entrypoint, alice()), 'vote@0c@796573');
  await check(management.buildSavedValue(entrypoint, alice()), 'SaveKeyValue@6b657930@76616c756530');
  const made = management.createDelegationContract(entrypoint, alice());
  await check(made, 'createNewDelegationContract@@03e8', 1_250n * EGLD);
});

test('guarded and relayed', async () => {
  const [alice, bob, carol] = [testAccount('alice'), testAccount('bob'), testAccount('carol')];
  const made: [Promise<Transaction>, bigint][] = [
    [management.guarded(entrypoint, alice, carol, BOB), 100_000n],
    [management.relayed(entrypoint, alice, carol, BOB), 100_000n],
    [management.bothFromFactory(entrypoint, alice, carol, bob, BOB), 150_000n],
  ];
  for (const [promise, gas] of made) {
    const transaction = await check(promise, '', EGLD);
    assert.equal(transaction.gasLimit, gas);
    const bytes = new TransactionComputer().computeBytesForSigning(transaction);
    const signers: [Address, Uint8Array][] = [
      [transaction.guardian, transaction.guardianSignature],
      [transaction.relayer, transaction.relayerSignature],
    ];
    for (const [address, signature] of signers) {
      assert.equal(signature.length === 0, address.isEmpty());
      if (!address.isEmpty()) assert.ok(await UserVerifier.fromAddress(address).verify(bytes, signature));
    }
  }
});

test('multisig', async () => {
  const controller = multisig.openMultisig(entrypoint, multisigAbi);
  const alice = () => testAccount('alice');
  const deployed = await multisig.deploy(controller, alice(), CODE, [ALICE, BOB]);
  assert.ok(Buffer.from(deployed.data).toString().endsWith(`@0500@0504@02@${ALICE.toHex()}@${BOB.toHex()}`));
  const proposed = multisig.proposeTransfer(controller, alice(), ADDER, CAROL);
  await check(proposed, `proposeTransferExecute@${CAROL.toHex()}@0de0b6b3a7640000@`);
  await check(multisig.sign(controller, testAccount('bob'), ADDER, 1), 'sign@01');
  await check(multisig.perform(controller, alice(), ADDER, 1), 'performAction@01');
  const added = multisig.buildProposal(entrypoint, multisigAbi, alice(), ADDER, CAROL);
  await check(added, `proposeAddBoardMember@${CAROL.toHex()}`);
  assert.deepEqual(await multisig.stateOf(controller, ADDER, ALICE, 1), {quorum: 2, role: 'BoardMember', canPerform: true});
  const returned = {...event('writeLog', ALICE, [ALICE.getPublicKey()]), data: Buffer.from('@6f6b@01').toString('base64')};
  const outcome = await ended({function: 'proposeTransferExecute', logs: logs(ADDER, returned)});
  assert.equal(multisig.actionOf(controller, outcome), 1);
});

test('signs and verifies', async () => {
  const key = UserSecretKey.fromString(ALICE_SECRET);
  const alice = testAccount('alice');
  const transaction = await transfers.buildEgld(entrypoint, alice, BOB);
  const before = Buffer.from(transaction.signature).toString('hex');
  await signing.signWithAccount(transaction, alice);
  assert.equal(Buffer.from(transaction.signature).toString('hex'), before);
  signing.signWithKey(transaction, key);
  assert.equal(Buffer.from(transaction.signature).toString('hex'), before);
  signing.signHash(transaction, key);
  assert.equal(transaction.options, 1);
  assert.ok(await signing.isSignedBySender(transaction));
  transaction.value += 1n;
  assert.equal(await signing.isSignedBySender(transaction), false);

  const signature = await signing.signText('order 42', alice);
  assert.equal(Buffer.from(signature).toString('hex').slice(0, 16), '6e7ca499645c7ac6');
  assert.deepEqual(Buffer.from(signing.signTextWithKey('order 42', key)), Buffer.from(signature));
  assert.ok(await signing.isTextSignedBy('order 42', signature, ALICE));
  assert.equal(await signing.isTextSignedBy('order 43', signature, ALICE), false);
  const bytes = Buffer.from('bytes');
  assert.ok(await signing.isSignedByKey(bytes, key.sign(bytes), key.generatePublicKey()));
  const packed = await signing.pack('order 42', alice);
  assert.deepEqual(Object.keys(packed).sort(), ['address', 'message', 'signature', 'signer', 'version']);
  assert.deepEqual(Buffer.from(signing.unpack(packed).signature!), Buffer.from(signature));
});

test('a native auth token proves an address', async (t) => {
  const answers = {'/blocks/latest': {}, '/blocks?size=1&fields=hash': [{hash: 'b1'.repeat(32)}]};
  const now = {'/blocks?size=1&fields=timestamp': [{timestamp: 1_000}], [`/blocks/${'b1'.repeat(32)}`]: 1_000};
  const known = Object.entries({...answers, ...now}).sort(([a], [b]) => b.length - a.length);
  const api = createServer(({url = ''}, response) => {
    const [, answer] = known.find(([route]) => url.startsWith(route)) ?? [];
    response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  t.after(() => api.close());
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const origin = 'https://example.com';

  const token = await logIn(testAccount('alice'), origin, url);
  assert.equal(await whoIs(token, origin, url), ALICE.toBech32());
  await assert.rejects(whoIs(token, 'https://other.example', url), /Origin not accepted/);
  const stolen = `${token.split('.').slice(0, 2).join('.')}.${'00'.repeat(64)}`;
  await assert.rejects(whoIs(stolen, origin, url), /Invalid signature/);
  await assert.rejects(whoIs('abc', origin, url), /The provided token is not a NativeAuth token/);
});

test('throws for unknown paths, timeouts and failed estimates', async (t) => {
  const hash = '00'.repeat(32);
  await assert.rejects(provider.doGetGeneric('unknown/path'), {
    message: 'Request error on url [unknown/path]: [the fake gateway has no route GET /unknown/path]',
  });
  ending = {...ending, status: 'pending'};
  const options = {pollingIntervalInMilliseconds: 1, timeoutInMilliseconds: 20, patienceInMilliseconds: 0};
  await assert.rejects(provider.awaitTransactionCompleted(hash, options), /Expected transaction status not reached/);
  const costly = t.mock.method(provider, 'doPostGeneric', async () => ({returnMessage: 'insufficient funds'}));
  const transaction = await transfers.sendEgld(entrypoint, testAccount('alice'), BOB);
  await assert.rejects(network.estimate(provider, transaction), /insufficient funds/);
  assert.equal(costly.mock.callCount(), 1);
});
