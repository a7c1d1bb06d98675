import {expect, test, type Page} from '@playwright/test';
import {isScriptNeededNow, serveDelayedSite} from '../support/delayedSite';
import {expectIdle, openPage} from '../support/openPage';
import {requestsOf} from '../support/requestsOf';
import {searchButton, searchModal} from '../support/searchUi';

// Each test has several steps in one visit.
test.describe.configure({timeout: 120_000});

const isOfSearch = (url: string) => url.includes('/assets/search/') || /searchWorker|DocSearch/.test(url);

test.describe('search loads with the first intent', () => {
  const intents: Record<string, (page: Page) => Promise<void>> = {
    'pointing at the button': (page) => searchButton(page).hover(),
    'focus on the button': (page) => searchButton(page).focus(),
  };
  for (const [name, act] of Object.entries(intents)) {
    test(`${name}, and nothing loads before`, async ({page}) => {
      const urls = requestsOf(page);
      await openPage(page, '/learn/sharding/');
      await expectIdle(page);
      expect(urls.filter(isOfSearch)).toEqual([]);
      expect(page.workers()).toEqual([]);
      const outline = page.waitForResponse(/\/assets\/search\/search-outline\.\w+\.json$/);
      await act(page);
      await outline;
    });
  }

  test('the keyboard shortcut, and nothing loads before; the worker is a single script', async ({page}) => {
    const urls = requestsOf(page);
    await openPage(page, '/learn/sharding/');
    // This test checks that an idle page requests nothing of search.
    await page.waitForLoadState('networkidle');
    expect(urls.filter(isOfSearch)).toEqual([]);
    expect(page.workers()).toEqual([]);
    const started = page.waitForEvent('worker');
    const outline = page.waitForResponse(/\/assets\/search\/search-outline\.\w+\.json$/);
    const answered = page.waitForResponse(/\/assets\/search\/search-passages\./);
    await page.keyboard.press('Control+k');
    await outline;
    const script = await page.request.get((await started).url());
    expect(await script.text()).toContain('Search outline: expected version');
    await answered;
    const [worker] = page.workers();
    const imported = await worker!.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(imported).toEqual([]);
  });
});

test('titles are requested on the keyboard shortcut, before the modal has loaded', async ({page}) => {
  let isDelayed = false;
  const site = await serveDelayedSite(
    (request) => isDelayed && isScriptNeededNow(request) && !request.url.includes('searchWorker'),
  );
  await openPage(page, `${site.origin}/learn/sharding/`);
  isDelayed = true;
  const outline = page.waitForResponse(/\/assets\/search\/search-outline\./);
  await page.keyboard.press('Control+k');
  expect((await outline).status()).toBe(200);
  await expect(searchModal(page).field).toHaveCount(0);
  site.deliver();
  await page.keyboard.type('sharding');
  await expect(searchModal(page).results.first()).toContainText('Sharding');
  await site.close();
});
