import {expect, test, type BrowserContext, type Page, type Route} from '@playwright/test';
import {thirdPartiesOf} from '../../plugins/security-headers/thirdParties';
import {listen} from '../../server/listen';
import {readEnvironment} from '../../src/config/environment';
import {createAlgoliaStandIn, type AlgoliaRecord, type AlgoliaStandIn} from '../support/algoliaStandIn';
import {waitForWorker} from '../support/offlineApp';
import {openPage} from '../support/openPage';
import {openSearch, searchModal} from '../support/searchUi';
import {serveSite} from '../support/servedSite';
import {buildVariant, type Build} from '../support/variants/variant';

const account = {
  appId: 'TESTAPPID1',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'multiversx-docs',
};
const env = {
  ALGOLIA_APP_ID: account.appId,
  ALGOLIA_SEARCH_API_KEY: account.apiKey,
  ALGOLIA_INDEX_NAME: account.indexName,
  RECORD_SEARCHES: 'true',
};
const ALGOLIA = /^https:\/\/[^/]+\.(?:algolia\.net|algolianet\.com|algolia\.io)\//;
const NOTE_FAILED = "The search service isn't responding. These results are found on this device.";
const NOTE_OFFLINE = 'You are offline. These results are found on this device.';

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
const records = [
  record('Second'),
  record('Third'),
  record('Markup', {content: 'A paragraph <img src=x onerror="window.injected=true"> of markup.'}),
  record('Deuxième', {language: 'fr'}),
  record('Older', {docusaurus_tag: 'docs-default-1.0'}),
  ...Array.from({length: 30}, (_, index) => record(`Part${index}`)),
];

/** One build of a small site with the hosted search engine. */
let build: Build;
let site: Awaited<ReturnType<typeof serveSite>>;
let server: Awaited<ReturnType<typeof listen>>;
let algolia: AlgoliaStandIn;

// All tests run in one worker, so that it builds only once.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  test.setTimeout(240_000);
  build = await buildVariant('hosted', {env});
  expect(build.succeeded, build.output).toBe(true);
  const {connect, script} = thirdPartiesOf(readEnvironment(env));
  site = await serveSite(build.directory, {
    adjust: ({headers}) => {
      // The site's policy applies, so requests to hosts that it doesn't allow fail as they would for readers.
      headers.set('Content-Security-Policy', `connect-src 'self' ${[...connect, ...script].join(' ')}`);
    },
  });
  algolia = createAlgoliaStandIn(account, records);
  server = await listen((request) => algolia.fetch(request), 0);
});
test.beforeEach(() => (algolia.queries.length = 0));
test.afterAll(async () => {
  await site?.close();
  await server?.close();
  build?.remove();
});

type Asked = {host: string; query: unknown};

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

test('the modal asks the hosted engine, for this language and these docs only', async ({page}) => {
  const asked = await connect(page);
  const local: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/search/') && local.push(request.url()));
  const {field, results, dialog, seeAll} = await openSearch(page, site.origin);
  // The operator of this site records searches.
  await expect(dialog.getByText(/^Search terms are recorded to improve these pages/)).toBeVisible();
  await field.fill('paragraph');
  await expect(results.first()).toContainText('Second');
  await expect(seeAll).toHaveText(`See all ${records.length - 2} results`);
  await expect(dialog.getByText('Deuxième')).toHaveCount(0);
  await expect(dialog.getByText('Older')).toHaveCount(0);
  await expect(results.first().locator('mark').first()).toHaveText('paragraph');
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/guide/#second');

  const query = algolia.queries.at(-1)!;
  expect(query).toMatchObject({indexName: account.indexName, query: 'paragraph', hitsPerPage: 20});
  expect(query.facetFilters).toEqual([
    'language:en',
    expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
  ]);
  expect(query.clickAnalytics ?? false).toBe(false);
  expect(new Set(asked.map(({host}) => host))).toEqual(
    new Set([`${account.appId.toLowerCase()}-dsn.algolia.net`]),
  );
  expect(local).toEqual([]);
  await expect(dialog.getByText(/found on this device/)).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/guide/#second`);
});

test('markup in what the hosted engine answers stays text', async ({page}) => {
  await connect(page);
  const {field, results, dialog} = await openSearch(page, site.origin);
  await field.fill('markup');
  await expect(results.first()).toContainText('<img src=x onerror="window.injected=true">');
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('the search page asks it too, page by page', async ({page}) => {
  await connect(page);
  await openPage(page, `${site.origin}/search/?q=paragraph`);
  const main = page.getByRole('main');
  await expect(main.getByText(`${records.length - 2} documents found`)).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(15);
  await expect(main.locator('article mark').first()).toHaveText('paragraph');
  await expect(main.getByText('Powered by Algolia')).toBeVisible();
  await main.getByRole('button', {name: 'Show more results'}).click();
  await expect(main.getByRole('article')).toHaveCount(30);
  expect(algolia.queries.map(({page: number}) => number)).toEqual([0, 1]);
  expect(algolia.queries[0]!.facetFilters).toContain('language:en');
});

test('a query that finds nothing reads as in the other engine', async ({page}) => {
  await connect(page);
  const {field, dialog} = await openSearch(page, site.origin);
  await field.fill('xqzzwv');
  await expect(dialog.getByText('No results for "xqzzwv"')).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /missing-content\.yml/,
  );
  await expect(dialog.getByText(/found on this device/)).toHaveCount(0);
});

test('the browser connects to it early, and learns of the site from opensearch.xml', async ({page}) => {
  await page.goto(site.origin);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute(
    'href',
    `https://${account.appId}-dsn.algolia.net`,
  );
  const response = await page.request.get(`${site.origin}/opensearch.xml`);
  expect(await response.text()).toContain('/search?q={searchTerms}');
});

test.describe('where the hosted engine fails, this device goes on and says so in one line', () => {
  const failures: Record<string, (route: Route) => Promise<void>> = {
    'an error of its server': (route) =>
      route.fulfill({status: 500, body: '{"message":"internal","status":500}'}),
    'a wrong key': (route) =>
      route.fulfill({
        status: 403,
        headers: {'Access-Control-Allow-Origin': '*'},
        body: '{"message":"Invalid Application-ID or API key","status":403}',
      }),
    'no connection': (route) => route.abort('connectionrefused'),
    'no answer': () => new Promise(() => undefined),
    'an answer that is none': (route) =>
      route.fulfill({
        headers: {'Access-Control-Allow-Origin': '*'},
        body: '<html>Sign in to this network</html>',
      }),
  };
  for (const [name, fail] of Object.entries(failures)) {
    test(name, async ({page}) => {
      const asked = await connect(page, fail);
      const {field, results, dialog} = await openSearch(page, site.origin);
      await field.fill('third level');
      await expect(results.first()).toContainText('Third level');
      await expect(dialog.getByRole('status').filter({hasText: NOTE_FAILED})).toHaveCount(1);
      expect(asked.map(({query}) => query)).toContain('third level');
      // The failed engine isn't used for a while, so that the next keys don't wait for it.
      await field.fill('second level');
      await expect(results.first()).toContainText('Second level');
      expect(asked.map(({query}) => query)).not.toContain('second level');
    });
  }

  test('on the search page', async ({page}) => {
    await connect(page, (route) => route.abort('connectionrefused'));
    await openPage(page, `${site.origin}/search/?q=third%20level`);
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toContainText('Third level');
    await expect(main.getByText(NOTE_FAILED)).toBeVisible();
  });

  test('on the search page, from the first result on, where it fails after the first page', async ({
    page,
  }) => {
    await connect(page);
    await openPage(page, `${site.origin}/search/?q=level`);
    const main = page.getByRole('main');
    const articles = main.getByRole('article');
    const hosted = articles.filter({hasText: 'What the crawler saw'});
    await expect(hosted).toHaveCount(15);
    await page.route(ALGOLIA, (route) => route.abort('connectionrefused'));
    await main.getByRole('button', {name: 'Show more results'}).click();
    await expect(main.getByText(NOTE_FAILED)).toBeVisible();
    await expect(articles.first()).toContainText('level');
    await expect(hosted).toHaveCount(0);
  });

  test('with the error screen where this device has no index either', async ({page}) => {
    await connect(page, (route) => route.abort('connectionrefused'));
    const local = /\/assets\/search\//;
    await page.route(local, (route) => route.abort());
    const {field, dialog, results, retry} = await openSearch(page, site.origin);
    await field.fill('third level');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(local);
    await retry.click();
    await expect(results.first()).toContainText('Third level');
  });
});

test.describe('offline in the installed app', () => {
  test.use({serviceWorkers: 'allow'});

  test('this device answers at once, and the hosted engine again when the network is back', async ({
    page,
    context,
  }) => {
    const asked = await connect(context);
    await page.goto(`${site.origin}/?offlineMode=true`);
    await waitForWorker(page);
    await openPage(page, `${site.origin}/?offlineMode=true`);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    const {field, results, dialog} = searchModal(page);
    await field.fill('third level');
    await expect(results.first()).toContainText('Third level');
    await expect(dialog.getByRole('status').filter({hasText: NOTE_OFFLINE})).toHaveCount(1);
    expect(asked).toEqual([]);

    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    await field.fill('paragraph');
    await expect(results.first()).toContainText('Second');
    await expect(dialog.getByText(NOTE_OFFLINE)).toHaveCount(0);
    expect(asked.length).toBeGreaterThan(0);
  });
});

test.describe('insights', () => {
  test('are off: a query and a click report nothing', async ({page}) => {
    await connect(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const {origin, host} = new URL(request.url());
      if (origin !== site.origin && request.url().startsWith('http')) foreign.push(host);
    });
    const {field, results} = await openSearch(page, site.origin);
    await field.fill('paragraph');
    await results.first().getByRole('link').click();
    await expect(page).toHaveURL(`${site.origin}/guide/#second`);
    expect(new Set(foreign)).toEqual(new Set([`${account.appId.toLowerCase()}-dsn.algolia.net`]));
  });

  test('report where they are switched on', async ({page}) => {
    test.setTimeout(240_000);
    const reporting = await buildVariant('hosted', {env: {...env, ALGOLIA_INSIGHTS: 'true'}});
    expect(reporting.succeeded, reporting.output).toBe(true);
    const served = await serveSite(reporting.directory);
    try {
      await connect(page);
      const script = page.waitForRequest(/search-insights@2\.15\.0/);
      await page.route(/cdn\.jsdelivr\.net/, (route) =>
        route.fulfill({body: '', contentType: 'text/javascript'}),
      );
      const {field, results} = await openSearch(page, served.origin);
      await field.fill('paragraph');
      await expect(results.first()).toBeVisible();
      await script;
      expect(algolia.queries.at(-1)).toMatchObject({clickAnalytics: true});
    } finally {
      await served.close();
      reporting.remove();
    }
  });
});
