import {expect, keptFiles, registrationOf, test, waitForWorker} from '../support/offlineApp';
import {serveSite} from '../support/servedSite';

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
