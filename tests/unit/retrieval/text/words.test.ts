import {stem} from '@site/src/retrieval/text/stem';
import {termsOf, wordsOf} from '@site/src/retrieval/text/words';

describe('wordsOf', () => {
  it.each([
    ['mxpy contract deploy', ['mxpy', 'contract', 'deploy']],
    ['#[payable("*")]', ['payable']],
    ['erd_min_gas_limit', ['erd_min_gas_limit']],
    ['es-index-* of cross-shard', ['es-index', 'of', 'cross-shard']],
    ['2,500 EGLD in 0.6 s', ['2,500', 'EGLD', 'in', '0.6', 's']],
    ["the node's key, don’t", ['the', "node's", 'key', 'don’t']],
    ['multiversx_sc::derive_imports', ['multiversx_sc', 'derive_imports']],
    ['vm-values/query?a=b', ['vm-values', 'query', 'a', 'b']],
    ['C and C++14, c++-like or C#.', ['C', 'and', 'C++', '14', 'c++', 'like', 'or', 'C#']],
    [
      'abc++ Objective-C++ /abi/c#main basic# a+b',
      ['abc', 'Objective-C', 'abi', 'c', 'main', 'basic', 'a', 'b'],
    ],
    ['Ключ 鍵 مفتاح', ['Ключ', '鍵', 'مفتاح']],
    ['😀 … !?', []],
  ])('splits %p into %p', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('termsOf', () => {
  it.each([
    ['SingleValueMapper', 'singlevaluemapper', ['singl', 'value', 'mapper']],
    ['single_value_mapper', 'singlevaluemapper', ['singl', 'value', 'mapper']],
    ['ESDTNFTTransfer', 'esdtnfttransfer', ['esdtnft', 'transfer']],
    ['es-index-blocks', 'esindexblocks', ['es', 'index', 'block']],
    ['erd_min_gas_limit', 'erdmingaslimit', ['erd', 'min', 'gas', 'limit']],
    ['StaticAllocator64k', 'staticallocator64k', ['static', 'allocator64k']],
    ['validatorKey', 'validatorkey', ['validator', 'key']],
    ['HTTPServer', 'httpserver', ['http', 'server']],
    ['MetaESDTs', 'metaesdts', ['meta', 'esdt']],
    ['wasm32', 'wasm32', []],
    ['Ed25519', 'ed25519', []],
    ['ERC20', 'erc20', []],
    ['eGold', 'egold', []],
    ['xPortal', 'xportal', []],
    ['MultiversX', 'multiversx', []],
    ['NFTs', 'nft', []],
    ['C++', 'c++', []],
    ['c#', 'c#', []],
    ['C', 'c', []],
    ['APIs', 'api', []],
    ["node's", 'node', []],
    ['Validators', 'validator', []],
    ['2,500', '2500', []],
    ['0.6', '0.6', []],
  ])('returns for %s the whole %s and the parts %p', (word, whole, parts) => {
    expect(termsOf(word)).toEqual({whole, parts});
  });

  it('distinguishes addresses by their ends', () => {
    const [alice, bob] = [
      'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th',
      'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx',
    ].map(termsOf);
    expect(alice).toEqual({whole: 'erd1d8ssycr6th', parts: []});
    expect(alice).not.toEqual(bob);
  });
});

describe('stem', () => {
  it.each([
    ['stakes staked staking stake', 'stak'],
    ['deploys deployed deploying deploy', 'deploy'],
    ['running runs run', 'run'],
    ['votes voted voting vote', 'vote'],
    ['encodes encoded encoding encode', 'encod'],
    ['delegates delegated delegating delegate', 'delegat'],
    ['queries query', 'query'],
    ['addresses address', 'address'],
    ['branches branch', 'branch'],
    ['signing signed signs', 'sign'],
    ['calling called calls', 'call'],
    ['serialise serialize serialised serializing', 'serializ'],
    ['serialisation serialization', 'serialization'],
    ['colours colors', 'color'],
    ['upgradeable upgradable', 'upgradabl'],
  ])('reduces to one term: %s', (words, term) => {
    expect(words.split(' ').map(stem)).toEqual(words.split(' ').map(() => term));
  });

  it.each(['validator', 'valid', 'operator', 'operation', 'general', 'status', 'need', 'gas', 'this'])(
    'leaves %s as it is',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );
});
