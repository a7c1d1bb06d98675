import {repairKeptSearches} from '@site/src/search/keptSearches';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVOURITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const result = (url: string, change: object = {}) => ({
  objectID: url,
  type: 'lvl1',
  url,
  content: null,
  hierarchy: {lvl0: 'Learn', lvl1: 'Sharding', lvl2: null},
  ...change,
});

function storeOf(entries: Record<string, string>) {
  const store = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: jest.fn((key: string, value: string) => void store.set(key, value)),
  };
}

const good = [result('/learn/sharding/'), result('https://docs.example.org/learn/#a')];

describe('repairKeptSearches', () => {
  it('leaves results as they are', () => {
    const store = storeOf({[RECENT]: JSON.stringify(good), [FAVOURITES]: '[]'});
    repairKeptSearches(() => store, 'docs');
    expect(store.setItem).not.toHaveBeenCalled();
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
  ])('drops %s, and keeps what stands beside it', (_, entry) => {
    const store = storeOf({[FAVOURITES]: JSON.stringify([good[0], entry, good[1]])});
    repairKeptSearches(() => store, 'docs');
    expect(JSON.parse(store.getItem(FAVOURITES)!)).toEqual(good);
  });

  it('empties what is no list, which DocSearch would break on', () => {
    const store = storeOf({[RECENT]: '{', [FAVOURITES]: '{"a": 1}'});
    repairKeptSearches(() => store, 'docs');
    expect([RECENT, FAVOURITES].map((key) => store.getItem(key))).toEqual(['[]', '[]']);
  });

  it('does without a storage that refuses', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => repairKeptSearches(refuse, 'docs')).not.toThrow();
  });
});
