import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hex} from '@scure/base';
import {parseAbi} from '@site/src/chain/abi/abiDefinition';
import type {AbiField} from '@site/src/chain/abi/abiType';
import {decodeTopLevel} from '@site/src/chain/abi/decode';
import {decodeArguments} from '@site/src/chain/abi/decodeArguments';
import {encodeArguments} from '@site/src/chain/abi/encodeArguments';
import {resolveType} from '@site/src/chain/abi/resolveType';
import {formatTypeExpression, parseTypeExpression} from '@site/src/chain/abi/typeExpression';
import {formatDataField} from '@site/src/chain/data/dataField';
import {contractEntries} from '@site/src/components/tools/AbiTool/contractEntries';
import {sampleField} from '@site/tests/support/chain/sampleFields';

describe('the ABI of the shop', () => {
  const file = path.join(__dirname, '../../../../samples/contracts/shop/output/shop.abi.json');
  const entries = contractEntries(parseAbi(readFileSync(file, 'utf8')));
  const entryOf = (name: string) => entries.find((entry) => entry.name === name)!;

  it.each(['dataPlaceOrder', 'dataRate', 'dataSetPrices'])('decodes and encodes the call %s', (sample) => {
    const {name, arguments: parts} = sampleField(sample);
    const {inputs} = entryOf(name);
    expect(encodeArguments(inputs, decodeArguments(inputs, parts))).toEqual(parts);
  });

  it('distinguishes an option from an optional argument', () => {
    const gold = 'GOLD-1a2b3c';
    const token = '474f4c442d316132623363';
    const encode = (name: string, ...values: unknown[]) =>
      formatDataField({name, arguments: encodeArguments(entryOf(name).inputs, values)});
    expect(encode('priceWithOption', gold, null)).toBe(`priceWithOption@${token}@`);
    expect(encode('priceWithOption', gold, 5)).toBe(`priceWithOption@${token}@010000000000000005`);
    expect(encode('price', gold)).toBe(`price@${token}`);
    expect(encode('price', gold, 5)).toBe(`price@${token}@05`);
  });

  it('decodes results', () => {
    const {outputs} = entryOf('range');
    expect(decodeArguments(outputs, [hex.decode('01'), new Uint8Array()])).toEqual([1n, 0n]);
  });
});

describe('parseAbi', () => {
  it.each([
    ['{', /^Expected an ABI in JSON, found text that isn't JSON \(.+\): paste a whole \.abi\.json file\.$/],
    [
      '[]',
      'Expected an ABI, which is a JSON object, found another JSON value: paste a whole .abi.json file.',
    ],
    ['{"name":"A"}', /^Expected "endpoints" at endpoints of the ABI, found nothing/],
    ['{"endpoints":[{"name":1}]}', /^Expected string at endpoints\.0\.name of the ABI, found 1/],
    ['{"endpoints":[],"types":{"A":{"type":"union"}}}', /at types\.A\.type of the ABI, found "union"/],
  ])('explains what is wrong with %s', (text, message) => {
    expect(() => parseAbi(text)).toThrow(message);
  });
});

describe('types', () => {
  it.each(['u64', 'utf-8 string', 'variadic<multi<Address,List<u8>>>', 'array32<u8>'])(
    '%s is parsed',
    (text) => {
      expect(formatTypeExpression(parseTypeExpression(text))).toBe(text);
    },
  );

  it.each([
    [
      '',
      'Expected the name of a type at character 1 of the type "", found its end: write it as in an ABI, such as List<u64>.',
    ],
    ['List<u64', /^Expected "," or ">" at character 9 of the type "List<u64", found its end/],
    ['List<>', /^Expected the name of a type at character 6 of the type "List<>", found ">"/],
    ['u64>', /^Expected the end at character 4/],
    ['List<u8,u8>', /^Expected one type between the angle brackets of List, found 2/],
    ['tuple', /^Expected the types of the items of tuple, found none/],
    ['ManagedDecimal<x>', /^Expected a number of decimals or usize between the angle brackets/],
    [
      'List<optional<u8>>',
      /^Expected a type of a single value inside List<optional<u8>>, found optional<u8>/,
    ],
    [`${'List<'.repeat(20_000)}u8`, /^Expected at most 100 types inside each other/],
    ['u128', /whose upper half the framework loses: use BigUint\.$/],
    [
      'BigUInt',
      /^Expected a type of the framework or of the ABI, found BigUInt \(closest: BigInt, BigUint, /,
    ],
  ])('%p is rejected with a reason', (text, message) => {
    expect(() => resolveType(text)).toThrow(message);
  });

  it('may contain themselves', () => {
    const tree: AbiField = {
      name: 'tree',
      type: resolveType('Tree', {
        Tree: {
          type: 'struct',
          fields: [
            {name: 'value', type: 'u8'},
            {name: 'children', type: 'List<Tree>'},
          ],
        },
      }),
    };
    const value = {value: 1n, children: [{value: 2n, children: []}]};
    const [encoded] = encodeArguments([tree], [value]);
    expect(hex.encode(encoded ?? new Uint8Array())).toBe('01000000010200000000');
    expect(decodeArguments([tree], [encoded ?? new Uint8Array()])).toEqual([value]);
  });
});

it('rejects endlessly nested values and lists of items without bytes', () => {
  const types = {
    Endless: {type: 'struct', fields: [{name: 'next', type: 'Endless'}]},
    Empty: {type: 'struct', fields: []},
  } as const satisfies Parameters<typeof resolveType>[1];
  expect(() => decodeTopLevel(resolveType('Endless', types), Uint8Array.of(0))).toThrow(
    /^Expected at most 500 values inside each other, found more of the type Endless/,
  );
  expect(() => decodeTopLevel(resolveType('array9999999<Empty>', types), Uint8Array.of())).toThrow(
    /^Expected an item of at least one byte in the value\[0\] \(Empty\), found none/,
  );
});

describe('lists of arguments', () => {
  const fields = (...types: string[]) =>
    types.map((type, index): AbiField => ({name: `p${index + 1}`, type: resolveType(type)}));

  it.each([
    [
      fields('optional<u8>', 'optional<u8>'),
      [undefined, 1],
      'Expected no argument after p1, which is left out, found p2: write both or neither.',
    ],
    [fields('u8'), [1, 2], 'Expected at most 1 arguments (p1), found 2: remove the others.'],
    [fields('variadic<multi<u8,u8>>'), [[[1]]], /^Expected 2 items in p1\[0\] \(multi<u8,u8>\), found 1/],
  ])('are rejected when they cannot be encoded', (parameters, values, message) => {
    expect(() => encodeArguments(parameters, values)).toThrow(message);
  });

  it.each([
    [fields('u8'), ['01', '02'], 'Expected 1 values for p1, found 2: remove those at the end.'],
    [fields('u8', 'u8'), ['01'], /^Expected a value for p2 \(u8\), found none/],
    [
      fields('variadic<multi<u8,u8>>'),
      ['01', '02', '03'],
      /^Expected a value for p1\[1\]\[1\] \(u8\), found none/,
    ],
    [fields('counted-variadic<u8>'), ['05', '01'], /^Expected 5 values for p1, found 1/],
  ])('are rejected when they cannot be decoded', (parameters, parts, message) => {
    expect(() =>
      decodeArguments(
        parameters,
        parts.map((part) => hex.decode(part)),
      ),
    ).toThrow(message);
  });
});
