import {test, type BrowserContext, type Page, type Route} from '@playwright/test';
import {listen} from '../../server/listen';
import {createAlgoliaStandIn, type AlgoliaRecord} from './algoliaStandIn';

/** The account of the stand-in. */
export const account = {
  appId: 'TESTAPPID1',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'multiversx-docs',
};
/** Settings of a site that uses this account. */
export const env = {
  ALGOLIA_APP_ID: account.appId,
  ALGOLIA_SEARCH_API_KEY: account.apiKey,
  ALGOLIA_INDEX_NAME: account.indexName,
  RECORD_SEARCHES: 'true',
};
/** Addresses of Algolia's hosts. */
export const ALGOLIA = /^https:\/\/[^/]+\.(?:algolia\.net|algolianet\.com|algolia\.io)\//;

const record = (name: string, changes: Partial<AlgoliaRecord> = {}): AlgoliaRecord => ({
  objectID: name,
  type: 'lvl2',
  url: `https://docs.multiversx.com/guide/#${name.toLowerCase()}`,
  url_without_anchor: 'https://docs.multiversx.com/guide/',
  anchor: name.toLowerCase(),
  content: `What the crawler saw of paragraph ${name}, at some level.`,
  hierarchy: {lvl0: 'Crawled', lvl1: 'Guide', lvl2: name, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  ...changes,
});
/** The stand-in's results. */
export const records = [
  record('Second'),
  record('Third'),
  record('Markup', {content: 'A paragraph <img src=x onerror="window.injected=true"> of markup.'}),
  record('Deuxième', {language: 'fr'}),
  record('Older', {docusaurus_tag: 'docs-default-1.0'}),
  ...Array.from({length: 30}, (_, index) => record(`Part${index}`)),
];

type Asked = {host: string; query: unknown};

/** Runs a stand-in for Algolia for the tests of a file. Each test starts with an empty list of answered queries. */
export function serveAlgolia() {
  const algolia = createAlgoliaStandIn(account, records);
  let server: Awaited<ReturnType<typeof listen>>;
  test.beforeAll(async () => {
    server = await listen((request) => algolia.fetch(request), 0);
  });
  test.beforeEach(() => (algolia.queries.length = 0));
  test.afterAll(() => server?.close());

  /**
   * Routes requests to Algolia's hosts to the stand-in, or lets them fail as `fail` says. If the stand-in answers, client
   * timeouts are disabled, because a busy machine can be slower than they allow.
   */
  async function connect(
    target: Page | BrowserContext,
    fail?: (route: Route) => Promise<void>,
  ): Promise<Asked[]> {
    const asked: Asked[] = [];
    if (!fail) {
      await target.addInitScript(() => {
        const start = window.setTimeout;
        window.setTimeout = ((callback: () => void, delay = 0) =>
          delay < 1000 ? start(callback, delay) : 0) as typeof setTimeout;
      });
    }
    await target.route(ALGOLIA, async (route) => {
      const {host, pathname, search} = new URL(route.request().url());
      const {requests} = (route.request().postDataJSON() ?? {}) as {requests?: {query?: string}[]};
      asked.push({host, query: requests?.[0]?.query});
      if (fail) return fail(route);
      const response = await route.fetch({url: `http://localhost:${server.port}${pathname}${search}`});
      return route.fulfill({response});
    });
    return asked;
  }

  return {algolia, connect};
}
