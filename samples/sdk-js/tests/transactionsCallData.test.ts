import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  ArgSerializer,
  BigIntValue,
  BigUIntValue,
  BooleanValue,
  BytesValue,
  I8Value,
  List,
  OptionValue,
  StringValue,
  TokenIdentifierValue,
  Tuple,
  U32Value,
  U64Value,
  U8Value,
  VariadicValue,
  type TypedValue,
} from '@multiversx/sdk-core';
import {
  addressToHex,
  callData,
  hexToAddress,
  hexToNumber,
  hexToText,
  numberToHex,
  parseCallData,
  registerData,
  registerDataTyped,
  textToHex,
} from '../src/transactions/callData.js';
import {expectData} from './support/expectData.js';
import {ALICE, BOB} from './support/testWallets.js';

test('converts in both directions', () => {
  assert.equal(textToHex('ok'), '6f6b');
  assert.equal(textToHex('ALICE-a1b2c3'), '414c4943452d613162326333');
  assert.equal(textToHex('é'), 'c3a9');
  assert.equal(addressToHex(ALICE.toBech32()), '0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1');
  const numbers: [bigint, string][] = [
    [0n, ''],
    [7n, '07'],
    [37n, '25'],
    [255n, 'ff'],
    [256n, '0100'],
    [1000n, '03e8'],
    [10n ** 18n, '0de0b6b3a7640000'],
  ];
  for (const [value, hex] of numbers) {
    assert.equal(numberToHex(value), hex);
    assert.equal(hexToNumber(hex), value);
  }
  assert.throws(() => numberToHex(-1n), /negative/);
  assert.equal(hexToText('6f6b'), 'ok');
  assert.equal(hexToAddress(BOB.toHex()), BOB.toBech32());
});

test('the call of the page, from hexadecimal and from typed values', () => {
  const data = registerData('Alice', 1000n, true, BOB.toBech32());
  assert.equal(data, registerDataTyped('Alice', 1000n, true, BOB));
  expectData('transactionsRegister', Buffer.from(data), ['"Alice"', '1,000', 'true', 'Bob']);
  assert.equal(registerDataTyped('Alice', 0n, false, BOB).split('@').slice(0, 4).join('@'), 'register@416c696365@@');
  assert.equal(callData('add', numberToHex(15n)), 'add@0f');
});

test('the encodings of the page', () => {
  const encode = (value: TypedValue): string => new ArgSerializer().valuesToStrings([value]).join('@');
  const table: [TypedValue, string][] = [
    [new StringValue('Alice'), '416c696365'],
    [new TokenIdentifierValue('ALICE-a1b2c3'), '414c4943452d613162326333'],
    [new BytesValue(Buffer.from('cafe', 'hex')), 'cafe'],
    [new BigUIntValue(0n), ''],
    [new BigUIntValue(1000n), '03e8'],
    [new U8Value(7), '07'],
    [new U64Value(1000n), '03e8'],
    [new BigIntValue(127n), '7f'],
    [new BigIntValue(128n), '0080'],
    [new BigIntValue(-1n), 'ff'],
    [new BigIntValue(-128n), '80'],
    [new BigIntValue(-129n), 'ff7f'],
    [new I8Value(-5), 'fb'],
    [new BooleanValue(true), '01'],
    [new BooleanValue(false), ''],
    [OptionValue.newMissing(), ''],
    [OptionValue.newProvided(new U8Value(5)), '0105'],
    [OptionValue.newProvided(new BigUIntValue(5n)), '010000000105'],
    [List.fromItems([new U32Value(1), new U32Value(2)]), '0000000100000002'],
    [List.fromItems([new BigUIntValue(1n), new BigUIntValue(256n)]), '0000000101000000020100'],
    [Tuple.fromItems([new U32Value(1), new StringValue('ok')]), '00000001000000026f6b'],
    [VariadicValue.fromItems(new U32Value(1), new U32Value(2)), '01@02'],
  ];
  for (const [value, hex] of table) assert.equal(encode(value), hex, value.toString());
});

test('reads a data field as the node does', () => {
  assert.deepEqual(parseCallData('add@0f'), {name: 'add', args: [Buffer.from([15])]});
  assert.deepEqual(parseCallData('add'), {name: 'add', args: []});
  assert.deepEqual(parseCallData('add@'), {name: 'add', args: [Buffer.alloc(0)]});
  assert.equal(parseCallData('add@0F')?.args[0]?.toString('hex'), '0f');
  for (const note of ['', '@0f', 'add@f', 'add@0x0f', 'add@0f ', 'lunch @ noon']) {
    assert.equal(parseCallData(note), undefined, note);
  }
});
