import {expect, test} from '@playwright/test';
import {redirects} from '../../src/config/redirects';
import routes from '../../src/config/routes.json';
import {expectHydrated, expectIdle, openPage} from '../support/openPage';
import {collectPageErrors} from '../support/pageErrors';
import {keepLinksFromPrefetching} from '../support/prefetch';

const phone = {width: 390, height: 800};

test.describe('2. Screens and routes', () => {
  test('documents are served from the site root at exact paths, with and without a trailing slash (§2.1)', async ({
    request,
  }) => {
    for (const route of ['/learn/sharding', '/learn/EGLD', '/tokens/intro']) {
      const direct = await request.get(`${route}/`, {maxRedirects: 0});
      expect(direct.status(), route).toBe(200);
      const bare = await request.get(route);
      expect(bare.status(), route).toBe(200);
      expect(new URL(bare.url()).pathname).toBe(`${route}/`);
    }
    expect((await request.get('/learn/egld/')).status()).toBe(404);
  });

  test('each document is a separate chunk, loaded on demand, in the same layout (§2.2, §2.3)', async ({
    page,
  }) => {
    await keepLinksFromPrefetching(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const withTextOfConsensus = async () =>
      (await Promise.all(scripts)).filter((text) => text.includes('are asked to sign it')).length;
    await openPage(page, '/learn/entities/');
    await expectIdle(page);
    expect(await withTextOfConsensus()).toBe(0);
    // The layout is the same one: its elements stay.
    const bar = await page.getByRole('navigation', {name: 'Main'}).elementHandle();
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Consensus'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Consensus'})).toBeVisible();
    await expect.poll(withTextOfConsensus).toBe(1);
    expect(await bar!.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('/sovereign/ has 35 to 40 pages, and indices/ about 20 (§2.16, §2.17)', async ({request}) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const countOf = (folder: string) => sitemap.split(`${folder}`).length - 1;
    expect(countOf('/sovereign/')).toBeGreaterThanOrEqual(35);
    expect(countOf('/sovereign/')).toBeLessThanOrEqual(40);
    expect(Math.abs(countOf('/indices/es-index-') - 20)).toBeLessThanOrEqual(2);
  });

  test('unmatched paths show a not-found page, which suggests the closest routes and offers search (§2.4)', async ({
    page,
  }) => {
    const response = await page.goto('/technology/shardng/');
    expect(response!.status()).toBe(404);
    await expectHydrated(page);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    const main = page.getByRole('main');
    const suggestions = main.getByRole('region', {name: 'Did you mean'}).getByRole('link');
    await expect(suggestions).toHaveText(['Sharding']);
    await expect(suggestions).toHaveAttribute('href', '/learn/sharding/');
    await main.getByRole('searchbox').fill('sharding');
    await main.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\/\?q=sharding/);
  });

  test('beyond the specification: the not-found page suggests nothing if no route is similar', async ({
    page,
  }) => {
    const outline = page.waitForResponse(/search-outline/);
    await page.goto('/no/such/page/');
    expect((await outline).ok()).toBe(true);
    // It appears when the suggestions are known.
    await expect(page.getByRole('region', {name: 'Start over'})).toBeVisible();
    await expect(page.getByRole('region', {name: 'Did you mean'})).toHaveCount(0);
  });

  test('every published page returns 200 (§2.6, §2.15)', async ({request}) => {
    for (const route of routes.published) expect((await request.get(`${route}/`)).status(), route).toBe(200);
  });

  test("pages share the sidebar docs; a page that the specification omits isn't in it and doesn't show it (§2.18, §2.19)", async ({
    page,
  }) => {
    await page.goto('/learn/sharding/');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Sharding'})).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.locator('a[href="/utils/"]')).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
    // Internal links and the canonical URL end with a slash.
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/learn\/sharding\/$/);
    const internal = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(internal.length).toBeGreaterThan(3);
    for (const href of internal) expect(href).toMatch(/^\/([^?#]*\/)?([?#].*)?$/);

    await page.goto('/utils/');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
  });

  test.describe('old paths', () => {
    // If service workers are blocked, each page logs an error.
    test.use({serviceWorkers: 'allow'});

    test('redirect to their pages without an error, and keep the query and hash (§2.20)', async ({page}) => {
      const complaints = await collectPageErrors(page);
      // built-pages.spec.ts reads all of them.
      for (const {from, to} of redirects.filter((_, index) => index % 30 === 0)) {
        // The page redirects before the load event that goto waits for.
        await page.goto(`${encodeURI(from)}/?x=1#y`, {waitUntil: 'commit'});
        await expect
          .poll(() => page.url(), {message: `${from} → ${to}`})
          .toMatch(new RegExp(`${to}/?\\?x=1#y$`));
      }
      expect(complaints).toEqual([]);
    });
  });

  test('a skip link leads to the main content (§2.21)', async ({page}) => {
    await openPage(page, '/learn/sharding/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    // The next Tab moves focus into the content.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('up to 996 px, a hamburger opens a sidebar with a back-to-main-menu button (§2.22, §9.3)', async ({
    page,
  }) => {
    await openPage(page, '/learn/sharding/');
    const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
    await page.setViewportSize({width: 997, height: 800});
    await expect(hamburger).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(hamburger).toBeVisible();
    await page.setViewportSize(phone);
    await hamburger.click();
    const back = page.getByRole('button', {name: /Back to main menu/});
    await expect(back).toBeVisible();
    await back.click();
    for (const label of ['Developers', 'Validators', 'Integrate', 'Learn', 'GitHub', 'Discord', 'Telegram']) {
      await expect(
        // The second panel, with the sidebar of the page, is hidden now.
        page.locator('.navbar-sidebar__item').first().getByRole('link', {name: label, exact: true}),
      ).toBeVisible();
    }
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(back).toBeHidden();
  });

  test('the table of contents shows heading levels 2 to 3 (§2.26, §9.2)', async ({page}) => {
    await openPage(page, '/welcome/terminology/');
    const links = page.locator('.table-of-contents a');
    const targets = await links.evaluateAll((list) =>
      list.map(
        (link) => document.getElementById(decodeURIComponent(link.getAttribute('href')!.slice(1)))?.tagName,
      ),
    );
    expect(new Set(targets)).toEqual(new Set(['H2', 'H3']));
  });

  test('the footer has link columns, a copyright line and the credit that links to the company; the entry document is the welcome page (§2.5, §2.27, §2.28)', async ({
    page,
  }) => {
    await openPage(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__col')).toHaveCount(4);
    await expect(footer).toContainText(/Copyright © \d{4} MultiversX/);
    await expect(footer.getByRole('link', {name: 'Third-party licenses'})).toHaveAttribute(
      'href',
      '/licenses.txt',
    );
    const credit = footer.getByText(/Made with/);
    await expect(credit).toContainText('by MultiversX');
    await expect(credit.getByRole('link')).toHaveAttribute('href', 'https://multiversx.com');
    await page.locator('main a[href="/welcome/welcome-to-multiversx/"]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Welcome to MultiversX/);
  });
});
