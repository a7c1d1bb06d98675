import {noFilters} from '@site/src/search/client/filters';
import {isAskAiRow, modalAnswer} from '@site/src/search/client/modalAnswer';
import type {SearchAnswer, SearchHit} from '@site/src/search/client/searchTypes';

const hit = {objectID: '/learn/sharding#'} as SearchHit;
const options = {
  popularTasks: [{title: 'Get test EGLD', route: '/learn/EGLD#get'}],
  siteUrl: 'https://docs.example.org/base/',
  labels: {askAi: 'Ask AI', closest: 'Closest pages', popular: 'Popular tasks'},
};

function answer(query: string, more: Partial<SearchAnswer> = {}) {
  const hits = more.hits ?? [hit];
  return modalAnswer(
    {
      query,
      hits,
      nbHits: hits.length,
      nbPages: 1,
      page: 0,
      hitsPerPage: 20,
      engine: 'embedded',
      hasFailed: false,
      filters: noFilters,
      closestPages: [],
      ...more,
    },
    options,
  );
}
const idsOf = (query: string) => answer(query).hits.map(({objectID}) => objectID);

it('adds a row for Ask AI: the last one, or the first one for a question', () => {
  expect(idsOf('gas limit')).toEqual([hit.objectID, 'ask-ai']);
  for (const question of ['how gas works', "what's gas", 'gas?', 'set up a node', 'NFT: how'])
    expect(idsOf(question)).toEqual(['ask-ai', hit.objectID]);
  const [row] = answer('a & b?').hits;
  expect(isAskAiRow(row!)).toBe(true);
  expect(isAskAiRow(hit)).toBe(false);
  expect(row).toMatchObject({url: '?ask=a%20%26%20b%3F', hierarchy: {lvl0: 'Ask AI', lvl1: 'a & b?'}});
});

it('shows the closest pages if there are no results, and suggests the first page', () => {
  const closestPages = [
    {title: 'Sharding', route: '/learn/sharding'},
    {title: 'Shards', route: '/learn/shards'},
  ];
  const {hits, nbHits, suggestedQueries} = answer('sahrding', {hits: [], closestPages});
  expect(hits.map(({url, hierarchy: {lvl0, lvl1}}) => [lvl0, lvl1, url])).toEqual([
    ['Ask AI', 'sahrding', '?ask=sahrding'],
    ['Closest pages', 'Sharding', 'https://docs.example.org/base/learn/sharding'],
    ['Closest pages', 'Shards', 'https://docs.example.org/base/learn/shards'],
  ]);
  expect(nbHits).toBe(0);
  expect(suggestedQueries).toEqual(['Sharding']);
});

it('shows popular tasks if no page is close', () => {
  const {hits, suggestedQueries} = answer('xqzzwv', {hits: []});
  expect(hits.map(({hierarchy: {lvl0}, url}) => [lvl0, url])).toEqual([
    ['Ask AI', '?ask=xqzzwv'],
    ['Popular tasks', 'https://docs.example.org/base/learn/EGLD#get'],
  ]);
  expect(suggestedQueries).toEqual(['Get test EGLD']);
});

it('adds no rows for a blank query or after a failure', () => {
  expect(answer('  ', {hits: []}).hits).toEqual([]);
  expect(answer('gas', {hits: [], hasFailed: true}).hits).toEqual([]);
});
