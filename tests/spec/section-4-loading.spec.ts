import {expect, test, type Page, type Request} from '@playwright/test';
import {holdRequests} from '../support/holdRequests';
import {interceptRequests} from '../support/interceptRequests';
import {expectHydrated, expectIdle, openPage} from '../support/openPage';
import {keepLinksFromPrefetching} from '../support/prefetch';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});

test.describe('4. Loading pages', () => {
  const consensus = (page: Page) =>
    page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Consensus'});

  const scripts = '**/assets/js/**';

  /** Opens a page without link prefetching. */
  async function openWithoutPrefetch(page: Page) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '2g'}});
    });
    await openPage(page, '/learn/entities/');
  }

  test('loading: the progress bar starts after a path change and finishes when the route is loaded (§2.32, §4.12)', async ({
    page,
  }) => {
    await openWithoutPrefetch(page);
    const deliver = await holdRequests(page, scripts);
    await consensus(page).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    deliver();
    await expect(page.getByRole('heading', {level: 1, name: /Consensus/})).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('failed: shows the error in a red box with Retry, which reloads the page chunk and shows the spinner (§2.29, §2.30, §4.11, §8.4)', async ({
    page,
  }) => {
    await openWithoutPrefetch(page);
    await interceptRequests(page, scripts, (route) => route.abort());
    await consensus(page).click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Loading chunk');
    await expect(failure).toHaveCSS('background-color', 'rgb(163, 32, 26)');
    await page.unroute(scripts);
    const deliver = await holdRequests(page, scripts);
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
    deliver();
    await expect(page.getByRole('heading', {level: 1, name: /Consensus/})).toBeVisible();
  });

  test('the spinner appears after 200 ms (§4.10, §9.11)', async ({page}) => {
    await page.clock.install();
    await openWithoutPrefetch(page);
    await interceptRequests(page, scripts, (route) => route.abort());
    await consensus(page).click();
    const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await page.unroute(scripts);
    const deliver = await holdRequests(page, scripts);
    await page.clock.pauseAt(Date.now() + 60_000);
    const spinner = page.getByRole('status', {name: 'Loading the page'});
    await retry.click();
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    await page.clock.resume();
    deliver();
  });

  for (const [path, mark, lastWords] of [
    ['/learn/sharding/', '"permalink":"/learn/sharding","draft"', 'Next'],
    ['/', 'Build on MultiversX: one chain', 'Made with'],
  ] as const) {
    test(`failed: ${path} as the first page stays readable, says so, and can be reloaded`, async ({page}) => {
      await page.route('**/assets/js/**', async (route) => {
        const response = await route.fetch();
        const isOwnPiece = (await response.text()).includes(mark);
        return isOwnPiece ? route.abort() : route.fulfill({response});
      });
      await page.goto(path);
      const failure = page.getByRole('alert');
      await expect(failure).toHaveCount(1);
      await expect(failure).toContainText('You can read the page');
      await expect(failure).toBeInViewport();
      await expect(failure).toHaveCSS('background-color', 'rgb(163, 32, 26)');
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page.locator('body')).toContainText(lastWords);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
      await expect(page).toHaveTitle(/ · |MultiversX/);

      // Links load documents.
      await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
      await expect(page).toHaveURL('/welcome/terminology/');
      await expectHydrated(page);
      await page.goBack();
      await expect(failure).toBeVisible();

      // Pending requests are answered first.
      await page.unrouteAll({behavior: 'wait'});
      await failure.getByRole('button', {name: 'Reload'}).click();
      await expectHydrated(page);
      await expect(failure).toHaveCount(0);
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    });
  }

  test('links are prefetched when visible (§4.15)', async ({page}) => {
    await page.goto('/learn/entities/');
    await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
    await keepLinksFromPrefetching(page);
    await page.goto('/learn/entities/');
    await expectIdle(page);
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  });

  for (const gesture of ['hover', 'touch'] as const) {
    test(`links are preloaded on ${gesture}, so that a click needs no network (§4.14)`, async ({page}) => {
      await keepLinksFromPrefetching(page);
      const underWay = new Set<Request>();
      page.on('request', (request) => underWay.add(request));
      page.on('requestfinished', (request) => underWay.delete(request));
      await openPage(page, '/learn/entities/');
      const piece = page.waitForResponse(
        async (response) =>
          response.url().endsWith('.js') && (await response.text()).includes('are asked to sign it'),
      );
      if (gesture === 'hover') await consensus(page).hover();
      else await consensus(page).dispatchEvent('touchstart');
      await piece;
      // A page has several chunks, which are requested at the same time.
      await expect.poll(() => underWay.size).toBe(0);
      await page.context().setOffline(true);
      await consensus(page).click();
      await expect(page.getByRole('heading', {level: 1, name: /Consensus/})).toBeVisible();
    });
  }
});
