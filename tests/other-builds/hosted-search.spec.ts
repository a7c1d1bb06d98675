import {expect, test, type Route} from '@playwright/test';
import {thirdPartiesOf} from '../../plugins/security-headers/thirdParties';
import {readEnvironment} from '../../src/config/environment';
import {waitForWorker} from '../support/offlineApp';
import {openPage} from '../support/openPage';
import {requestsOf} from '../support/requestsOf';
import {openSearch, searchModal} from '../support/searchUi';
import {account, ALGOLIA, env, records, serveAlgolia} from '../support/serveAlgolia';
import {serveSite} from '../support/servedSite';
import {buildVariant, type Build} from '../support/variants/variant';

const NOTE_FAILED = "The search service isn't responding. These results are found on this device.";
const NOTE_OFFLINE = 'You are offline. These results are found on this device.';

/** One build of a small site with the hosted search engine. */
let build: Build;
let site: Awaited<ReturnType<typeof serveSite>>;

// All tests run in one worker, so that it builds only once.
test.describe.configure({mode: 'default'});

const {algolia, connect} = serveAlgolia();

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
});

test.afterAll(async () => {
  await site?.close();
  build?.remove();
});

test('the modal queries the hosted engine, for this language and these docs only (§1.8, §7.6)', async ({
  page,
}) => {
  const asked = await connect(page);
  const requests = requestsOf(page);
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
  expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  await expect(dialog.getByText(/found on this device/)).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/guide/#second`);
});

test('markup in results of the hosted engine is shown as text', async ({page}) => {
  await connect(page);
  const {field, results, dialog} = await openSearch(page, site.origin);
  await field.fill('markup');
  await expect(results.first()).toContainText('<img src=x onerror="window.injected=true">');
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('the search page also queries the hosted engine, page by page', async ({page}) => {
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

test('a page preconnects to the hosted engine, and opensearch.xml has the address of the search page', async ({
  page,
}) => {
  await page.goto(site.origin);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute(
    'href',
    `https://${account.appId}-dsn.algolia.net`,
  );
  const response = await page.request.get(`${site.origin}/opensearch.xml`);
  expect(await response.text()).toContain('/search?q={searchTerms}');
});

test.describe('if the hosted engine fails, search falls back to this device and says so', () => {
  // hostedSearch.test.ts covers other failures.
  const failures: Record<string, (route: Route) => Promise<void>> = {
    'no connection': (route) => route.abort('connectionrefused'),
    'no response': () => new Promise(() => undefined),
  };
  for (const [name, fail] of Object.entries(failures)) {
    test(name, async ({page}) => {
      const asked = await connect(page, fail);
      const {field, results, dialog} = await openSearch(page, site.origin);
      await field.fill('third level');
      await expect(results.first()).toContainText('Third level');
      await expect(dialog.getByRole('status').filter({hasText: NOTE_FAILED})).toHaveCount(1);
      expect(asked.map(({query}) => query)).toContain('third level');
      // The failed engine isn't used for a while, so that the next keystrokes don't wait for it.
      await field.fill('second level');
      await expect(results.first()).toContainText('Second level');
      expect(asked.map(({query}) => query)).not.toContain('second level');
    });
  }

  test('on the search page, from the first result again, if it fails after the first page', async ({
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

  test('with an error screen and a retry if the index fails to load on this device too', async ({page}) => {
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

  test('search uses this device, and the hosted engine again when the network is back', async ({
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
