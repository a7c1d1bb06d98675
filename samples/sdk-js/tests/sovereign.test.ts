import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {Address, DevnetEntrypoint} from '@multiversx/sdk-core';
import {deposit, depositAndCall, SAFE} from '../src/sovereign/deposit.js';
import {dataOfEthereumCall, ethereumAlias, inputForSpaceVm} from '../src/sovereign/evm.js';
import {deployPhaseOne} from '../src/sovereign/forge.js';
import {encodeOperation, hashOf, hashOfHashes} from '../src/sovereign/operation.js';
import {expectCall, type Argument} from './support/expectCall.js';
import {expectText} from './support/expectText.js';
import {startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {ALICE, BOB, testAccount} from './support/testWallets.js';

const CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqpgq6ctysha8xjdy37uk2kg80wskqehtxxw2d8sstg2rts');
/** Alice's next contract; any address works. */
const FORGE = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqkgnuqzpdwhu4kju6ldnargywgtcumswad8sslg3vv0');
const AMOUNT: Argument = {value: 25_000000000000000000n, note: '25 × 10^18, which is 25 TKN'};

let gateway: FakeGateway;
let network: DevnetEntrypoint;

before(async () => {
  gateway = await startFakeGateway({});
  network = new DevnetEntrypoint({url: gateway.url, kind: 'proxy'});
});
after(() => gateway.close());

test('deposits a token for an account', async () => {
  const transaction = await deposit(network.createSmartContractController(), testAccount('alice'), BOB);
  expectCall('sovereignDeposit', 'ESDTTransfer', transaction, {
    receiver: SAFE,
    gas: 19_000_000n,
    args: ['TKN-a1b2c3', AMOUNT, 'deposit', BOB],
  });
});

test('deposits a token for a call, with the fee first', async () => {
  const transaction = await depositAndCall(
    network.createSmartContractController(),
    testAccount('alice'),
    CONTRACT,
  );
  expectCall('sovereignDepositCall', 'MultiESDTNFTTransfer', transaction, {
    receiver: ALICE,
    gas: 29_000_000n,
    args: [
      SAFE,
      {value: 2n, note: '2 tokens'},
      'FEE-d4e5f6',
      {value: 0n, note: 'nonce 0: fungible'},
      {value: 3_000000000000000000n, note: '3 × 10^18, the fee and what is given back'},
      'TKN-a1b2c3',
      {value: 0n, note: 'nonce 0: fungible'},
      AMOUNT,
      'deposit',
      CONTRACT,
      20_000_000n,
      'fund',
      365n,
      'thanks',
    ],
  });
});

test('reserves a prefix', async () => {
  const transaction = await deployPhaseOne(
    network.createSmartContractController(),
    testAccount('alice'),
    FORGE,
    5n,
  );
  expectCall('sovereignPhaseOne', 'deployPhaseOne', transaction, {
    receiver: FORGE,
    value: 5n,
    gas: 25_000_000n,
    args: [{value: 0x01_00000003_736f76n, note: 'some: 3 bytes, "sov"'}],
  });
});

/** What `generate_hash` of mx-sovereign-sc 0.5.0 returned for this operation. */
const GOLDEN_HASH = 'c9d2166a93fdb57697cd16ac9bc86e03f0fa7563640a021e7ce2ff7ade8bb52b';
const DEPOSIT = {
  recipient: BOB,
  token: 'TKN-a1b2c3',
  amount: 25_000000000000000000n,
  nonce: 0n,
  sender: ALICE,
};
/** What the contract's own types encode (mx-sovereign-sc 0.5.0), field by field. */
const FIELDS = [
  [BOB.toHex(), 'to: Bob'],
  ['00000001', 'tokens: 1 of them'],
  ['0000000a', 'identifier, 10 bytes'],
  ['544b4e2d613162326333', '"TKN-a1b2c3"'],
  ['0000000000000000', 'nonce 0'],
  ['00', 'type 0: fungible'],
  ['00000009', 'amount, 9 bytes'],
  ['015af1d78b58c40000', '25 × 10^18'],
  ['00', 'not frozen'],
  ['00000000', 'hash, empty'],
  ['00000000', 'name, empty'],
  ['00000000', 'attributes, empty'],
  ['00'.repeat(32), 'creator: none'],
  ['00000000', 'royalties 0'],
  ['00000000', 'URIs, none'],
  ['0000000000000000', 'op_nonce 0'],
  [ALICE.toHex(), 'op_sender: Alice'],
  ['00', 'no call'],
] as const;

test('encodes an operation as the contract does', () => {
  const operation = encodeOperation(DEPOSIT);
  assert.equal(Buffer.from(operation).toString('hex'), FIELDS.map(([hex]) => hex).join(''));
  expectText(
    'sovereignOperation.txt',
    FIELDS.map(([hex, note]) => `${hex.padEnd(66)}${note}`),
  );
});

test('hashes operations as the contract does', () => {
  const operation = encodeOperation(DEPOSIT);
  const next = encodeOperation({...DEPOSIT, nonce: 1n});
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
  assert.equal(hex(hashOf(operation)), GOLDEN_HASH);
  expectText('sovereignHashes.txt', [
    `${hex(hashOf(operation))}  operation 0`,
    `${hex(hashOf(next))}  operation 1`,
    `${hex(hashOfHashes([operation, next]))}  both: what validators sign`,
  ]);
});

/** Rules and call: branch merge-evm-into-sovereign-10-apr of mx-chain-crypto-go and mx-chain-vm-go. */
test("derives an account's Ethereum alias", () => {
  assert.equal(ethereumAlias(ALICE), '6574682d2d6f6e653396568e61f4f3a0a2ec732f');
});

test('writes the call add(3) for both machines', () => {
  const three = '3'.padStart(64, '0');
  assert.equal(dataOfEthereumCall(Buffer.from(`1003e2d2${three}`, 'hex')), `1003e2d2@${three}`);
  assert.equal(dataOfEthereumCall(Buffer.from('569c5f6d', 'hex')), '569c5f6d');
  assert.equal(inputForSpaceVm('add', Buffer.from([3])).toString('hex'), '000000036164640000000103');
});
