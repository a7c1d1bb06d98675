import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address} from '@multiversx/sdk-core';
import {leastAccepted, swap} from '../src/exchange/swap.js';
import {expectData} from './support/expectData.js';
import {ALICE} from './support/testWallets.js';

const PAIR = Address.newFromBech32('erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y');

test('accepts one percent less than quoted', () => {
  assert.equal(leastAccepted(394_863n, 100n), 390_914n);
  assert.equal(leastAccepted(394_863n, 0n), 394_863n);
});

test('a swap pays with the call', async () => {
  const transaction = await swap(
    ALICE,
    PAIR,
    {identifier: 'FIRST-a1b2c3', amount: 10_000n},
    'SECOND-a1b2c3',
    leastAccepted(394_863n, 100n),
  );
  assert.equal(transaction.value, 0n);
  assert.ok(transaction.receiver.equals(PAIR));
  expectData('exchangeSwap', transaction.data, [
    'FIRST-a1b2c3',
    '10000',
    'swapTokensFixedInput',
    'SECOND-a1b2c3',
    '390914',
  ]);
});
