import {liteClient} from 'algoliasearch/lite';
import * as fc from 'fast-check';
import {createSearch} from '@site/src/search/client/createSearch';
import {createHostedSearch, readMarks, type AlgoliaClient} from '@site/src/search/client/hostedSearch';
import type {Filters} from '@site/src/search/client/filters';
import {presentHit} from '@site/src/search/client/presentHit';
import {createAlgoliaStandIn, type AlgoliaRecord} from '@site/tests/support/algoliaStandIn';

const account = {appId: 'TESTAPPID1', apiKey: 'search-only-key', indexName: 'docs'};

const record = (name: string, changes: Partial<AlgoliaRecord> = {}): AlgoliaRecord => ({
  objectID: name,
  type: 'lvl2',
  url: `https://docs.example.org/guide/#${name}`,
  url_without_anchor: 'https://docs.example.org/guide/',
  anchor: name,
  content: `A paragraph <b>of</b> ${name}.`,
  hierarchy: {lvl0: 'Learn', lvl1: 'Guide', lvl2: name, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  ...changes,
});
const records = [
  record('sharding'),
  record('partage', {language: 'fr'}),
  record('old', {docusaurus_tag: 'docs-1'}),
];

type Reply = (request: Request) => Response | Promise<Response>;

type Options = {apiKey?: string; reply?: Reply; indexed?: AlgoliaRecord[]};

/** Opens the site's search with Algolia's client. `reply` answers its requests; by default, the stand-in does. */
function open({apiKey = account.apiKey, reply, indexed = records}: Options = {}) {
  const standIn = createAlgoliaStandIn(account, indexed);
  const hosts: string[] = [];
  const algolia = liteClient(account.appId, apiKey, {
    requester: {
      async send({url, method, headers, data}) {
        hosts.push(new URL(url).host);
        const request = new Request(url, {method: method as 'POST', headers, body: data as string});
        try {
          const response = await (reply ?? standIn.fetch)(request);
          return {status: response.status, content: await response.text(), isTimedOut: false};
        } catch {
          return {status: 0, content: 'no connection', isTimedOut: false};
        }
      },
    },
  });
  const find = createSearch({
    hosted: createHostedSearch(algolia as unknown as AlgoliaClient),
    embedded: {
      search: async ({query = ''}) => ({
        query,
        hits: [],
        nbHits: 3,
        nbPages: 1,
        page: 0,
        hitsPerPage: 20,
      }),
      suggest: async () => [],
    },
  });
  const search = (query: string, pageFilters?: Filters) =>
    find({
      indexName: account.indexName,
      query,
      pageFilters,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
  return {search, standIn, hosts};
}

describe("search with Algolia's client", () => {
  it('finds records of the current language and version, with hits that presentHit can display', async () => {
    const {search, standIn} = open();
    const answer = await search('paragraph');
    expect(answer).toMatchObject({nbHits: 1, nbPages: 1, query: 'paragraph', hitsPerPage: 20});
    expect(answer).toMatchObject({engine: 'hosted', hasFailed: false});
    const [hit] = answer.hits;
    // Algolia's HTML is removed, so that no component can render it.
    expect(Object.keys(hit!).filter((key) => key.startsWith('_'))).toEqual([]);
    expect(presentHit(hit!)).toEqual({
      title: [{text: 'sharding', isMatch: false}],
      group: 'Learn',
      path: ['Guide'],
      snippet: [
        {text: 'A ', isMatch: false},
        {text: 'paragraph', isMatch: true},
        {text: ' <b>of</b> sharding.', isMatch: false},
      ],
    });
    expect(standIn.queries[0]!.facetFilters).toContain('language:en');
  });

  it('filters by section and kind, and counts the values that each filter could have', async () => {
    const {search, standIn} = open({
      indexed: [
        record('one', {section: 'Learn', kind: 'concept'}),
        record('two', {section: 'Learn', kind: 'tutorial'}),
        record('three', {section: 'Tokens', kind: 'tutorial'}),
        record('quatre', {section: 'Tokens', kind: 'tutorial', language: 'fr'}),
      ],
    });
    expect(await search('paragraph')).toMatchObject({
      nbHits: 3,
      facets: {section: {Learn: 2, Tokens: 1}, kind: {concept: 1, tutorial: 2}},
    });
    expect(standIn.queries).toHaveLength(1);
    const filters = {section: 'Learn', kind: 'tutorial'};
    const answer = await search('paragraph', filters);
    expect(answer).toMatchObject({
      nbHits: 1,
      filters,
      hits: [{objectID: 'two'}],
      facets: {section: {Learn: 1, Tokens: 1}, kind: {concept: 1, tutorial: 1}},
    });
    // Algolia has a parameter of this name with another meaning.
    expect(standIn.queries.some((query) => 'pageFilters' in query)).toBe(false);
  });

  it('returns no counts if the index has no facets', async () => {
    expect((await open().search('paragraph')).facets).toBeUndefined();
  });

  it.each<[string, {apiKey?: string; reply?: Reply}]>([
    ['its servers fail', {reply: () => new Response('{"message":"internal","status":500}', {status: 500})}],
    ['the key is wrong', {apiKey: 'wrong'}],
    ['no server responds', {reply: () => Promise.reject(new Error('ECONNREFUSED'))}],
    ['the response is a sign-in page', {reply: () => new Response('<html>Sign in</html>')}],
  ])('falls back to the embedded engine if %s', async (_, options) => {
    const {search, hosts} = open(options);
    expect(await search('paragraph')).toMatchObject({
      engine: 'embedded',
      fallback: 'failed',
      hasFailed: false,
      nbHits: 3,
    });
    expect(hosts.length).toBeGreaterThan(0);
  });
});

describe('readMarks', () => {
  const ENTITIES: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);

  it('treats markup other than mark elements as text', () => {
    expect(readMarks('a <img src=x onerror=alert(1)> <mark>b</mark><script>')).toEqual([
      {text: 'a <img src=x onerror=alert(1)> ', isMatch: false},
      {text: 'b', isMatch: true},
      {text: '<script>', isMatch: false},
    ]);
  });

  it('unescapes text inside and outside of marks', () => {
    const text = fc.string({minLength: 1});
    fc.assert(
      fc.property(text, text, (before, match) => {
        expect(readMarks(`${escape(before)}<mark>${escape(match)}</mark>`)).toEqual([
          {text: before, isMatch: false},
          {text: match, isMatch: true},
        ]);
      }),
    );
  });
});
