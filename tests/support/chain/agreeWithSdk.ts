import {isDeepStrictEqual} from 'node:util';
import {BinaryCodec} from '@multiversx/sdk-core';
import * as fc from 'fast-check';
import {encodeNested, encodeTopLevel} from '@site/src/chain/abi/encode';
import {decodeNested, decodeTopLevel} from '@site/src/chain/abi/decode';
import {ByteReader} from '@site/src/chain/abi/byteReader';
import {valuesOf} from './abiValues';
import {ourType, sdkValue} from './sdkValues';

const codec = new BinaryCodec();

/** Checks on 10,000 random values that sdk-core encodes them to the same bytes, and that these decode to the value. */
export function expectAgreement(typeName: string): void {
  const type = ourType(typeName);
  fc.assert(
    fc.property(valuesOf(type), (value) => {
      const theirs = sdkValue(type, value);
      const topLevel = new Uint8Array(codec.encodeTopLevel(theirs));
      const nested = new Uint8Array(codec.encodeNested(theirs));
      return (
        isDeepStrictEqual(encodeTopLevel(type, value), topLevel) &&
        isDeepStrictEqual(encodeNested(type, value), nested) &&
        isDeepStrictEqual(decodeTopLevel(type, topLevel), value) &&
        isDeepStrictEqual(decodeNested(type, new ByteReader(nested)), value)
      );
    }),
    {seed: 31, numRuns: 10_000},
  );
}
