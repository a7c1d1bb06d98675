import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {Address, AddressValue, BigUIntValue, DevnetEntrypoint, StringValue} from '@multiversx/sdk-core';
import {encodeCallData} from '../src/bridge/callData.js';
import {giveRolesToSafe} from '../src/bridge/roles.js';
import {feeOf, refundsOf} from '../src/bridge/views.js';
import {claimRefund, SAFE, withdraw, withdrawDirectly, WRAPPER} from '../src/bridge/withdraw.js';
import {expectCall, type Argument} from './support/expectCall.js';
import {expectText} from './support/expectText.js';
import {startFakeGateway, type FakeGateway} from './support/fakeGateway.js';
import {ALICE, testAccount} from './support/testWallets.js';

/** An address of the examples of EIP-55. */
const ETHEREUM_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
/** Its first byte isn't zero, so it is encoded like a number of 20 bytes. */
const RECIPIENT: Argument = {value: BigInt(ETHEREUM_ADDRESS), note: 'the address on Ethereum, 20 bytes'};
const ESDT_CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u');
const AMOUNT: Argument = {value: 250_000_000n, note: '250 × 10^6, which is 250 USDC'};

let gateway: FakeGateway;
let network: DevnetEntrypoint;

before(async () => {
  const answers: Record<string, string[]> = {
    calculateRequiredFee: ['01312d00'],
    getRefundAmounts: [Buffer.from('ETHUSDC-220753').toString('hex'), '0db58580'],
  };
  gateway = await startFakeGateway({
    'POST /vm-values/query': (body: {funcName: string}) => ({
      data: {
        returnData: (answers[body.funcName] ?? []).map((hex) => Buffer.from(hex, 'hex').toString('base64')),
        returnCode: 'ok',
        returnMessage: '',
      },
    }),
  });
  network = new DevnetEntrypoint({url: gateway.url, kind: 'proxy'});
});
after(() => gateway.close());

test('withdraws through the wrapper', async () => {
  const transaction = await withdraw(network.createSmartContractController(), testAccount('alice'), ETHEREUM_ADDRESS);
  expectCall('bridgeWithdraw', 'ESDTTransfer', transaction, {
    receiver: WRAPPER,
    gas: 75_000_000n,
    args: ['USDC-c76f1f', AMOUNT, 'unwrapTokenCreateTransaction', 'ETHUSDC-220753', SAFE, RECIPIENT],
  });
});

test('withdraws from the safe', async () => {
  const transaction = await withdrawDirectly(network.createSmartContractController(), testAccount('alice'), ETHEREUM_ADDRESS);
  expectCall('bridgeWithdrawDirectly', 'ESDTTransfer', transaction, {
    receiver: SAFE,
    gas: 74_000_000n,
    args: ['ETHUSDC-220753', AMOUNT, 'createTransaction', RECIPIENT],
  });
});

test('claims a refund', async () => {
  const transaction = await claimRefund(network.createSmartContractController(), testAccount('alice'));
  expectCall('bridgeClaimRefund', 'claimRefund', transaction, {receiver: SAFE, gas: 19_000_000n, args: ['ETHUSDC-220753']});
});

test('gives the safe its roles', async () => {
  const transaction = await giveRolesToSafe(network.createTokenManagementController(), testAccount('alice'));
  expectCall('bridgeGiveRoles', 'setSpecialRole', transaction, {
    receiver: ESDT_CONTRACT,
    gas: 50_000_000n,
    args: ['ALICE-a1b2c3', SAFE, 'ESDTRoleLocalMint', 'ESDTRoleLocalBurn'],
  });
});

test('reads fee and refunds', async () => {
  assert.equal(await feeOf(network.createSmartContractController(), 'ETHUSDC-220753'), 20_000_000n);
  assert.deepEqual(await refundsOf(network.createSmartContractController(), ALICE), [
    {token: 'ETHUSDC-220753', amount: 230_000_000n},
  ]);
});

test('encodes a call', () => {
  const callData = encodeCallData('fund', 20_000_000n, [
    new AddressValue(ALICE),
    new BigUIntValue(365n),
    new StringValue('thanks'),
  ]);
  const fields = [
    ['00000004', 'length of the endpoint'],
    ['66756e64', '"fund"'],
    ['0000000001312d00', '20,000,000 gas, 8 bytes'],
    ['01', 'there are arguments'],
    ['00000003', '3 of them'],
    ['00000020', '32 bytes'],
    [ALICE.toHex(), "Alice's address"],
    ['00000002', '2 bytes'],
    ['016d', '365'],
    ['00000006', '6 bytes'],
    ['7468616e6b73', '"thanks"'],
  ] as const;
  assert.equal(callData, `0x${fields.map(([hex]) => hex).join('')}`);
  expectText('bridgeCallData.txt', fields.map(([hex, note]) => `${hex.padEnd(66)}${note}`));
});

test('a call without arguments ends with a zero', () => {
  assert.equal(encodeCallData('ping', 10_000_000n, []), '0x0000000470696e67000000000098968000');
});

test('rejects a gas limit that the bridge would refund', () => {
  assert.throws(() => encodeCallData('ping', 9_999_999n, []), RangeError);
  assert.throws(() => encodeCallData('ping', 250_000_000n, []), RangeError);
});
