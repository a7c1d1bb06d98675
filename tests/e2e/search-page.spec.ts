import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {serveDelayedSite} from '../support/delayedSite';
import {recordShifts, totalShift} from '../support/layoutShifts';
import {chatOn} from '../support/askAi';
import {openPage} from '../support/openPage';
import {serveSite} from '../support/servedSite';
import {ofSection} from '../support/searchUi';

/** Locators for the search page. */
function searchPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    field: main.getByRole('searchbox', {name: 'Search'}),
    results: main.getByRole('article'),
    /** Appears once the complete index is loaded. */
    snippet: ofSection(main.getByRole('article')).locator('p mark').first(),
    count: main.getByRole('status').filter({hasText: /found/}),
    more: main.getByRole('button', {name: 'Show more results'}),
    retry: main.getByRole('button', {name: 'Try again'}),
  };
}

test('the search page shows the results of a query with their headings, and highlights its words (§2.7)', async ({
  page,
}) => {
  await openPage(page, '/search/?q=sharding');
  const {main, field, results, count} = searchPage(page);
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Search results for "sharding"');
  await expect(page).toHaveTitle(/Search results for "sharding"/);
  await expect(field).toHaveValue('sharding');
  await expect(count).toHaveText(/^\d+ documents found$/);
  const first = results.first();
  await expect(first.getByRole('heading', {level: 2})).toContainText(/sharding/i);
  await expect(first.locator('mark').first()).toHaveText(/shard/i);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/learn\/sharding\/(?:#[\w-]+)?$/);
});

test('typing searches, and keeps the query in the address; the page is excluded from the sitemap and search engines', async ({
  page,
}) => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  expect(sitemap).toContain('/learn/sharding/</loc>');
  expect(sitemap).not.toContain('/search/</loc>');
  await openPage(page, '/search/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const {main, field, results} = searchPage(page);
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(results).toHaveCount(0);
  await field.fill('guardian');
  await expect(results.first()).toContainText(/guard/i);
  await expect(page).toHaveURL('/search/?q=guardian');
  await page.reload();
  await expect(results.first()).toContainText(/guard/i);
  await field.fill('');
  await expect(results).toHaveCount(0);
});

test('more results follow the first fifteen, until all are shown', async ({page}) => {
  await openPage(page, '/search/?q=validator');
  const {results, snippet, count, more} = searchPage(page);
  await expect(snippet).toBeVisible();
  const total = Number(/\d+/.exec(await count.innerText())![0]);
  expect(total).toBeGreaterThan(15);
  for (let shown = 15; shown < total; shown += 15) {
    await expect(results).toHaveCount(shown);
    await more.click();
  }
  await expect(results).toHaveCount(total);
  await expect(more).toHaveCount(0);
  const addresses = await results
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(total);
});

test('results loaded by "Show more results" stay when the rest of the index arrives', async ({page}) => {
  const site = await serveDelayedSite(({url}) => url.includes('/assets/search/search-passages'));
  await openPage(page, `${site.origin}/search/?q=validator`);
  const {results, snippet, more} = searchPage(page);
  await expect(results).toHaveCount(15);
  await more.click();
  await expect(results).toHaveCount(30);
  site.deliver();
  await expect(snippet).toBeVisible();
  await expect(results).toHaveCount(30);
  await site.close();
});

test('a query that finds nothing says so without a shift, suggests others, and asks for a report', async ({
  page,
}) => {
  await recordShifts(page);
  await openPage(page, '/search/?q=xqzzwv');
  const {main, results} = searchPage(page);
  await expect(main.getByText('No results for "xqzzwv"')).toBeVisible();
  await expect(main.getByText('Try searching for')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await totalShift(page)).toBeLessThan(0.01);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expect(main.getByText('Believe this query should return results?')).toBeVisible();
  const report = new URL((await main.getByRole('link', {name: 'Let us know.'}).getAttribute('href'))!);
  expect(report.searchParams.get('title')).toBe('Nothing found for "xqzzwv"');
  await expect(main.getByRole('region', {name: 'Popular tasks'}).getByRole('link')).toHaveCount(6);
  await expect(main.getByRole('link', {name: 'Ask AI: xqzzwv'})).toBeVisible();
  await main.getByText('Try searching for').getByRole('link').click();
  await expect(results.first()).toBeVisible();
});

test('an index that fails to load causes an error message, and "Try again" loads it', async ({page}) => {
  let isBroken = true;
  let failures = 0;
  const site = await serveSite('build', {
    answer: ({url}) => {
      if (!isBroken || !url.includes('/assets/search/search-outline')) return undefined;
      failures += 1;
      return new Response('', {status: 503});
    },
  });
  await openPage(page, `${site.origin}/search/?q=sharding`);
  const {main, results, retry} = searchPage(page);
  const failure = main.getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  await expect(failure).toContainText('You might want to check your network connection.');
  const failuresBefore = failures;
  await retry.click();
  await expect.poll(() => failures).toBeGreaterThan(failuresBefore);
  await expect(failure).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect(results.first()).toContainText(/sharding/i);
  await expect(failure).toHaveCount(0);
  await site.close();
});

test('bad input in an address breaks nothing and runs nothing, and is shown as text', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  const {main, field, results} = searchPage(page);
  const chat = chatOn(page);
  for (const query of [
    '<script>window.injected=true</script>',
    '<img src=x onerror=window.injected=true> staking',
    '"><svg onload=window.injected=true>',
    'javascript:window.injected=true',
    '%',
    'staking '.repeat(100),
  ]) {
    const text = encodeURIComponent(query);
    const isCode = query.includes('injected');
    await openPage(page, `/search/?q=${text}${isCode ? `&ask=${text}#${text}` : ''}`);
    await expect(main.getByText(/No results for|documents? found/).first(), query).toBeVisible();
    const shown = query.slice(0, 512).trim();
    await expect(page.locator('h1'), query).toContainText(shown);
    if (isCode) await expect(chat.messages.nth(1), query).toContainText(shown);
    const markup = 'script, img, iframe, [onerror], svg[onload], [href^="javascript:" i]';
    await expect(main.locator(markup), query).toHaveCount(0);
    await expect(chat.messages.locator(markup), query).toHaveCount(0);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  }
  await expect(field).toHaveAttribute('maxlength', '512');
  await field.fill('sharding');
  await expect(results.first()).toContainText(/sharding/i);
  expect(errors).toEqual([]);
});

test('pages link to opensearch.xml, whose template opens the search page with results', async ({page}) => {
  await openPage(page, '/');
  const link = page.locator('link[rel=search][type="application/opensearchdescription+xml"]');
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(response.headers()['content-type']).toMatch(/xml/);
  const template = /<Url type="text\/html" method="get" template="([^"]+)"/.exec(await response.text())?.[1];
  const {pathname, search} = new URL(template!.replaceAll('{searchTerms}', 'gas+limit'));
  await page.goto(pathname + search);
  const {field, results} = searchPage(page);
  await expect(field).toHaveValue('gas limit');
  await expect(results.first()).toContainText(/gas/i);
});

test('the not-found page suggests what search finds for its address', async ({page}) => {
  await openPage(page, '/old/docs/what-is-a-guardian.html');
  const suggestions = page.getByRole('region', {name: 'Did you mean'});
  await expect(suggestions.getByRole('link', {name: /guard/i}).first()).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  // In each row, the note is below the link.
  const gaps = await page
    .locator('main li:has(> :nth-child(2))')
    .evaluateAll((rows) =>
      rows.map(
        ({children: [link, note]}) =>
          note!.getBoundingClientRect().top - link!.getBoundingClientRect().bottom,
      ),
    );
  expect(gaps.length).toBeGreaterThan(3);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(-1);
});
