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
    const first = addAnswer(emptyState('shard'), answer(0, ['a', 'b']));
    expect(first).toEqual({query: 'shard', hits: [hit('a'), hit('b')], count: 3, page: 0, hasMore: true});
    const second = addAnswer(first, answer(1, ['c']));
    expect(second).toMatchObject({hits: [hit('a'), hit('b'), hit('c')], page: 1, hasMore: false});
    expect(addAnswer(second, answer(0, ['d']))).toMatchObject({hits: [hit('d')], page: 0});
  });

  it('drops the answer to another query, and a page that is there already', () => {
    const first = addAnswer(emptyState('shard'), answer(0, ['a', 'b']));
    expect(addAnswer(first, answer(0, ['x'], 'shar'))).toBe(first);
    const second = addAnswer(first, answer(1, ['c']));
    expect(addAnswer(second, answer(1, ['c']))).toBe(second);
  });
});

describe('changeQuery', () => {
  it('keeps the results of the query before until the next is answered', () => {
    const typed = changeQuery(addAnswer(emptyState('shard'), answer(0, ['a', 'b'])), 'shards');
    expect(typed).toEqual({
      query: 'shards',
      hits: [hit('a'), hit('b')],
      count: undefined,
      page: 0,
      hasMore: false,
    });
    expect(addAnswer(typed, answer(0, [], 'shards')).hits).toEqual([]);
  });

  it('clears them with the field', () => {
    expect(changeQuery(addAnswer(emptyState('shard'), answer(0, ['a'])), ' ')).toEqual(emptyState(' '));
  });
});
