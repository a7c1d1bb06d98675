import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Account,
  AddressComputer,
  DevnetEntrypoint, NetworkConfig, Transaction, TransactionComputer, UserVerifier} from '@multiversx/sdk-core';
import {chargedExecution, feeOf, feeSettingsFrom, movementGas, readFeeSettings} from '../src/fees/fees.js';
import {everythingBut, transfer, transferGuardedAndRelayed} from '../src/fees/transfer.js';
import {startFakeGateway} from './support/fakeGateway.js';
import {ALICE, BOB, CAROL, PUBLIC_TEST_MNEMONIC, testAccount} from './support/testWallets.js';

/** The settings for fees on mainnet. */
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

test('calculates the movement gas of each kind of transfer', () => {
  assert.equal(movementGas(SETTINGS, {data: NONE}), 50_000n);
  assert.equal(movementGas(SETTINGS, {data: bytes('invoice 1042')}), 68_000n);
  assert.equal(movementGas(SETTINGS, {data: bytes('café')}), 57_500n);
  assert.equal(movementGas(SETTINGS, {data: NONE, guarded: true}), 100_000n);
  assert.equal(movementGas(SETTINGS, {data: NONE, relayed: true}), 100_000n);
  assert.equal(movementGas(SETTINGS, {data: bytes('invoice 1042'), guarded: true, relayed: true}), 168_000n);
});

test('calculates the fee for movement and execution', () => {
  assert.equal(feeOf(SETTINGS, PRICE, 50_000n, 0n), 50_000_000_000_000n);
  assert.equal(feeOf(SETTINGS, PRICE, 68_000n, 0n), 68_000_000_000_000n);
  assert.equal(feeOf(SETTINGS, 2n * PRICE, 50_000n, 0n), 100_000_000_000_000n);
  // A call with 15 bytes of data and a limit of 4,000,000, whose execution uses 3,000,000.
  const movement = movementGas(SETTINGS, {data: bytes('deposit@012c@0a')});
  assert.equal(movement, 72_500n);
  const most = feeOf(SETTINGS, PRICE, movement, 4_000_000n - movement);
  const charged = feeOf(SETTINGS, PRICE, movement, chargedExecution(4_000_000n - movement, 3_000_000n));
  assert.equal(most, 111_775_000_000_000n);
  assert.equal(charged, 102_500_000_000_000n);
  assert.equal(most - charged, 9_275_000_000_000n);
  // What a proposer compares: the fee for the whole limit, for each unit of gas.
  assert.equal(most / 4_000_000n, 27_943_750n);
  assert.equal(feeOf(SETTINGS, PRICE, movement, 3_300_000n - movement) / 3_300_000n, 31_750_000n);
  // The same call with a limit of 10,000,000 pays for all of it.
  const whole = feeOf(SETTINGS, PRICE, movement, chargedExecution(10_000_000n - movement, 3_000_000n));
  assert.equal(whole, 171_775_000_000_000n);
});

test('charges the full limit if it is far too high', () => {
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

test('reads the settings from the network', async () => {
  const gateway = await startFakeGateway({'GET /network/config': () => ({config: CONFIG})});
  const settings = await readFeeSettings(new DevnetEntrypoint({url: gateway.url}));
  await gateway.close();
  assert.deepEqual(settings, SETTINGS);
});

test('a transfer has exactly the gas of its movement', async () => {
  const transaction = await transfer(testAccount('alice'), BOB, 10n ** 17n, 'invoice 1042');
  assert.equal(transaction.gasLimit, 68_000n);
  assert.equal(transaction.gasLimit, movementGas(SETTINGS, transaction));
  assert.equal(transaction.value, 10n ** 17n);
  const signed = new TransactionComputer().computeBytesForSigning(transaction);
  assert.ok(await UserVerifier.fromAddress(ALICE).verify(signed, transaction.signature));
});

test('a guarded and relayed transfer has both surcharges and three signatures', async () => {
  const [alice, carol] = [testAccount('alice'), testAccount('carol')];
  const dan = Account.newFromMnemonic(PUBLIC_TEST_MNEMONIC, 3);
  const computer = new AddressComputer();
  assert.equal(computer.getShardOfAddress(dan.address), computer.getShardOfAddress(ALICE));
  const transaction = await transferGuardedAndRelayed(alice, carol, dan, BOB, 10n ** 17n, 'invoice 1042');
  assert.equal(transaction.gasLimit, 168_000n);
  const signed = new TransactionComputer().computeBytesForSigning(transaction);
  assert.ok(await UserVerifier.fromAddress(ALICE).verify(signed, transaction.signature));
  assert.ok(await UserVerifier.fromAddress(CAROL).verify(signed, transaction.guardianSignature));
  assert.ok(await UserVerifier.fromAddress(dan.address).verify(signed, transaction.relayerSignature));
});

test('sends everything except the fee', () => {
  assert.equal(everythingBut(SETTINGS, 10n ** 18n, PRICE), 999_950_000_000_000_000n);
  assert.equal(everythingBut(SETTINGS, 50_000_000_000_000n, PRICE), 0n);
  assert.throws(() => everythingBut(SETTINGS, 49_999_999_999_999n, PRICE), /50000000000000 or more/);
});
