import {Address as SdkAddress, AddressComputer} from '@multiversx/sdk-core';
import {bech32} from '@scure/base';
import * as fc from 'fast-check';
import {
  METACHAIN_SHARD,
  addressOf,
  isContract,
  parseAddress,
  publicKeyHex,
  shardOf,
} from '@site/src/chain/address';
import {kindOf} from '@site/src/chain/addressKind';
import {contractAddress} from '@site/src/chain/contractAddress';
import {publicKeys} from '@site/tests/support/chain/abiValues';
import {agreement, AGREEMENT_TIMEOUT} from '@site/tests/support/chain/agreement';

jest.setTimeout(AGREEMENT_TIMEOUT);

const alice = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';
const bob = 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx';
const carol = 'erd1k2s324ww2g0yj38qn2ch2jwctdy8mnfxep94q9arncc6xecg3xaq6mjse8';
const esdtSystemContract = 'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u';
const aliceHex = '0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1';

describe('parseAddress', () => {
  it('reads bech32 and hexadecimal forms of the same account', () => {
    expect(publicKeyHex(parseAddress(alice))).toBe(aliceHex);
    expect(parseAddress(` 0x${aliceHex.toUpperCase()} `).bech32).toBe(alice);
  });

  it.each([
    ['', 'Expected an address such as erd1…, found nothing.'],
    [
      alice.replace('y', 'p'),
      'Expected an address whose checksum is correct, found "erd1qpu5wthl…ycr6th" (62 characters): character 6 ("p") is probably wrong, compare it with the original.',
    ],
    [alice.replace('qyu5', 'q555'), /: several characters are wrong, copy the whole address again\.$/],
    [
      alice.slice(0, -1),
      /^Expected 62 characters that start with erd1, found "erd1qyu5wthl….*" \(61 characters\)/,
    ],
    [alice.replace('qyu5', 'qYu5'), /^Expected only lowercase letters, found character 6 \("Y"\)/],
    [
      alice.replace('qyu5', 'qbu5'),
      /^Expected lowercase letters without b, i and o, and digits without 1, found character 6 \("b"\)/,
    ],
    [bech32.encodeFromBytes('abc', new Uint8Array(32)), /starts with erd1, found one that starts with abc1/],
    [
      bech32.encodeFromBytes('erd', new Uint8Array(20)),
      'Expected 32 bytes in the address, found 20: copy the whole address.',
    ],
    [aliceHex.slice(1), 'Expected the 64 hexadecimal digits of a public key, found 63: copy the whole key'],
    [
      `${aliceHex.slice(0, 32)}\n${aliceHex.slice(32)}`,
      'of a public key as one word, found spaces or line breaks between them: remove these.',
    ],
  ])('explains what is wrong with %p', (text, message) => {
    expect(() => parseAddress(text)).toThrow(message);
  });
});

describe('shardOf', () => {
  it.each([
    [alice, 1],
    [bob, 0],
    [carol, 2],
    [esdtSystemContract, METACHAIN_SHARD],
  ])('finds the shard of %s', (address, shard) => {
    expect(shardOf(parseAddress(address), 3)).toBe(shard);
  });

  it('drops a bit if the masked value is not a shard', () => {
    const endsInThree = parseAddress(aliceHex.replace(/e1$/, '03'));
    expect(shardOf(endsInThree, 3)).toBe(1);
    expect(shardOf(endsInThree, 4)).toBe(3);
    expect(shardOf(endsInThree, 1)).toBe(0);
  });

  it('rejects an invalid shard count', () => {
    expect(() => shardOf(parseAddress(alice), 0)).toThrow('Expected a shard count from 1 to 256, found 0.');
  });
});

it('distinguishes contracts from accounts', () => {
  expect(isContract(parseAddress(esdtSystemContract))).toBe(true);
  expect(isContract(parseAddress(alice))).toBe(false);
});

it('names the wrong character of an address with a single wrong character', () => {
  const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
  fc.assert(
    fc.property(publicKeys, fc.nat(57), fc.nat(30), (publicKey, place, shift) => {
      const right = addressOf(publicKey).bech32;
      const index = 4 + place;
      const letter = letters[(letters.indexOf(right[index] ?? '') + shift + 1) % 32] ?? '';
      const wrong = right.slice(0, index) + letter + right.slice(index + 1);
      expect(() => parseAddress(wrong)).toThrow(`character ${index + 1} ("${letter}") is probably wrong`);
    }),
    {numRuns: 30},
  );
});

describe('kindOf', () => {
  it.each([
    [alice, 'account'],
    ['erd1qqqqqqqqqqqqqpgqygvvtlty3v7cad507v5z793duw9jjmlxd8sszs8a2y', 'contract'],
    ['erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqhllllsajxzat', 'metachain contract'],
    [esdtSystemContract, 'system contract'],
    ['00'.repeat(32), 'deployment address'],
    ['erd1lllllllllllllllllllllllllllllllllllllllllllllllllllsckry7t', 'system account'],
  ])('%s belongs to: %s', (address, kind) => {
    expect(kindOf(parseAddress(address))).toBe(kind);
  });
});

describe('sdk-core agrees on random', () => {
  it('addresses and shards', () => {
    const computer = new AddressComputer(3);
    fc.assert(
      fc.property(publicKeys, (publicKey) => {
        const address = addressOf(publicKey);
        const theirs = new SdkAddress(publicKey);
        return (
          theirs.toBech32() === address.bech32 &&
          publicKeyHex(parseAddress(address.bech32)) === theirs.toHex() &&
          computer.getShardOfAddress(theirs) === shardOf(address, 3)
        );
      }),
      agreement,
    );
  });

  it('addresses of new contracts', () => {
    const computer = new AddressComputer(3);
    fc.assert(
      fc.property(publicKeys, fc.nat(), (publicKey, nonce) => {
        const theirs = computer.computeContractAddress(new SdkAddress(publicKey), BigInt(nonce));
        return contractAddress(addressOf(publicKey), BigInt(nonce)).bech32 === theirs.toBech32();
      }),
      agreement,
    );
  });
});

it('rejects a negative nonce and a public key of the wrong length', () => {
  expect(() => contractAddress(parseAddress(alice), -1n)).toThrow(
    'Expected a nonce from 0 to 18446744073709551615, found -1: use the nonce of the deploy transaction.',
  );
  expect(() => addressOf(new Uint8Array(31))).toThrow('Expected 32 bytes in an address, found 31.');
});
