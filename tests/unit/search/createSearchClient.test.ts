import type {SearchRequest, SearchResponse} from '@site/src/search/algoliaProtocol';
import {createSearchClient, type EmbeddedSearch} from '@site/src/search/createSearchClient';

function response(query: string, nbHits = 1): SearchResponse {
  return {index: 'docs', query, hits: [], nbHits, nbPages: 1, page: 0, hitsPerPage: 20, processingTimeMS: 0};
}

function embeddedOf(search: (request: SearchRequest) => SearchResponse): EmbeddedSearch {
  return {
    search: async (requests) => requests.map(search),
    suggest: async () =>
      ['Sharding', 'Sharding', 'Staking', 'Tokens', 'More'].map((title) => ({route: '/', title})),
  };
}

const embedded = embeddedOf(({query = ''}) => response(query, 2));
const request = (query: string) => ({requests: [{indexName: 'docs', query}]});
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createSearchClient', () => {
  it('asks the embedded engine where no other is set up', async () => {
    const client = createSearchClient({embedded});
    expect(client.getStatus()).toEqual({engine: 'embedded', hasFailed: false});
    expect((await client.search(request('shard'))).results).toEqual([response('shard', 2)]);
    expect(client.getStatus()).toEqual({
      engine: 'embedded',
      fallback: undefined,
      hasFailed: false,
      answered: {query: 'shard', count: 2, suggestions: []},
    });
  });

  it('asks the hosted engine where it is set up', async () => {
    const client = createSearchClient({
      hosted: {search: async () => ({results: [response('shard', 7)]})},
      embedded,
    });
    await client.search(request('shard'));
    expect(client.getStatus()).toMatchObject({engine: 'hosted', answered: {count: 7}});
  });

  it('goes on with the embedded engine when the hosted one fails, and asks it again after a while', async () => {
    let time = 0;
    let isBroken = true;
    let asked = 0;
    const hosted = {
      async search() {
        asked += 1;
        if (isBroken) throw new Error('unreachable');
        return {results: [response('shard', 7)]};
      },
    };
    const client = createSearchClient({hosted, embedded, now: () => time});
    await client.search(request('shard'));
    expect(client.getStatus()).toMatchObject({engine: 'embedded', fallback: 'failed', answered: {count: 2}});
    await client.search(request('shards'));
    expect(asked).toBe(1);
    isBroken = false;
    time = 31_000;
    await client.search(request('shard'));
    expect(client.getStatus()).toMatchObject({engine: 'hosted', answered: {count: 7}});
    expect(client.getStatus().fallback).toBeUndefined();
  });

  it('goes on with the embedded engine when the hosted one takes too long', async () => {
    const client = createSearchClient({
      hosted: {search: () => new Promise(() => undefined)},
      embedded,
      patience: 1,
    });
    await client.search(request('shard'));
    expect(client.getStatus()).toMatchObject({engine: 'embedded', fallback: 'failed'});
  });

  it("doesn't ask the hosted engine offline", async () => {
    const search = jest.fn();
    const client = createSearchClient({hosted: {search}, embedded, isOnline: () => false});
    await client.search(request('shard'));
    expect(search).not.toHaveBeenCalled();
    expect(client.getStatus()).toMatchObject({engine: 'embedded', fallback: 'offline', answered: {count: 2}});
  });

  it('answers with nothing and says so where neither engine can, and recovers', async () => {
    let isBroken = true;
    const client = createSearchClient({
      embedded: {
        ...embedded,
        search: async (requests) => {
          if (isBroken) throw new Error('no index');
          return embedded.search(requests);
        },
      },
    });
    expect((await client.search(request('shard'))).results).toEqual([{...response('shard', 0), nbPages: 0}]);
    expect(client.getStatus()).toMatchObject({hasFailed: true, answered: {suggestions: []}});
    isBroken = false;
    await client.search(request('shard'));
    expect(client.getStatus()).toMatchObject({hasFailed: false, answered: {count: 2}});
  });

  it('suggests three titles where nothing is found', async () => {
    const client = createSearchClient({embedded: embeddedOf(({query = ''}) => response(query, 0))});
    await client.search(request('xyz'));
    await settled();
    expect(client.getStatus().answered).toEqual({
      query: 'xyz',
      count: 0,
      suggestions: ['Sharding', 'Staking', 'Tokens'],
    });
  });

  it('keeps the status of the newest query when answers arrive in another order', async () => {
    const answers: Record<string, () => void> = {};
    const client = createSearchClient({
      embedded: {
        ...embedded,
        search: ([first]) =>
          new Promise((resolve) => {
            const query = first?.query ?? '';
            answers[query] = () => resolve([response(query)]);
          }),
      },
    });
    const both = [client.search(request('sha')), client.search(request('shard'))];
    answers.shard!();
    answers.sha!();
    await Promise.all(both);
    expect(client.getStatus().answered?.query).toBe('shard');
  });

  it('tells those who listen, until they stop', async () => {
    const client = createSearchClient({embedded});
    const listener = jest.fn();
    const stop = client.subscribe(listener);
    await client.search(request('a'));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await client.search(request('b'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('has what DocSearch asks of a client', () => {
    const client = createSearchClient({embedded});
    expect(() => client.addAlgoliaAgent('docusaurus', '3')).not.toThrow();
    expect(client.transporter.algoliaAgent.value).toEqual(expect.any(String));
  });
});
