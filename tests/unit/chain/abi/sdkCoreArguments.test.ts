import {isDeepStrictEqual} from 'node:util';
import * as fc from 'fast-check';
import {encodeArguments} from '@site/src/chain/abi/encodeArguments';
import {valuesOf} from '@site/tests/support/chain/abiValues';
import {ourType, sdkArguments} from '@site/tests/support/chain/sdkValues';

describe('sdk-core agrees on 10,000 random argument lists of', () => {
  it.each([
    [['u64', 'optional<Address>']],
    [['bytes', 'variadic<multi<TokenIdentifier,u64,BigUint>>']],
    [['counted-variadic<u8>', 'variadic<bool>']],
    [['multi<u8,Option<u8>>', 'optional<bytes>']],
  ])('%j', (names) => {
    const parameters = names.map((name, index) => ({name: `p${index}`, type: ourType(name)}));
    const theirArguments = sdkArguments(names);
    fc.assert(
      fc.property(fc.tuple(...parameters.map(({type}) => valuesOf(type))), (values) => {
        const parts = encodeArguments(parameters, values);
        return isDeepStrictEqual(theirArguments(parts), parts);
      }),
      {seed: 31, numRuns: 10_000},
    );
  });
});
