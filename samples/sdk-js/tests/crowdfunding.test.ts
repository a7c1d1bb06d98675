import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {
  AddressComputer,
  DevnetEntrypoint,
  TransactionComputer,
  UserVerifier,
  type SmartContractController,
} from '@multiversx/sdk-core';
import {
  campaignController,
  claim,
  depositOf,
  deploy,
  fundWithEgld,
  fundWithEsdt,
  refund,
  statusOf,
} from '../src/crowdfunding/campaign.js';
import {expectData} from './support/expectData.js';
import {SENT_HASH, startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {ALICE, BOB, testAccount} from './support/testWallets.js';

const ABI = fileURLToPath(new URL('../../contracts/crowdfunding/output/crowdfunding.abi.json', import.meta.url));
/** The contract that Alice's transaction with nonce 7 deploys. */
const CAMPAIGN = new AddressComputer().computeContractAddress(ALICE, 7n);
/** In milliseconds. */
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;
const ANSWERS: Record<string, string> = {getStatus: '01', getDeposit: '06f05b59d3b20000'};

/** The gateway's response about each transaction. */
const transactionOnNetwork = {
  sender: BOB.toBech32(),
  receiver: CAMPAIGN.toBech32(),
  nonce: 7,
  value: '500000000000000000',
  gasLimit: 3_300_000,
  gasPrice: 1_000_000_000,
};

let gateway: FakeGateway;
let entrypoint: DevnetEntrypoint;
let controller: SmartContractController;

before(async () => {
  gateway = await startFakeGateway({
    'POST /vm-values/query': ({funcName}) => ({
      data: {
        returnData: [Buffer.from(ANSWERS[funcName] ?? '', 'hex').toString('base64')],
        returnCode: 'ok',
        returnMessage: '',
      },
    }),
    'GET /transaction/*': () => ({transaction: transactionOnNetwork}),
    'GET /transaction/*/process-status': () => ({status: 'success', reason: ''}),
  });
  entrypoint = new DevnetEntrypoint({url: gateway.url, kind: 'proxy', withGasLimitEstimator: true});
  controller = await campaignController(entrypoint, ABI);
});
after(() => gateway.close());

test('computes the address before the deployment', () => {
  assert.equal(CAMPAIGN.toBech32(), 'erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');
});

test('deploys with the token, the target and the deadline', async () => {
  const bytecode = Buffer.from('0061736d01000000', 'hex');
  const earliest = Date.now() + THIRTY_DAYS;
  const transaction = await deploy(controller, testAccount('alice', 7n), bytecode);
  const latest = Date.now() + THIRTY_DAYS;

  assert.equal(transaction.receiver.toBech32(), 'erd1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq6gq4hu');
  assert.equal(transaction.nonce, 7n);
  assert.equal(transaction.chainID, 'D');
  assert.equal(transaction.gasLimit, 3_000_000n);
  // The page shows placeholders for the code, which comes first, and for the deadline, which comes last.
  const parts = new TextDecoder().decode(transaction.data).split('@');
  const deadline = Number(`0x${parts.at(-1)}`);
  assert.ok(deadline >= earliest && deadline <= latest, `the deadline is ${deadline}`);
  assert.equal(parts[0], '0061736d01000000');
  const shown = ['<code>', ...parts.slice(1, -1), '<deadline>'].join('@');
  expectData('crowdfundingDeploy', new TextEncoder().encode(shown), [
    'SpaceVM',
    'code metadata: upgradeable, readable',
    '"EGLD-000000"',
    '10 × 10^18',
    '30 days from now, in milliseconds since 1970',
  ]);
});

test('funds with half an EGLD', async () => {
  const transaction = await fundWithEgld(controller, testAccount('bob'), CAMPAIGN);

  assert.equal(transaction.value, 500_000_000_000_000_000n);
  assert.equal(transaction.receiver.toBech32(), CAMPAIGN.toBech32());
  expectData('crowdfundingFundEgld', transaction.data, []);
});

test('funds with an ESDT', async () => {
  const transaction = await fundWithEsdt(controller, testAccount('bob'), CAMPAIGN);

  assert.equal(transaction.value, 0n);
  assert.equal(transaction.receiver.toBech32(), CAMPAIGN.toBech32());
  expectData('crowdfundingFundEsdt', transaction.data, ['"GOAL-a1b2c3"', '2,500,000', '"fund"']);
});

test('claims and refunds without arguments', async () => {
  const claimed = await claim(controller, testAccount('alice'), CAMPAIGN);
  const refunded = await refund(controller, testAccount('bob'), CAMPAIGN);

  assert.equal(claimed.sender.toBech32(), ALICE.toBech32());
  expectData('crowdfundingClaim', claimed.data, []);
  assert.equal(refunded.sender.toBech32(), BOB.toBech32());
  expectData('crowdfundingRefund', refunded.data, []);
});

test('signs so that the sender verifies, and sends', async () => {
  const bob = testAccount('bob', 3n);
  const transaction = await fundWithEgld(controller, bob, CAMPAIGN);

  const bytes = new TransactionComputer().computeBytesForSigning(transaction);
  assert.ok(await UserVerifier.fromAddress(BOB).verify(bytes, transaction.signature));
  assert.equal(bob.nonce, 4n);
  assert.equal(await entrypoint.sendTransaction(transaction), SENT_HASH);
  assert.equal(gateway.posted.at(-1)?.body.nonce, 3);
});

test('reads the status by its name and a deposit in atomic units', async () => {
  assert.equal(await statusOf(controller, CAMPAIGN), 'Succeeded');
  assert.equal(await depositOf(controller, CAMPAIGN, BOB), 500_000_000_000_000_000n);
  assert.deepEqual(gateway.posted.at(-1)?.body.args, [BOB.toHex()]);
});

test('the script funds the campaign, waits for the outcome and prints it', async () => {
  const pem = path.join(mkdtempSync(path.join(tmpdir(), 'fund-')), 'donor.pem');
  testAccount('bob').saveToPem(pem);
  const preloads = [import.meta.resolve('tsx'), import.meta.resolve('./support/localDevnet.ts')];
  const script = fileURLToPath(new URL('../src/crowdfunding/fundOnDevnet.ts', import.meta.url));
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [...preloads.flatMap((file) => ['--import', file]), script, pem, CAMPAIGN.toBech32()],
    {cwd: path.dirname(path.dirname(ABI)), env: {...process.env, GATEWAY: gateway.url}},
  );
  assert.equal(stdout.trimEnd().split('\n').at(-1), `${SENT_HASH}: success, the campaign is Succeeded`);
  const sent = gateway.posted.filter(({path: route}) => route === '/transaction/send').at(-1)?.body;
  assert.equal(sent.nonce, 7);
  assert.equal(sent.value, '500000000000000000');
  assert.equal(sent.gasLimit, 3_300_000);
});
