import {createSearch, type EmbeddedSearch} from '@site/src/search/client/createSearch';
import type {SearchRequest, SearchResponse} from '@site/src/search/client/searchTypes';

function response(query: string, nbHits = 1): SearchResponse {
  return {query, hits: [], nbHits, nbPages: 1, page: 0, hitsPerPage: 20};
}

function embeddedOf(search: (request: SearchRequest) => SearchResponse): EmbeddedSearch {
  return {
    search: async (request) => search(request),
    suggest: async () =>
      ['Sharding', 'Sharding', 'Staking', 'Tokens', 'More'].map((title) => ({route: '/', title})),
  };
}

const embedded = embeddedOf(({query = ''}) => response(query, 2));
const request = (query: string) => ({indexName: 'docs', query});

describe('createSearch', () => {
  it('asks the embedded engine where no other is set up', async () => {
    expect(await createSearch({embedded})(request('shard'))).toEqual({
      ...response('shard', 2),
      engine: 'embedded',
      fallback: undefined,
      hasFailed: false,
      suggestions: [],
    });
  });

  it('asks the hosted engine where it is set up', async () => {
    const search = createSearch({hosted: async () => response('shard', 7), embedded});
    expect(await search(request('shard'))).toMatchObject({engine: 'hosted', nbHits: 7});
  });

  it('answers with the embedded engine when the hosted one fails, and asks it again after a while', async () => {
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

  it('answers with the embedded engine when the hosted one takes too long', async () => {
    const search = createSearch({hosted: () => new Promise(() => undefined), embedded, timeout: 1});
    expect(await search(request('shard'))).toMatchObject({engine: 'embedded', fallback: 'failed'});
  });

  it("doesn't ask the hosted engine offline", async () => {
    const hosted = jest.fn();
    const search = createSearch({hosted, embedded, isOnline: () => false});
    expect(await search(request('shard'))).toMatchObject({
      engine: 'embedded',
      fallback: 'offline',
      nbHits: 2,
    });
    expect(hosted).not.toHaveBeenCalled();
  });

  it('answers with nothing and says so where neither engine can, and recovers', async () => {
    let isBroken = true;
    const search = createSearch({
      embedded: {
        ...embedded,
        search: async (asked) => {
          if (isBroken) throw new Error('no index');
          return embedded.search(asked);
        },
      },
    });
    expect(await search(request('shard'))).toMatchObject({
      ...response('shard', 0),
      nbPages: 0,
      hasFailed: true,
      suggestions: [],
    });
    isBroken = false;
    expect(await search(request('shard'))).toMatchObject({hasFailed: false, nbHits: 2});
  });

  it('suggests three titles where nothing is found', async () => {
    const search = createSearch({embedded: embeddedOf(({query = ''}) => response(query, 0))});
    const {suggestions} = await search(request('xyz'));
    expect(suggestions).toEqual(['Sharding', 'Staking', 'Tokens']);
    expect((await search(request('  '))).suggestions).toEqual([]);
  });

  it('suggests nothing where suggestions fail', async () => {
    const search = createSearch({
      hosted: async ({query = ''}) => response(query, 0),
      embedded: {...embedded, suggest: () => Promise.reject(new Error('no outline'))},
    });
    expect(await search(request('xyz'))).toMatchObject({engine: 'hosted', hasFailed: false, suggestions: []});
  });

  it('never gives an answer that comes after that of a later query', async () => {
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
