import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {test} from 'node:test';
import {Address, type Transaction, ValidatorPublicKey} from '@multiversx/sdk-core';
import {convert, mergeOwn, mergeWhitelisted, whitelist} from '../src/validators/convert.js';
import {
  changeRewardAddress,
  restake,
  topUp,
  unbond,
  unbondNodes,
  unbondTokens,
  unjail,
  unstake,
  unstakeNodes,
  unstakeTokens,
} from '../src/validators/staking.js';
import {type Argument, expectCall} from './support/expectCall.js';
import {BOB, testAccount} from './support/testWallets.js';

const EGLD = 10n ** 18n;
const KEY_GAS = 5_000_000n;
const CONTRACT = Address.newFromBech32('erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqplllst77y4l');
const MANAGER = Address.newFromBech32('erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqylllslmq6y6');
const POOL = Address.newFromBech32('erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat');
// The public validator keys of the SDKs' test data, which the Python samples keep.
const PEM = fileURLToPath(new URL('../../sdk-py/expected/validators.pem.txt', import.meta.url));
const HEX_KEYS = [...readFileSync(PEM, 'utf8').matchAll(/BEGIN PRIVATE KEY for (\w+)/g)].map(
  ([, key]) => key!,
);
const KEYS = HEX_KEYS.map((key) => new ValidatorPublicKey(Buffer.from(key, 'hex')));

function keyArgument(index: number, note: string): Argument {
  return {value: BigInt(`0x${HEX_KEYS[index]}`), note};
}

function toValidators(gas: bigint, args: Argument[] = [], value = 0n) {
  return {receiver: CONTRACT, gas, args, value};
}

test('tops up with a call without arguments', async () => {
  const transaction = await topUp(testAccount('alice'), 700n * EGLD);
  expectCall('validatorsTopUp', 'stake', transaction, toValidators(KEY_GAS, [], 700n * EGLD));
});

test('changes the reward address with gas for each registered key', async () => {
  const transaction = await changeRewardAddress(testAccount('alice'), BOB, 2n);
  expectCall(
    'validatorsRewardAddress',
    'changeRewardAddress',
    transaction,
    toValidators(2n * KEY_GAS, [BOB]),
  );
});

test('unstakes nodes and EGLD, together or separately', async () => {
  const keys = [keyArgument(0, 'first key')];
  const amount: Argument = {value: 700n * EGLD, note: '700 × 10^18'};
  const calls: [
    string,
    string,
    (owner: ReturnType<typeof testAccount>) => Promise<Transaction>,
    Argument[],
  ][] = [
    ['validatorsUnstakeBoth', 'unStake', (owner) => unstake(owner, KEYS.slice(0, 1)), keys],
    ['validatorsUnstakeNodes', 'unStakeNodes', (owner) => unstakeNodes(owner, KEYS.slice(0, 1)), keys],
    ['validatorsUnstakeTokens', 'unStakeTokens', (owner) => unstakeTokens(owner, 700n * EGLD), [amount]],
    ['validatorsUnbondBoth', 'unBond', (owner) => unbond(owner, KEYS.slice(0, 1)), keys],
    ['validatorsUnbondNodes', 'unBondNodes', (owner) => unbondNodes(owner, KEYS.slice(0, 1)), keys],
    ['validatorsUnbondTokens', 'unBondTokens', (owner) => unbondTokens(owner, 700n * EGLD), [amount]],
  ];
  for (const [name, functionName, call, args] of calls) {
    expectCall(name, functionName, await call(testAccount('alice')), toValidators(KEY_GAS, args));
  }
});

test('restakes a node, with gas for checking all keys', async () => {
  const transaction = await restake(testAccount('alice'), KEYS.slice(0, 1));
  expectCall(
    'validatorsRestake',
    'reStakeUnStakedNodes',
    transaction,
    toValidators(20_000_000n + KEY_GAS, [keyArgument(0, 'first key')]),
  );
});

test('unjails for exactly the price of each node', async () => {
  const transaction = await unjail(testAccount('alice'), KEYS);
  const args = [keyArgument(0, 'first key'), keyArgument(1, 'second key')];
  expectCall('validatorsUnjailTwo', 'unJail', transaction, toValidators(2n * KEY_GAS, args, 5n * EGLD));
});

test('creates a delegation contract from a validator', async () => {
  const capped = await convert(testAccount('alice'), 10_000n * EGLD, 1_000n);
  const args: Argument[] = [
    {value: 10_000n * EGLD, note: 'cap, 10,000 × 10^18'},
    {value: 1_000n, note: 'service fee, 10.00%'},
  ];
  expectCall('validatorsConvert', 'makeNewContractFromValidatorData', capped, {
    receiver: MANAGER,
    gas: 505_000_000n,
    args,
  });
  const uncapped = await convert(testAccount('alice'), 0n, 3_745n);
  assert.equal(new TextDecoder().decode(uncapped.data), 'makeNewContractFromValidatorData@@0ea1');
});

test('merges a validator into its own contract, or into a contract that allows it', async () => {
  const allow = await whitelist(testAccount('alice'), POOL, BOB);
  expectCall('validatorsWhitelist', 'whitelistForMerge', allow, {
    receiver: POOL,
    gas: 1_000_000n,
    args: [BOB],
  });
  const call = {receiver: MANAGER, gas: 506_000_000n, args: [POOL]};
  const others = await mergeWhitelisted(testAccount('bob'), POOL);
  expectCall('validatorsMergeWhitelisted', 'mergeValidatorToDelegationWithWhitelist', others, call);
  const own = await mergeOwn(testAccount('alice'), POOL);
  expectCall('validatorsMergeOwn', 'mergeValidatorToDelegationSameOwner', own, call);
});
