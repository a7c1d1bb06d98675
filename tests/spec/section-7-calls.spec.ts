import {expect, test} from '@playwright/test';
import {expectIdle, openPage} from '../support/openPage';
import {keepLinksFromPrefetching} from '../support/prefetch';

test.describe('7. Calls made', () => {
  test('by default, a page makes no requests to other hosts', async ({page, baseURL}) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL!).origin && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    // built-pages.spec.ts reads what every page loads.
    for (const path of ['/', '/learn/economics/', '/search/?q=shard']) {
      await page.goto(path);
      await expectIdle(page);
    }
    expect(foreign).toEqual([]);
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
  });

  test('page content: following a link fetches only scripts, without a request body (§7.7)', async ({
    page,
  }) => {
    await keepLinksFromPrefetching(page);
    await openPage(page, '/learn/entities/');
    await expectIdle(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      // The browser requests the favicon again for each title.
      if (pathname.startsWith('/img/')) return;
      calls.push(`${request.method()} ${pathname.replace(/[^/]+$/, '*')} ${request.postData() ?? ''}`.trim());
    });
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Consensus'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Consensus'})).toBeVisible();
    expect([...new Set(calls)]).toEqual(['GET /assets/js/*']);
  });
});
