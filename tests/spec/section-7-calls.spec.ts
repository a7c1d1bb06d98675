import {expect, test} from '@playwright/test';
import {serveFolder} from '../support/variants/serve';
import {buildVariant} from '../support/variants/variant';

test.describe('7. Calls made', () => {
  test('by default a page calls no host but its own', async ({page, baseURL}) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL!).origin && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    for (const path of [
      '/',
      '/learn/consensus/',
      '/learn/economics/',
      '/search/?q=shard',
      '/no/such/page/',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(foreign).toEqual([]);
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
  });

  test('page content: each page is fetched as a separate script piece on demand', async ({page}) => {
    await page.goto('/learn/entities/');
    const pieces = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => /assets\/js\/[\w.-]+\.js$/.test(name)),
    );
    expect(pieces.length).toBeGreaterThan(2);
  });

  test('analytics: with a measurement id, a page view for each route change; preconnect where set', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const build = await buildVariant('plain', {
      env: {ANALYTICS_MEASUREMENT_ID: 'G-TEST12345', PRECONNECT_ORIGIN: 'https://cdn.example.org'},
    });
    expect(build.succeeded, build.output).toBe(true);
    const site = await serveFolder(build.directory);
    try {
      await page.route(/googletagmanager|google-analytics|example\.org/, (route) =>
        route.fulfill({body: '', contentType: 'text/javascript'}),
      );
      await page.goto(`${site.origin}/`);
      await expect(page.locator('link[rel=preconnect][href="https://cdn.example.org"]')).toHaveCount(1);
      const views = () =>
        page.evaluate(
          () =>
            ((window as unknown as {dataLayer: IArguments[]}).dataLayer ?? [])
              .map((entry) => [...entry])
              .filter(([command, name]) => command === 'event' && name === 'page_view').length,
        );
      const before = await views();
      await page.evaluate(() =>
        document.querySelector<HTMLAnchorElement>('a[href="/guide/"], a[href="/search/"]')?.click(),
      );
      await page.goto(`${site.origin}/guide/`);
      await page.locator('.navbar__brand').click();
      await expect(page).toHaveURL(`${site.origin}/`);
      await expect.poll(views).toBeGreaterThan(before);
    } finally {
      await site.close();
      build.remove();
    }
  });
});
