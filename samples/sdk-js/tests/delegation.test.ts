import assert from 'node:assert/strict';
import {test} from 'node:test';
import {claimRewards, contract, delegate, delegation, redelegateRewards, undelegate, withdraw} from '../src/delegation/delegator.js';
import {expectCall, type Argument} from './support/expectCall.js';
import {testAccount} from './support/testWallets.js';

const EGLD = 10n ** 18n;
const WITH_STAKING_CALL = 6_000_000n;

function toContract(gas: bigint, args: Argument[] = [], value = 0n) {
  return {receiver: contract, gas, args, value};
}

test('delegates EGLD with a call without arguments', async () => {
  const transaction = await delegate(delegation, testAccount('bob'), 3_500n * EGLD);
  expectCall('delegationDelegate', 'delegate', transaction, toContract(WITH_STAKING_CALL, [], 3_500n * EGLD));
});

test('claims rewards, or adds them to the stake', async () => {
  const claim = await claimRewards(delegation, testAccount('bob'));
  expectCall('delegationClaim', 'claimRewards', claim, toContract(1_000_000n));
  const redelegate = await redelegateRewards(delegation, testAccount('bob'));
  expectCall('delegationRedelegate', 'reDelegateRewards', redelegate, toContract(WITH_STAKING_CALL));
});

test('undelegates the amount in the data field, with value 0', async () => {
  const transaction = await undelegate(delegation, testAccount('bob'), 100n * EGLD);
  assert.equal(transaction.value, 0n);
  const amount: Argument = {value: 100n * EGLD, note: '100 × 10^18'};
  expectCall('delegationUndelegate', 'unDelegate', transaction, toContract(WITH_STAKING_CALL, [amount]));
});

test('withdraws everything that is past the waiting period', async () => {
  const transaction = await withdraw(delegation, testAccount('bob'));
  expectCall('delegationWithdraw', 'withdraw', transaction, toContract(WITH_STAKING_CALL));
});
