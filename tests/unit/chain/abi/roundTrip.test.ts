import {isDeepStrictEqual} from 'node:util';
import * as fc from 'fast-check';
import {decodeArguments} from '@site/src/chain/abi/decodeArguments';
import {encodeArguments} from '@site/src/chain/abi/encodeArguments';
import {ByteReader} from '@site/src/chain/abi/byteReader';
import {decodeNested, decodeTopLevel} from '@site/src/chain/abi/decode';
import {encodeNested, encodeTopLevel} from '@site/src/chain/abi/encode';
import {FRAMEWORK_STRUCTS, SIMPLE_TYPE_NAMES} from '@site/src/chain/abi/frameworkTypes';
import {valueJson} from '@site/src/chain/abi/valueJson';
import {resolveType} from '@site/src/chain/abi/resolveType';
import {valuesOf} from '@site/tests/support/chain/abiValues';
import {customTypes} from '@site/tests/support/chain/customTypes';

const runs = {numRuns: 200};
/** These types have no value of their own that can be decoded again. */
const withoutValue = new Set(['bytes-read-to-end', 'ignore']);

describe('every type', () => {
  it.each([
    ...SIMPLE_TYPE_NAMES.filter((name) => !withoutValue.has(name)),
    ...Object.keys(FRAMEWORK_STRUCTS),
    ...Object.keys(customTypes),
    'ManagedDecimal<0>',
    'ManagedDecimal<18>',
    'ManagedDecimal<usize>',
    'ManagedDecimalSigned<2>',
    'ManagedDecimalSigned<usize>',
    'Option<u16>',
    'Option<Option<u16>>',
    'List<Order>',
    'List<List<Option<u8>>>',
    'array5<u16>',
    'array46<u8>',
    'tuple<u32,bytes,Option<BigInt>>',
  ])('%s is the same after encoding and decoding', (name) => {
    const type = resolveType(name, customTypes);
    fc.assert(
      fc.property(valuesOf(type), (value) => {
        const reader = new ByteReader(encodeNested(type, value));
        const topLevel = decodeTopLevel(type, encodeTopLevel(type, value));
        const fromJson = decodeTopLevel(type, encodeTopLevel(type, JSON.parse(valueJson(value))));
        return isDeepStrictEqual(
          [topLevel, decodeNested(type, reader), reader.remaining, fromJson],
          [value, value, 0, value],
        );
      }),
      runs,
    );
  });

  it('is shown as JSON', () => {
    expect(valueJson([1n, Uint8Array.of(0xca, 0xfe), null, {paid: true}, undefined])).toBe(
      JSON.stringify(['1', '0xcafe', null, {paid: true}, null], null, 2),
    );
  });

  it('bytes-read-to-end takes all remaining bytes', () => {
    const type = resolveType('tuple<u8,bytes-read-to-end>');
    expect(decodeTopLevel(type, Uint8Array.of(1, 2, 3))).toEqual([1n, Uint8Array.of(2, 3)]);
    expect(encodeTopLevel(type, [1n, Uint8Array.of(2, 3)])).toEqual(Uint8Array.of(1, 2, 3));
  });
});

describe('lists of arguments', () => {
  it.each([
    [['u64', 'optional<Address>', 'optional<u8>']],
    [['bytes', 'variadic<multi<TokenIdentifier,u64,BigUint>>']],
    [['counted-variadic<multi<Address,Rating>>', 'counted-variadic<u8>', 'variadic<bytes>']],
    [['multi<u8,Option<u8>>', 'optional<multi<u8,bytes>>']],
    [['Order', 'ignore']],
  ])('%j are the same after encoding and decoding', (names) => {
    const parameters = names.map((type, index) => ({
      name: `p${index}`,
      type: resolveType(type, customTypes),
    }));
    fc.assert(
      fc.property(fc.tuple(...parameters.map(({type}) => valuesOf(type))), (values) => {
        const firstLeftOut = values.indexOf(undefined);
        // Nothing may follow an optional argument that is left out.
        const given =
          firstLeftOut === -1 ? values : values.map((value, i) => (i < firstLeftOut ? value : undefined));
        return isDeepStrictEqual(decodeArguments(parameters, encodeArguments(parameters, given)), given);
      }),
      runs,
    );
  });
});

it('decodes random bytes, or says why it cannot', () => {
  const types = [
    'Order',
    'List<Delivery>',
    'List<bytes>',
    'ManagedDecimal<usize>',
    'Option<u16>',
    'Completion',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.uint8Array({maxLength: 60}), (name, bytes) => {
      try {
        decodeTopLevel(resolveType(name, customTypes), bytes);
      } catch (error) {
        return /^Expected .+, found .+: .+\.$/s.test((error as Error).message);
      }
      return true;
    }),
    {numRuns: 1_000},
  );
});
