import {hex} from '@scure/base';
import {CodeMetadata as SdkCodeMetadata} from '@multiversx/sdk-core';
import {decodeCodeMetadata, describeCodeMetadata, encodeCodeMetadata} from '@site/src/chain/codeMetadata';

describe('code metadata', () => {
  it.each([
    [[5, 0], 'upgradeable, readable'],
    [[5, 4], 'upgradeable, readable, payable by contracts'],
    [[5, 6], 'upgradeable, readable, payable, payable by contracts'],
    [[8, 0], 'guarded'],
    [[0, 0], 'no flags'],
  ])('%j has the flags: %s', (bytes, flags) => {
    const metadata = decodeCodeMetadata(Uint8Array.from(bytes));
    expect(describeCodeMetadata(metadata)).toBe(flags);
    expect(encodeCodeMetadata(metadata)).toEqual(Uint8Array.from(bytes));
  });

  it('equals that of sdk-core for every combination of its flags', () => {
    for (let bits = 0; bits < 16; bits++) {
      const [upgradeable, readable, payable, payableByContracts] = [1, 2, 4, 8].map(
        (bit) => (bits & bit) !== 0,
      );
      const theirs = new SdkCodeMetadata(upgradeable, readable, payable, payableByContracts);
      expect(encodeCodeMetadata({upgradeable, readable, payable, payableByContracts})).toEqual(
        hex.decode(theirs.toString()),
      );
    }
  });

  it.each([
    [[5], 'Expected 2 bytes of code metadata, such as 0500, found 1: write four hexadecimal digits.'],
    [
      [5, 1],
      'Expected only the bits 0d06 in code metadata, found 0001 in 0501: these bits have no meaning, set them to 0.',
    ],
  ])('is rejected: %j', (bytes, message) => {
    expect(() => decodeCodeMetadata(Uint8Array.from(bytes))).toThrow(message);
  });
});
