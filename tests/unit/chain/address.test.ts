import {bech32} from '@scure/base';
import {METACHAIN_SHARD, isContract, parseAddress, publicKeyHex, shardOf} from '@site/src/chain/address';

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
      /Expected 62 characters that start with erd1, found "erd1qpu5wthl…ycr6th" \(62 characters\)/,
    ],
    [bech32.encodeFromBytes('abc', new Uint8Array(32)), /starts with erd1, found one that starts with abc1/],
    [bech32.encodeFromBytes('erd', new Uint8Array(20)), 'Expected 32 bytes in the address, found 20.'],
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

  it('drops a bit where the masked value names no shard', () => {
    const endsInThree = parseAddress(aliceHex.replace(/e1$/, '03'));
    expect(shardOf(endsInThree, 3)).toBe(1);
    expect(shardOf(endsInThree, 4)).toBe(3);
    expect(shardOf(endsInThree, 1)).toBe(0);
  });

  it('refuses a shard count it cannot mean', () => {
    expect(() => shardOf(parseAddress(alice), 0)).toThrow('Expected a shard count from 1 to 256, found 0.');
  });
});

it('tells contracts from accounts', () => {
  expect(isContract(parseAddress(esdtSystemContract))).toBe(true);
  expect(isContract(parseAddress(alice))).toBe(false);
});
