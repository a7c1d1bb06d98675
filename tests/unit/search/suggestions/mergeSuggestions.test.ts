import {mergeSuggestions, wordsOfAddress} from '@site/src/search/suggestions/mergeSuggestions';

describe('mergeSuggestions', () => {
  it('puts similar routes first, with their titles if known, and each page once', () => {
    const found = [
      {route: '/learn/consensus', title: 'Consensus'},
      {route: '/learn/sharding', title: 'Sharding'},
    ];
    expect(mergeSuggestions(['/learn/sharding/', '/learn/shards/'], found, () => true)).toEqual([
      {route: '/learn/sharding', title: 'Sharding'},
      {route: '/learn/shards', title: undefined},
      {route: '/learn/consensus', title: 'Consensus'},
    ]);
    const titles = new Map([['/learn/shards', 'Shards']]);
    expect(mergeSuggestions(['/learn/shards/'], [], () => true, titles)).toEqual([
      {route: '/learn/shards', title: 'Shards'},
    ]);
    expect(mergeSuggestions([], found, () => true, titles, 1)).toHaveLength(1);
    expect(mergeSuggestions([], [], () => true)).toEqual([]);
  });

  it('omits found pages that are not close, but uses their titles', () => {
    const found = [
      {route: '/learn/consensus', title: 'Consensus'},
      {route: '/learn/sharding', title: 'Sharding'},
    ];
    expect(mergeSuggestions(['/learn/sharding/'], found, () => false)).toEqual([
      {route: '/learn/sharding', title: 'Sharding'},
    ]);
  });
});

describe('wordsOfAddress', () => {
  it.each([
    ['/technology/sc_meta.html', 'technology sc meta'],
    ['/learn/shardng/', 'learn shardng'],
    ['/sc-test%20setup', 'sc test setup'],
    ['/%E0%A4%A', 'E0 A4 A'],
    ['/', ''],
  ])('returns for %s: %p', (path, words) => {
    expect(wordsOfAddress(path)).toBe(words);
  });
});
