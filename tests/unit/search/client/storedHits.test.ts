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
  it('returns valid results unchanged', () => {
    expect(readStoredHits(good)).toEqual(good);
  });

  it.each([
    ['nothing', null],
    ['a text', 'sharding'],
    ['a result without a hierarchy', result('/a/', {hierarchy: undefined})],
    ['a result with a hierarchy of nothing', result('/a/', {hierarchy: null})],
    ['a result with an empty hierarchy', result('/a/', {hierarchy: {}})],
    ['a result whose heading is no text', result('/a/', {hierarchy: {lvl0: 'A', lvl1: {}}})],
    ['a result whose content is no text', result('/a/', {content: 7})],
    ['a result without an address', result('/a/', {url: undefined})],
    ['a script for an address', result('javascript:alert(1)')],
    ['another site without a protocol', result('//example.org/')],
  ])('leaves %s out, and keeps its neighbours', (_, entry) => {
    expect(readStoredHits([good[0], entry, good[1]])).toEqual(good);
  });

  it.each([undefined, null, {a: 1}, 'sharding'])('returns nothing for %p, which is not a list', (stored) => {
    expect(readStoredHits(stored)).toEqual([]);
  });
});
