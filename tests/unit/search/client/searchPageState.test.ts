import {addAnswer, answerOf, changeQuery, emptyState} from '@site/src/search/client/searchPageState';
import {noFilters} from '@site/src/search/client/filters';
import type {SearchAnswer, SearchHit} from '@site/src/search/client/searchTypes';

const hit = (objectID: string) => ({objectID}) as SearchHit;
const answer = (page: number, ids: string[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  query: 'shard',
  hits: ids.map(hit),
  nbHits: 3,
  nbPages: 2,
  page,
  hitsPerPage: 2,
  filters: noFilters,
  engine: 'hosted',
  hasFailed: false,
  closestPages: [],
  ...more,
});
const first = addAnswer(emptyState('shard', noFilters), answer(0, ['a', 'b']));

describe('addAnswer', () => {
  it('replaces the hits with the first page and appends the next', () => {
    expect(first).toEqual({
      query: 'shard',
      filters: noFilters,
      hits: [hit('a'), hit('b')],
      answer: answer(0, ['a', 'b']),
    });
    const second = addAnswer(first, answer(1, ['c']));
    expect(second).toMatchObject({hits: [hit('a'), hit('b'), hit('c')], answer: {page: 1}});
    expect(addAnswer(second, answer(0, ['d']))).toMatchObject({hits: [hit('d')]});
  });

  it('appends only the page that continues a longer first page', () => {
    const both = addAnswer(emptyState('shard', noFilters), answer(0, ['a', 'b', 'c', 'd'], {hitsPerPage: 4}));
    expect(addAnswer(both, answer(1, ['c', 'd']))).toBe(both);
    expect(addAnswer(both, answer(2, ['e'])).hits.at(-1)).toEqual(hit('e'));
  });

  it('ignores the answer to another query and a page that was added before', () => {
    expect(addAnswer(first, answer(0, ['x'], {query: 'shar'}))).toBe(first);
    const second = addAnswer(first, answer(1, ['c']));
    expect(addAnswer(second, answer(1, ['c']))).toBe(second);
  });

  it('ignores a later page of another engine, but accepts its first', () => {
    expect(addAnswer(first, answer(1, ['b'], {engine: 'embedded'}))).toBe(first);
    expect(addAnswer(first, answer(0, ['b', 'a'], {engine: 'embedded'}))).toMatchObject({
      hits: [hit('b'), hit('a')],
      answer: {engine: 'embedded'},
    });
  });
});

describe('changeQuery', () => {
  it('keeps the previous results until the new query is answered', () => {
    const typed = changeQuery(first, 'shards', noFilters);
    expect(typed).toMatchObject({query: 'shards', hits: [hit('a'), hit('b')]});
    expect(answerOf(typed)).toBeUndefined();
    const next = addAnswer(typed, answer(0, [], {query: 'shards'}));
    expect(next.hits).toEqual([]);
    expect(answerOf(next)).toMatchObject({query: 'shards', nbHits: 3});
  });

  it('keeps the previous results until the filtered query is answered', () => {
    const filters = {section: 'Learn', kind: ''};
    const filtered = changeQuery(first, 'shard', filters);
    expect(filtered.hits).toEqual(first.hits);
    expect(answerOf(filtered)).toBeUndefined();
    expect(addAnswer(filtered, answer(0, ['a', 'b', 'c']))).toBe(filtered);
    expect(addAnswer(filtered, answer(0, ['b'], {filters})).hits).toEqual([hit('b')]);
  });

  it('clears the results if the query is blank', () => {
    expect(changeQuery(first, ' ', noFilters)).toEqual(emptyState(' ', noFilters));
  });
});
