import type {SearchHit, SearchResponse} from '@site/src/search/algoliaProtocol';
import {addAnswer, changeQuery, emptyState} from '@site/src/search/searchPageState';

const hit = (objectID: string) => ({objectID}) as SearchHit;
const answer = (page: number, ids: string[], query = 'shard'): SearchResponse => ({
  index: 'docs',
  query,
  hits: ids.map(hit),
  nbHits: 3,
  nbPages: 2,
  page,
  hitsPerPage: 2,
  processingTimeMS: 0,
});

describe('addAnswer', () => {
  it('shows the first page in the place of what was there, and adds the next', () => {
    const first = addAnswer(emptyState('shard'), answer(0, ['a', 'b']), 'hosted');
    expect(first).toEqual({
      query: 'shard',
      hits: [hit('a'), hit('b')],
      count: 3,
      hasMore: true,
      engine: 'hosted',
    });
    const second = addAnswer(first, answer(1, ['c']), 'hosted');
    expect(second).toMatchObject({hits: [hit('a'), hit('b'), hit('c')], hasMore: false});
    expect(addAnswer(second, answer(0, ['d']), 'hosted')).toMatchObject({hits: [hit('d')]});
  });

  it('adds the next page to several that came at once, and to no other', () => {
    const both = addAnswer(
      emptyState('shard'),
      {...answer(0, ['a', 'b', 'c', 'd']), hitsPerPage: 4},
      'hosted',
    );
    expect(addAnswer(both, answer(1, ['c', 'd']), 'hosted')).toBe(both);
    expect(addAnswer(both, answer(2, ['e']), 'hosted').hits.at(-1)).toEqual(hit('e'));
  });

  it('drops the answer to another query, and a page that is there already', () => {
    const first = addAnswer(emptyState('shard'), answer(0, ['a', 'b']), 'hosted');
    expect(addAnswer(first, answer(0, ['x'], 'shar'), 'hosted')).toBe(first);
    const second = addAnswer(first, answer(1, ['c']), 'hosted');
    expect(addAnswer(second, answer(1, ['c']), 'hosted')).toBe(second);
  });

  it('drops the next page of another engine, and takes its first', () => {
    const first = addAnswer(emptyState('shard'), answer(0, ['a', 'b']), 'hosted');
    expect(addAnswer(first, answer(1, ['b']), 'embedded')).toBe(first);
    expect(addAnswer(first, answer(0, ['b', 'a']), 'embedded')).toMatchObject({
      hits: [hit('b'), hit('a')],
      engine: 'embedded',
    });
  });
});

describe('changeQuery', () => {
  it('keeps the results of the query before until the next is answered', () => {
    const typed = changeQuery(addAnswer(emptyState('shard'), answer(0, ['a', 'b']), 'hosted'), 'shards');
    expect(typed).toEqual({
      query: 'shards',
      hits: [hit('a'), hit('b')],
      count: undefined,
      hasMore: false,
    });
    expect(addAnswer(typed, answer(0, [], 'shards'), 'hosted').hits).toEqual([]);
  });

  it('clears them with the field', () => {
    expect(changeQuery(addAnswer(emptyState('shard'), answer(0, ['a']), 'hosted'), ' ')).toEqual(
      emptyState(' '),
    );
  });
});
