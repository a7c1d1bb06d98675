import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {
  Address,
  DevnetEntrypoint,
  TransactionComputer,
  TransactionOnNetwork,
  UserVerifier,
} from '@multiversx/sdk-core';
import * as fungible from '../src/tokens/fungible.js';
import * as manage from '../src/tokens/manage.js';
import {expectCall, type Argument} from './support/expectCall.js';
import {SENT_HASH, startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {ALICE, BOB, CAROL, testAccount} from './support/testWallets.js';

/** The contract that Alice's transaction with nonce 7 deploys. */
const CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');
const ISSUE_COST = 50_000_000_000_000_000n;
const ESDT_CONTRACT_GAS = 50_000_000n;
const AMOUNT = {value: 75n * 10n ** 17n, note: '75 × 10^17, which is 7.5 ALICE'};

const PROPERTIES = ['AliceTokens', 'FungibleESDT', 'CanFreeze-true'];
const ROLES = [`${BOB.toBech32()}:ESDTRoleLocalMint,ESDTRoleLocalBurn`, ':ESDTRoleBurnForAll'];
/** The ESDT contract's response to each query, in base64. */
const ANSWERS: Record<string, string[]> = {
  getTokenProperties: PROPERTIES.map(base64),
  getSpecialRoles: ROLES.map(base64),
  // The owner, 0.05 EGLD, and the shortest and longest name.
  getContractConfig: [Buffer.alloc(32), Buffer.from('b1a2bc2ec50000', 'hex'), Buffer.of(10), Buffer.of(20)].map(
    (bytes) => bytes.toString('base64'),
  ),
};
const ISSUE_EVENT = {
  address: ALICE.toBech32(),
  identifier: 'issue',
  topics: ['ALICE-a1b2c3', 'AliceTokens', 'ALICE', 'FungibleESDT', '\u0012'].map(base64),
  data: null,
};

let gateway: FakeGateway;
let network: DevnetEntrypoint;

before(async () => {
  gateway = await startFakeGateway({
    'GET /address/*/esdt/*': (_body, path) => ({
      tokenData: {tokenIdentifier: path.split('/')[4], balance: '7500000000000000000', properties: ''},
    }),
    'POST /vm-values/query': ({funcName}) => ({
      data: {returnData: ANSWERS[funcName], returnCode: 'ok', returnMessage: ''},
    }),
    'GET /transaction/*': () => ({
      transaction: {
        sender: ALICE.toBech32(),
        receiver: fungible.ESDT_CONTRACT.toBech32(),
        value: '0',
        gasLimit: 60_000_000,
        gasPrice: 1_000_000_000,
        status: 'success',
        logs: {address: ALICE.toBech32(), events: [ISSUE_EVENT]},
      },
    }),
    'GET /transaction/*/process-status': () => ({status: 'success'}),
  });
  network = new DevnetEntrypoint({url: gateway.url, kind: 'proxy'});
});
after(() => gateway.close());

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function toContract(args: Argument[], value = 0n) {
  return {receiver: fungible.ESDT_CONTRACT, gas: ESDT_CONTRACT_GAS, args, value};
}

test('issues a million tokens of 18 decimals', async () => {
  const transaction = await fungible.issue(testAccount('alice'));
  expectCall(
    'tokensIssue',
    'issue',
    transaction,
    toContract(
      [
        'AliceTokens',
        'ALICE',
        {value: 10n ** 24n, note: '1,000,000 × 10^18'},
        {value: 18n, note: '18 decimals'},
        {property: 'canFreeze', value: false},
        {property: 'canWipe', value: false},
        {property: 'canPause', value: false},
        {property: 'canChangeOwner', value: false},
        {property: 'canUpgrade', value: true},
        {property: 'canAddSpecialRoles', value: true},
      ],
      ISSUE_COST,
    ),
  );
});

test('issues with the roles of a fungible token', async () => {
  const transaction = await fungible.issueWithRoles(testAccount('alice'));
  const args = ['AliceTokens', 'ALICE', 'FNG', {value: 18n, note: '18 decimals'}];
  expectCall('tokensIssueWithRoles', 'registerAndSetAllRoles', transaction, toContract(args, ISSUE_COST));
});

test('transfers to a person', async () => {
  const transaction = await fungible.transfer(testAccount('alice'), BOB);
  expectCall('tokensTransfer', 'ESDTTransfer', transaction, {
    receiver: BOB,
    gas: 200_000n,
    args: ['ALICE-a1b2c3', AMOUNT],
  });
});

test('transfers to a contract and calls it', async () => {
  const transaction = await fungible.transferAndCall(testAccount('alice'), CONTRACT);
  expectCall('tokensTransferAndCall', 'ESDTTransfer', transaction, {
    receiver: CONTRACT,
    // Plus 9 million for the contract's own execution.
    gas: 9_200_000n,
    args: ['ALICE-a1b2c3', AMOUNT, 'deposit', 365n],
  });
});

test('transfers tokens of three kinds in one transaction', async () => {
  const transaction = await fungible.transferSeveral(testAccount('alice'), BOB);
  expectCall('tokensMultiTransfer', 'MultiESDTNFTTransfer', transaction, {
    receiver: ALICE,
    gas: 3n * 200_000n,
    args: [
      BOB,
      {value: 3n, note: '3 transfers'},
      'ALICE-a1b2c3',
      {value: 0n, note: 'nonce 0: fungible'},
      AMOUNT,
      'TICKET-c3d4e5',
      {value: 1n, note: 'nonce 1'},
      {value: 2n, note: 'quantity 2'},
      'EGLD-000000',
      {value: 0n, note: 'nonce 0'},
      {value: 10n ** 17n, note: '10^17, which is 0.1 EGLD'},
    ],
  });
});

test('transfers two tokens to a contract and calls it', async () => {
  const transaction = await fungible.transferSeveralAndCall(testAccount('alice'), CONTRACT);
  expectCall('tokensMultiTransferAndCall', 'MultiESDTNFTTransfer', transaction, {
    receiver: ALICE,
    // Plus 9 million for the contract's own execution.
    gas: 2n * 200_000n + 9_000_000n,
    args: [
      CONTRACT,
      {value: 2n, note: '2 transfers'},
      'ALICE-a1b2c3',
      {value: 0n, note: 'nonce 0: fungible'},
      AMOUNT,
      'TICKET-c3d4e5',
      {value: 1n, note: 'nonce 1'},
      {value: 2n, note: 'quantity 2'},
      'deposit',
      365n,
    ],
  });
});

test('mints and burns what it holds', async () => {
  const minted = await fungible.mint(testAccount('alice'));
  expectCall('tokensMint', 'ESDTLocalMint', minted, {
    receiver: ALICE,
    gas: 50_000n,
    args: ['ALICE-a1b2c3', {value: 500n * 10n ** 18n, note: '500 × 10^18'}],
  });
  const burnt = await fungible.burn(testAccount('alice'));
  expectCall('tokensBurn', 'ESDTLocalBurn', burnt, {
    receiver: ALICE,
    gas: 50_000n,
    args: ['ALICE-a1b2c3', {value: 200n * 10n ** 18n, note: '200 × 10^18'}],
  });
});

test('gives and takes roles', async () => {
  const given = await manage.setRoles(testAccount('alice'), BOB);
  expectCall(
    'tokensSetRoles',
    'setSpecialRole',
    given,
    toContract(['ALICE-a1b2c3', BOB, 'ESDTRoleLocalMint', 'ESDTRoleLocalBurn']),
  );
  const taken = await manage.unsetRoles(testAccount('alice'), BOB);
  expectCall(
    'tokensUnsetRoles',
    'unSetSpecialRole',
    taken,
    toContract(['ALICE-a1b2c3', BOB, 'ESDTRoleLocalBurn']),
  );
});

test('manages the whole token', async () => {
  const token = toContract(['ALICE-a1b2c3']);
  expectCall(
    'tokensUnsetBurnForAll',
    'unsetBurnRoleGlobally',
    await manage.endBurningForAll(testAccount('alice')),
    token,
  );
  expectCall(
    'tokensSetBurnForAll',
    'setBurnRoleGlobally',
    await manage.allowBurningForAll(testAccount('alice')),
    token,
  );
  expectCall(
    'tokensLimitTransfers',
    'setSpecialRole',
    await manage.limitTransfers(testAccount('alice'), BOB),
    toContract(['ALICE-a1b2c3', BOB, 'ESDTTransferRole']),
  );
  expectCall(
    'tokensSendTransferRoles',
    'sendAllTransferRoleAddresses',
    await manage.sendTransferRoles(testAccount('alice')),
    token,
  );
  expectCall('tokensPause', 'pause', await manage.pause(testAccount('alice')), token);
  expectCall('tokensUnpause', 'unPause', await manage.unpause(testAccount('alice')), token);
});

test('freezes and wipes what an account holds', async () => {
  const held = toContract(['ALICE-a1b2c3', CAROL]);
  expectCall('tokensFreeze', 'freeze', await manage.freeze(testAccount('alice'), CAROL), held);
  expectCall('tokensUnfreeze', 'unFreeze', await manage.unfreeze(testAccount('alice'), CAROL), held);
  expectCall('tokensWipe', 'wipe', await manage.wipe(testAccount('alice'), CAROL), held);
});

test('turns off a property, and transfers the ownership', async () => {
  const upgraded = await manage.giveUpWiping(testAccount('alice'));
  expectCall(
    'tokensControlChanges',
    'controlChanges',
    upgraded,
    toContract(['ALICE-a1b2c3', {property: 'canWipe', value: false}, {property: 'canUpgrade', value: false}]),
  );
  const handedOver = await manage.handOver(testAccount('alice'), CAROL);
  expectCall('tokensTransferOwnership', 'transferOwnership', handedOver, toContract(['ALICE-a1b2c3', CAROL]));
});

test('sends a signed transaction, waits, and reads the identifier', async () => {
  const alice = testAccount('alice', 7n);
  const transaction = await fungible.issue(alice);
  const bytes = new TransactionComputer().computeBytesForSigning(transaction);
  assert.ok(await UserVerifier.fromAddress(ALICE).verify(bytes, transaction.signature));
  assert.equal(transaction.nonce, 7n);
  assert.equal(alice.nonce, 8n);

  const outcome = await fungible.send(network, transaction);
  assert.equal(outcome.hash, SENT_HASH);
  assert.equal(fungible.identifierOf(outcome), 'ALICE-a1b2c3');
  assert.throws(() => fungible.identifierOf(new TransactionOnNetwork()), /issued no token/);
});

test('reads a balance and the properties', async () => {
  assert.equal(await fungible.balanceOf(network, BOB), 7_500_000_000_000_000_000n);
  const answer = await fungible.propertiesOf(network, 'ALICE-a1b2c3');
  assert.deepEqual(
    answer.map((part) => new TextDecoder().decode(part)),
    PROPERTIES,
  );
  const {scAddress, funcName, args} = gateway.posted.at(-1)?.body;
  assert.deepEqual([scAddress, funcName], [fungible.ESDT_CONTRACT.toBech32(), 'getTokenProperties']);
  assert.deepEqual(args, [Buffer.from('ALICE-a1b2c3').toString('hex')]);
});

test('reads the roles of a token and the rules of issuing', async () => {
  assert.deepEqual(await fungible.rolesOf(network, 'ALICE-a1b2c3'), ROLES);
  assert.deepEqual(gateway.posted.at(-1)?.body.args, [Buffer.from('ALICE-a1b2c3').toString('hex')]);
  assert.deepEqual(await fungible.issueRules(network), {issueCost: ISSUE_COST, maxNameLength: 20n});
  assert.deepEqual(gateway.posted.at(-1)?.body.args, []);
});
