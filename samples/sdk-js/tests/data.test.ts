import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {test} from 'node:test';
import {
  Abi,
  AddressValue,
  BigIntValue,
  BigUIntType,
  BigUIntValue,
  BooleanType,
  BooleanValue,
  BytesValue,
  CodeMetadata,
  I16Value,
  I32Type,
  I32Value,
  I8Type,
  I8Value,
  List,
  OptionType,
  OptionValue,
  SmartContractTransactionsFactory,
  StringValue,
  TokenIdentifierValue,
  TransactionsFactoryConfig,
  Tuple,
  U16Type,
  U16Value,
  U32Type,
  U32Value,
  U64Value,
  U8Type,
  U8Value,
  type Type,
  type TypedValue,
} from '@multiversx/sdk-core';
import {decodeTop, encodeNested, encodeTop} from '../src/data/codec.js';
import {describe, metadata, metadataHex} from '../src/data/codeMetadata.js';
import {callData, decode, loadAbi, placeOrder, rate, results, setPrices} from '../src/data/shop.js';
import {expectData} from './support/expectData.js';
import {expectJson} from './support/expectJson.js';
import {ALICE, BOB} from './support/testWallets.js';

const SHOP_ABI = fileURLToPath(new URL('../../contracts/shop/output/shop.abi.json', import.meta.url));
const GOLD = '474f4c442d316132623363';
const PASS = '504153532d346435653666';
const ITEM = `0000000b${GOLD}00000000000000000000000203e8`;

const hex = (text: string): string => text.replaceAll(' ', '');

test('values have the encodings that the contract reads', () => {
  const table: [TypedValue, string, string][] = [
    [new U8Value(0), '', '00'],
    [new U8Value(7), '07', '07'],
    [new U16Value(7), '07', '0007'],
    [new U16Value(1000), '03e8', '03e8'],
    [new U32Value(1000), '03e8', '000003e8'],
    [new U64Value(1789063563000n), '01a08c7f86f8', '000001a08c7f86f8'],
    [new I8Value(-1), 'ff', 'ff'],
    [new I16Value(-1), 'ff', 'ffff'],
    [new I16Value(128), '0080', '0080'],
    [new I32Value(5), '05', '00000005'],
    [new I32Value(-5), 'fb', 'fffffffb'],
    [new I32Value(-1000), 'fc18', 'fffffc18'],
    [new BigUIntValue(0n), '', '00000000'],
    [new BigUIntValue(128n), '80', '00000001 80'],
    [new BigUIntValue(10n ** 18n), '0de0b6b3a7640000', '00000008 0de0b6b3a7640000'],
    [new BigIntValue(-1n), 'ff', '00000001 ff'],
    [new BigIntValue(128n), '0080', '00000002 0080'],
    [new BigIntValue(-129n), 'ff7f', '00000002 ff7f'],
    [new BooleanValue(true), '01', '01'],
    [new BooleanValue(false), '', '00'],
    [new BytesValue(Buffer.from('abc')), '616263', '00000003 616263'],
    [new StringValue('é'), 'c3a9', '00000002 c3a9'],
    [new AddressValue(ALICE), ALICE.toHex(), ALICE.toHex()],
    [new TokenIdentifierValue('ALICE-a1b2c3'), '414c4943452d613162326333', '0000000c 414c4943452d613162326333'],
    [List.fromItems([new U32Value(1), new U32Value(2)]), '00000001 00000002', '00000002 00000001 00000002'],
    [Tuple.fromItems([new U8Value(1), new U16Value(2), new U32Value(3)]), '01 0002 00000003', '01 0002 00000003'],
    [OptionValue.newProvided(new U16Value(5)), '01 0005', '01 0005'],
    [new OptionValue(new OptionType(new U16Type())), '', '00'],
  ];
  for (const [value, top, nested] of table) {
    assert.equal(encodeTop(value), hex(top), `top ${value.toString()}`);
    assert.equal(encodeNested(value), hex(nested), `nested ${value.toString()}`);
  }
});

test('decodes single values', () => {
  const table: [string, Type, string][] = [
    ['', new U8Type(), '0'],
    ['03e8', new U32Type(), '1000'],
    ['fb', new I32Type(), '-5'],
    ['ff', new I8Type(), '-1'],
    ['0de0b6b3a7640000', new BigUIntType(), '1000000000000000000'],
    ['', new BooleanType(), 'false'],
  ];
  for (const [bytes, type, value] of table) assert.equal(String(decodeTop(bytes, type)), value);
});

test('calls of the shop', async () => {
  const abi = await loadAbi(SHOP_ABI);
  expectData('dataPlaceOrder', Buffer.from(placeOrder(abi)), ['one item', 'Post', 'voucher 42']);
  expectData('dataSetPrices', Buffer.from(setPrices(abi)), [
    '"GOLD-1a2b3c"',
    'nonce 0',
    '100',
    '"PASS-4d5e6f"',
    'nonce 5',
    '500',
  ]);
  assert.equal(placeOrder(abi), `placeOrder@${ITEM}@020000000f43616c656120566963746f7269656901@2a`);
  assert.equal(callData(abi, 'placeOrder', [[], 'PickUp']), 'placeOrder@@');
  assert.equal(callData(abi, 'priceWithOption', ['PASS-4d5e6f', 5n]), `priceWithOption@${PASS}@010000000000000005`);
  assert.equal(callData(abi, 'priceWithOption', ['GOLD-1a2b3c', null]), `priceWithOption@${GOLD}@`);
  assert.equal(callData(abi, 'price', ['PASS-4d5e6f', 5n]), `price@${PASS}@05`);
  assert.equal(callData(abi, 'price', ['GOLD-1a2b3c']), `price@${GOLD}`);
  assert.equal(callData(abi, 'range', [5]), 'range@05');
  expectData('dataRate', Buffer.from(rate(abi, [ALICE], [BOB])), ['one good', 'Alice', 'Bob, of the others']);
});

test('calls that the ABI does not allow', async () => {
  const abi = await loadAbi(SHOP_ABI);
  assert.throws(() => callData(abi, 'rate', [[ALICE], [BOB]]), {
    message: /Counted variadic arguments must be explicitly typed/,
  });
  assert.throws(() => callData(abi, 'placeOrder', []), {
    message: /Wrong number of arguments for endpoint placeOrder: expected between 2 and 3 arguments, have 0/,
  });
  assert.throws(() => callData(abi, 'placeOrder', [[], 'Nope']), {
    message: "Invariant failed: [variant by name (Nope) isn't set (null or undefined)]",
  });
  assert.throws(() => callData(abi, 'open', []), {message: 'Invariant failed: [endpoint [open] not found]'});
});

test('decodes results and stored values of the shop', async () => {
  const abi = await loadAbi(SHOP_ABI);
  const order = `00000001${ALICE.toHex()}00000001${ITEM}0100070101002a`;
  const decoded = decode(abi, 'Order', order) as {
    id: unknown;
    buyer: unknown;
    delivery: {name: string; fields: unknown[]};
  };
  assert.equal(String(decoded.id), '1');
  assert.equal(String(decoded.buyer), ALICE.toBech32());
  assert.equal(decoded.delivery.name, 'Locker');
  assert.deepEqual(decoded.delivery.fields.map(String), ['7']);
  assert.deepEqual(decode(abi, 'Delivery', ''), {name: 'PickUp', fields: []});
  assert.deepEqual(results(abi, 'range', ['05', '09']).map(String), ['5', '9']);

  const [ratings] = results(abi, 'getRatings', [ALICE.toHex(), '0a', BOB.toHex(), '01']) as [unknown[][]];
  assert.deepEqual(
    ratings.map(([address, rating]) => [String(address), (rating as {name: string}).name]),
    [
      [ALICE.toBech32(), 'Good'],
      [BOB.toBech32(), 'Poor'],
    ],
  );
});

test("an empty argument isn't always valid", async () => {
  const abi = await loadAbi(SHOP_ABI);
  const settings = decode(abi, 'Settings', '') as Record<string, unknown>;
  assert.deepEqual([settings['fee_percent'], settings['max_items']].map(String), ['0', '0']);
  assert.equal((decode(abi, 'Discount', '') as {name: string}).name, 'Percent');
  assert.throws(() => decode(abi, 'Rating', ''), {
    message: "Invariant failed: [variant by discriminant (0) isn't set (null or undefined)]",
  });
});

test('parts of the ABI', async () => {
  const abi = JSON.parse(await readFile(SHOP_ABI, 'utf8'));
  const byName = (name: string): unknown => abi.endpoints.find((endpoint: {name: string}) => endpoint.name === name);
  const {types} = abi;
  expectJson('dataAbiEndpoint', byName('placeOrder'));
  expectJson('dataAbiOutputs', byName('range'));
  expectJson('dataAbiSpecificType', byName('setClosingTime'));
  expectJson('dataAbiStruct', {types: {Item: types.Item}});
  expectJson('dataAbiEnum', {types: {Delivery: types.Delivery}});
  expectJson('dataAbiEvents', {events: abi.events});
  expectJson('dataAbiAttributes', {esdtAttributes: abi.esdtAttributes});
});

test("types that sdk-core doesn't support", () => {
  const abiOf = (type: string): Abi =>
    Abi.create({endpoints: [{name: 'f', mutability: 'mutable', inputs: [{name: 'a', type}], outputs: []}]});
  for (const type of ['NonZeroBigUint', 'NonZeroUsize', 'u128', 'ignore']) {
    assert.throws(() => abiOf(type), {message: `Cannot map the type "${type}" to a known type`});
  }
  assert.throws(() => abiOf('array5<u8>'), {message: 'Cannot map the generic type "array5" to a known type'});
  assert.equal(abiOf('array32<u8>').getEndpoints().length, 1);
});

test('code metadata', async () => {
  assert.equal(metadataHex, '0504');
  assert.deepEqual(describe(metadataHex), ['upgradeable', 'readable', 'payableBySc']);
  assert.deepEqual(describe('0102'), ['upgradeable', 'payable']);
  assert.equal(new CodeMetadata().toString(), '0100');
  assert.equal(metadata.toBytes().length, 2);
  assert.throws(() => describe('05'), {message: /2/});
  const factory = new SmartContractTransactionsFactory({config: new TransactionsFactoryConfig({chainID: 'D'})});
  const deploy = await factory.createTransactionForDeploy(ALICE, {bytecode: Buffer.from('00', 'hex'), gasLimit: 1n});
  assert.equal(Buffer.from(deploy.data).toString(), '00@0500@0504');
});
