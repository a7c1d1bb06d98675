import {readStoredHits} from '@site/src/search/client/storedHits';

const result = (url: string, change: object = {}) => ({
  objectID: url,
  type: 'lvl1',
  url,
  content: null,
  hierarchy: {lvl0: 'Learn', lvl1: 'Sharding', lvl2: null},
  ...change,
});
const good = [result('/learn/sharding/'), result('https://docs.example.org/learn/#a')];

describe('readStoredHits', () => {
  it.each([
    ['null', null],
    ['a string', 'sharding'],
    ['a result without a hierarchy', result('/a/', {hierarchy: undefined})],
    ['a result whose hierarchy is null', result('/a/', {hierarchy: null})],
    ['a result with an empty hierarchy', result('/a/', {hierarchy: {}})],
    ["a result whose heading isn't a string", result('/a/', {hierarchy: {lvl0: 'A', lvl1: {}}})],
    ["a result whose content isn't a string", result('/a/', {content: 7})],
    ['a result without an address', result('/a/', {url: undefined})],
    ['a result whose address is a script', result('javascript:alert(1)')],
    ['a result whose address has a host but no protocol', result('//example.org/')],
  ])('omits %s, and keeps the other results', (_, entry) => {
    expect(readStoredHits([good[0], entry, good[1]])).toEqual(good);
  });

  it.each([undefined, null, {a: 1}, 'sharding'])('returns nothing for %p, which is not a list', (stored) => {
    expect(readStoredHits(stored)).toEqual([]);
  });
});
