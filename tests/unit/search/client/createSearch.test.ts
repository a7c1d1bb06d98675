import {createSearch, type EmbeddedSearch} from '@site/src/search/client/createSearch';
import {noFilters} from '@site/src/search/client/filters';
import type {SearchRequest, SearchResponse} from '@site/src/search/client/searchTypes';

function response(query: string, nbHits = 1): SearchResponse {
  return {query, hits: [], nbHits, nbPages: 1, page: 0, hitsPerPage: 20};
}

const closestPages = [{route: '/learn/sharding', title: 'Sharding'}];

function embeddedOf(search: (request: SearchRequest) => SearchResponse): EmbeddedSearch {
  return {
    search: async (request) => search(request),
    suggest: async () => closestPages,
  };
}

const embedded = embeddedOf(({query = ''}) => response(query, 2));
const request = (query: string) => ({indexName: 'docs', query});

describe('createSearch', () => {
  it('uses the embedded engine if no other is configured', async () => {
    expect(await createSearch({embedded})(request('shard'))).toEqual({
      ...response('shard', 2),
      filters: noFilters,
      engine: 'embedded',
      fallback: undefined,
      hasFailed: false,
      closestPages: [],
    });
  });

  it('falls back to the embedded engine when the hosted one fails, and retries later', async () => {
    let time = 0;
    let isBroken = true;
    let asked = 0;
    const hosted = async () => {
      asked += 1;
      if (isBroken) throw new Error('unreachable');
      return response('shard', 7);
    };
    const search = createSearch({hosted, embedded, now: () => time});
    expect(await search(request('shard'))).toMatchObject({engine: 'embedded', fallback: 'failed', nbHits: 2});
    await search(request('shards'));
    expect(asked).toBe(1);
    isBroken = false;
    time = 31_000;
    const recovered = await search(request('shard'));
    expect(recovered).toMatchObject({engine: 'hosted', nbHits: 7});
    expect(recovered.fallback).toBeUndefined();
  });

  it('falls back to the embedded engine when the hosted one times out', async () => {
    const search = createSearch({hosted: () => new Promise(() => undefined), embedded, timeout: 1});
    expect(await search(request('shard'))).toMatchObject({engine: 'embedded', fallback: 'failed'});
  });

  it("doesn't use the hosted engine offline", async () => {
    const hosted = jest.fn();
    const search = createSearch({hosted, embedded, isOnline: () => false});
    expect(await search(request('shard'))).toMatchObject({
      engine: 'embedded',
      fallback: 'offline',
      nbHits: 2,
    });
    expect(hosted).not.toHaveBeenCalled();
  });

  it('returns the closest pages if there are no hits', async () => {
    const search = createSearch({embedded: embeddedOf(({query = ''}) => response(query, 0))});
    expect((await search(request('xyz'))).closestPages).toEqual(closestPages);
    expect((await search(request('  '))).closestPages).toEqual([]);
  });

  it('returns no closest pages if they fail to load', async () => {
    const search = createSearch({
      hosted: async ({query = ''}) => response(query, 0),
      embedded: {...embedded, suggest: () => Promise.reject(new Error('no outline'))},
    });
    expect(await search(request('xyz'))).toMatchObject({
      engine: 'hosted',
      hasFailed: false,
      closestPages: [],
    });
  });

  it('never settles if a later query was answered first', async () => {
    const answers: Record<string, () => void> = {};
    const search = createSearch({
      embedded: {
        ...embedded,
        search: ({query = ''}) => new Promise((resolve) => (answers[query] = () => resolve(response(query)))),
      },
    });
    const given: string[] = [];
    const asked = ['sha', 'shard'].map((query) =>
      search(request(query)).then((answer) => given.push(answer.query)),
    );
    answers.shard!();
    await asked[1];
    answers.sha!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(given).toEqual(['shard']);
  });
});
