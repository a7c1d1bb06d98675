import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NetworkConfig, Transaction, TransactionComputer} from '@multiversx/sdk-core';
import {chargedExecution, feeOf, feeSettingsFrom, movementGas} from '../src/fees/fees.js';
import {ALICE, BOB} from './support/testWallets.js';

/** What mainnet answers, as far as fees go. */
const CONFIG = {
  erd_chain_id: '1',
  erd_min_gas_limit: 50_000,
  erd_gas_per_data_byte: 1_500,
  erd_min_gas_price: 1_000_000_000,
  erd_gas_price_modifier: '0.01',
  erd_top_up_factor: '0.500000',
  erd_extra_gas_limit_guarded_tx: 50_000,
  erd_extra_gas_limit_relayed_tx: 50_000,
};
const SETTINGS = feeSettingsFrom(CONFIG);
const PRICE = 1_000_000_000n;
const NONE = new Uint8Array();

const bytes = (text: string) => new TextEncoder().encode(text);

test('counts the movement of each kind of transfer', () => {
  assert.equal(movementGas(SETTINGS, {data: NONE}), 50_000n);
  assert.equal(movementGas(SETTINGS, {data: bytes('invoice 1042')}), 68_000n);
  assert.equal(movementGas(SETTINGS, {data: bytes('café')}), 57_500n);
  assert.equal(movementGas(SETTINGS, {data: NONE, guarded: true}), 100_000n);
  assert.equal(movementGas(SETTINGS, {data: NONE, relayed: true}), 100_000n);
  assert.equal(movementGas(SETTINGS, {data: bytes('invoice 1042'), guarded: true, relayed: true}), 168_000n);
});

test('prices movement and execution', () => {
  assert.equal(feeOf(SETTINGS, PRICE, 50_000n, 0n), 50_000_000_000_000n);
  assert.equal(feeOf(SETTINGS, PRICE, 68_000n, 0n), 68_000_000_000_000n);
  assert.equal(feeOf(SETTINGS, 2n * PRICE, 50_000n, 0n), 100_000_000_000_000n);
  // A call of 16 bytes that uses 3,000,000, under a limit of 4,000,000.
  const movement = movementGas(SETTINGS, {data: bytes('deposit@012c@a1b')});
  assert.equal(movement, 74_000n);
  assert.equal(feeOf(SETTINGS, PRICE, movement, 4_000_000n - movement), 113_260_000_000_000n);
  assert.equal(feeOf(SETTINGS, PRICE, movement, 3_000_000n), 104_000_000_000_000n);
});

test('charges a limit that is far too high whole', () => {
  assert.equal(chargedExecution(3_926_000n, 3_000_000n), 3_000_000n);
  assert.equal(chargedExecution(6_000_000n, 3_000_000n), 3_000_000n);
  assert.equal(chargedExecution(6_000_001n, 3_000_000n), 6_000_001n);
  assert.equal(chargedExecution(9_926_000n, 3_000_000n), 9_926_000n);
  assert.equal(chargedExecution(500n, 0n), 0n);
});

test('the SDK counts the surcharge of a guarded transfer as execution', () => {
  const transaction = new Transaction({
    sender: ALICE,
    receiver: BOB,
    gasLimit: 100_000n,
    chainID: '1',
    version: 2,
    options: 2,
  });
  const config = NetworkConfig.fromHttpResponse(CONFIG);
  config.gasPriceModifier = 0.01;
  assert.equal(new TransactionComputer().computeTransactionFee(transaction, config), 50_500_000_000_000n);
  assert.equal(feeOf(SETTINGS, PRICE, movementGas(SETTINGS, {data: NONE, guarded: true}), 0n), 100_000_000_000_000n);
});

test('the SDK reads the top-up factor as the gas price modifier', () => {
  assert.equal(NetworkConfig.fromHttpResponse(CONFIG).gasPriceModifier, 0.5);
});
