import {isDeepStrictEqual} from 'node:util';
import {BinaryCodec} from '@multiversx/sdk-core';
import * as fc from 'fast-check';
import {ByteReader} from '@site/src/chain/abi/byteReader';
import {decodeNested, decodeTopLevel} from '@site/src/chain/abi/decode';
import {encodeNested, encodeTopLevel} from '@site/src/chain/abi/encode';
import {encodeArguments} from '@site/src/chain/abi/encodeArguments';
import {resolveType} from '@site/src/chain/abi/resolveType';
import {valuesOf} from '@site/tests/support/chain/abiValues';
import {agreement, AGREEMENT_TIMEOUT} from '@site/tests/support/chain/agreement';
import {customTypes} from '@site/tests/support/chain/customTypes';
import {sdkArguments, sdkValue} from '@site/tests/support/chain/sdkValues';

jest.setTimeout(AGREEMENT_TIMEOUT);

const codec = new BinaryCodec();
const numbers = ['u8', 'u16', 'u32', 'u64', 'i8', 'i16', 'i32', 'i64', 'BigUint', 'BigInt'];
const decimals = ['<2>', '<usize>'].flatMap((of) => [`ManagedDecimal${of}`, `ManagedDecimalSigned${of}`]);
const texts = ['utf-8 string', 'TokenIdentifier', 'EgldOrEsdtTokenIdentifier', 'TokenId'];
const bytes = ['bool', 'bytes', 'Address', 'H256', 'array6<u8>'];
const options = ['Option<u16>', 'Option<BigInt>'];
const lists = ['List<u16>', 'List<BigUint>', 'tuple<u32,bytes>', 'array2<u16>'];

it.each([...numbers, ...decimals, ...texts, ...bytes, ...options, ...lists, ...Object.keys(customTypes)])(
  'encodes every %s as sdk-core does, and decodes it',
  (name) => {
    const type = resolveType(name, customTypes);
    fc.assert(
      fc.property(valuesOf(type), (value) => {
        const theirs = sdkValue(type, value);
        const topLevel = new Uint8Array(codec.encodeTopLevel(theirs));
        const nested = new Uint8Array(codec.encodeNested(theirs));
        return isDeepStrictEqual(
          [
            encodeTopLevel(type, value),
            encodeNested(type, value),
            decodeTopLevel(type, topLevel),
            decodeNested(type, new ByteReader(nested)),
          ],
          [topLevel, nested, value, value],
        );
      }),
      agreement,
    );
  },
);

it.each([
  [['u64', 'optional<Address>']],
  [['bytes', 'variadic<multi<TokenIdentifier,u64,BigUint>>']],
  [['counted-variadic<u8>', 'variadic<bool>']],
  [['multi<u8,Option<u8>>', 'optional<bytes>']],
])('sdk-core decodes the arguments %j to the same values', (names) => {
  const parameters = names.map((name, index) => ({name: `p${index}`, type: resolveType(name, customTypes)}));
  const theirArguments = sdkArguments(names);
  fc.assert(
    fc.property(fc.tuple(...parameters.map(({type}) => valuesOf(type))), (values) => {
      const parts = encodeArguments(parameters, values);
      return isDeepStrictEqual(theirArguments(parts), parts);
    }),
    agreement,
  );
});
