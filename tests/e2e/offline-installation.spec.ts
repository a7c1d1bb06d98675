import type {Page} from '@playwright/test';
import {expect, registrationOf, test, waitForWorker} from '../support/offlineApp';
import {serveSite} from '../support/servedSite';

async function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().length;
  });
}

test.describe('offline mode', () => {
  test('is off by default, and caches nothing (§7.8)', async ({page}) => {
    await page.goto('/');
    expect(await waitForWorker(page)).toEqual({offlineMode: false, debug: false});
    expect(await keptFiles(page)).toBe(0);
  });

  test('turns on when the app is installed, and the page reloads (§4.32, §4.37)', async ({page}) => {
    await page.goto('/');
    expect((await waitForWorker(page)).offlineMode).toBe(false);
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await reloaded;
    await expect.poll(async () => (await registrationOf(page)).offlineMode).toBe(true);
  });
});

test('a reader keeps all pages on the device on purpose, sees how far the copy is, and removes it', async ({
  page,
  context,
}) => {
  await page.goto('/learn/sharding/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Use offline'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Use these pages offline');
  await page.getByRole('button', {name: /^Keep all pages on this device \(\d+ MB\)$/}).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('All pages are on this device')).toBeVisible({timeout: 120_000});
  await context.setOffline(true);
  await page.goto('/validators/overview/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/./);
  await page.goto('/offline/');
  await context.setOffline(false);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', {name: 'Remove them'}).click();
  await reloaded;
  await expect(page.getByRole('button', {name: /^Keep all pages/})).toBeVisible();
  expect(await keptFiles(page)).toBe(0);
});

test('the manifest has what Chromium needs to install the app (§1.7)', async ({page, context, request}) => {
  await page.goto('/');
  await waitForWorker(page);
  const devtools = await context.newCDPSession(page);
  const {errors, manifest, url} = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // https://web.dev/articles/install-criteria. The headless browser of the tests doesn't report them itself.
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/./),
    startUrl: expect.stringMatching(/^http/),
  });
  expect(manifest.display).toMatch(/^k(Standalone|Fullscreen|MinimalUi)$/);
  for (const size of ['192x192', '512x512']) {
    const icon = manifest.icons?.find(({sizes}) => sizes?.split(' ').includes(size));
    expect(icon, size).toBeDefined();
    expect((await request.get(new URL(icon!.url, url).href)).headers()['content-type']).toBe('image/png');
  }
});

test('a failed registration is logged and the page still works (§7.9, §8.17)', async ({page}) => {
  const site = await serveSite('build', {
    answer: ({url}) => (new URL(url).pathname === '/sw.js' ? new Response('', {status: 500}) : undefined),
  });
  const logged = page.waitForEvent('console', (message) => message.text().includes('registerSW failed'));
  await page.goto(`${site.origin}/?offlineMode=true`);
  expect((await logged).type()).toBe('error');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Learn'}).click();
  await expect(page).toHaveURL(`${site.origin}/learn/architecture-overview/`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await site.close();
});
