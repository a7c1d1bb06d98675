import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {readPrecacheList, withPrecacheList} from '../../plugins/offline-app/precacheList';
import {redirectTargetOf} from '../../plugins/security-headers/redirectPage';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {expect, installOfflineApp, isOnline, openAsInstalledApp, test} from '../support/offlineApp';
import {openPage} from '../support/openPage';
import {collectPageErrors} from '../support/pageErrors';
import {serveSite} from '../support/servedSite';

/** Routes of the sitemap, starting with one of each section. */
function readerRoutes(): string[] {
  const addresses = readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  const routes = [...addresses].map(([, address]) => new URL(address!).pathname);
  const isFirst = (route: string, index: number) =>
    routes.findIndex((other) => other.split('/')[1] === route.split('/')[1]) === index;
  return [...routes.filter(isFirst), ...routes.filter((route, index) => !isFirst(route, index))];
}

/** Returns the site's worker with only these files and pages in its lists: it caches them in one second instead of five. */
function workerWith(keptFiles: ReadonlySet<string>, pages: readonly string[]): string {
  const worker = readFileSync('build/sw.js', 'utf8');
  const files = readPrecacheList(worker)!.files.filter(({url}) => keptFiles.has(decodeURI(url)));
  return withPrecacheList(worker, {files, pages});
}

/** Requests all images of the page and returns those that fail to load. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const results = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => undefined,
          () => picture.currentSrc,
        ),
      ),
    );
    return results.filter(Boolean);
  });

test.describe('an offline session', () => {
  test('opens ten pages of different sections, with their pictures, styles, fonts and code (§4.34)', async ({
    offlinePage: page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const routes = readerRoutes().slice(0, 10);
    expect(routes).toHaveLength(10);
    let codeLines = 0;
    for (const route of routes) {
      const response = await page.goto(route);
      expect(response?.fromServiceWorker(), route).toBe(true);
      expect(response?.status(), route).toBe(200);
      await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', {level: 1}).first(), route).toBeVisible();
      expect(await brokenPictures(page), route).toEqual([]);
      expect(await page.evaluate(() => document.styleSheets.length), route).toBeGreaterThan(0);
      const brokenFonts = await page.evaluate(async () => {
        const fonts = await document.fonts.ready;
        const broken = [...fonts].filter(({status}) => status === 'error').map(({family}) => family);
        // Fallback fonts are system fonts, which can be missing.
        return broken.filter((family) => !family.endsWith(' Fallback'));
      });
      expect(brokenFonts, route).toEqual([]);
      const code = await page.locator('pre code').allInnerTexts();
      codeLines += code.join('\n').split('\n').filter(Boolean).length;
    }
    expect(codeLines).toBeGreaterThan(0);
    expect(await isOnline(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  test('follows links to pages that were never opened', async ({offlinePage: page}) => {
    await page.goto('/learn/architecture-overview/');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Validators'}).click();
    await expect(page).toHaveURL('/validators/overview/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test("copies the Markdown of a page, opens its menu, and doesn't cache llms-full.txt", async ({
    offlinePage: page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/learn/sharding/');
    const read = (file: string) =>
      page.evaluate(
        (file) =>
          fetch(file).then(
            (response) => response.text(),
            () => 'missing',
          ),
        file,
      );
    expect(await read('/learn/sharding/index.md')).toMatch(/^---\ntitle: Sharding\n/);
    expect(await read('/llms-full.txt')).toBe('missing');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle: Sharding\n/);
    // The menu's code is loaded on intent.
    await page.getByRole('button', {name: 'More actions for this page'}).click();
    await expect(page.getByRole('menuitem', {name: 'View as Markdown'})).toBeVisible();
  });

  test('an address with a section opens the page at the section, with its title and no error', async ({
    offlinePage: page,
  }) => {
    const complaints = await collectPageErrors(page);
    await page.goto('/learn/consensus/');
    const section = page.locator('main h2[id]').last();
    const id = await section.getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`/learn/consensus/#${id}`);
    await expect(section).toBeInViewport();
    await expect(page).toHaveTitle(/^Consensus/);
    // A fragment that can't be decoded.
    await page.goto('/learn/sharding/#%E0%A4%A');
    await expect(page).toHaveTitle(/^Sharding/);
    expect(complaints).toEqual([]);
  });

  test('a reload, and the way back from another page, keep the position', async ({offlinePage: page}) => {
    await page.goto('/learn/consensus/#consensus');
    const position = () => page.evaluate(() => Math.round(window.scrollY));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
    await page.reload();
    await expect.poll(position).toBe(1500);
    await page.goto('/offline/');
    await page.goBack();
    await expect.poll(position).toBe(1500);
  });

  test('a tool below the first screen loads with its page, and moves nothing later', async ({
    offlinePage: page,
  }) => {
    await page.goto('/validators/rating/');
    await expect(page.getByText('This is an example.')).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const address of ['/learn/architecture-overview', '/technology/architecture-overview/?q=1#shards']) {
    test(`opens the page at ${address}`, async ({offlinePage: page}) => {
      await page.goto(address);
      await expect(page).toHaveURL(/\/learn\/architecture-overview\/?(?:\?q=1#shards)?$/);
      await expect(page.getByRole('heading', {level: 1})).toContainText(/architecture/i);
    });
  }

  test('shows the offline page at an unknown address, and Retry asks the network again', async ({
    offlinePage: page,
    installed,
  }) => {
    const address = '/no/such-page?offlineMode=true';
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1, name: 'You are offline'})).toBeVisible();
    await expect(page.getByText(`You requested ${address}.`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: 'Developers'})).toBeVisible();

    await installed.setOffline(false);
    await expect(page.getByText('The network is available again.')).toBeVisible();
    await page.getByRole('link', {name: 'Retry'}).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  });
});

test("the offline cache contains every script, style, font and image of the build, and no page's HTML", async ({
  offlinePage: page,
}) => {
  await page.goto('/');
  const kept = new Set(
    await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({url}) => decodeURI(new URL(url).pathname.slice(1)));
    }),
  );
  const built = await listBuiltFiles('build');
  const wanted = built.filter(
    (file) =>
      // Compressed copies of files are only for servers.
      (file.startsWith('assets/') && !/\.(?:LICENSE\.txt|br|gz)$/.test(file)) ||
      /^img\/[^/]+\.(?:svg|png|jpg|webp|avif)$/.test(file),
  );
  const missing = wanted.filter((file) => !kept.has(file) && !file.startsWith('img/social-card.'));
  expect(missing).toEqual([]);
  const pages = [...kept].filter(
    (file) => file.endsWith('.html') && redirectTargetOf(readFileSync(`build/${file}`, 'utf8')) === undefined,
  );
  expect(pages).toEqual(['shell/index.html']);
});

test('a page missing from the cache opens online; offline, the offline page shows its address (§4.33)', async ({
  page,
  context,
}) => {
  const files = new Set(['shell/index.html']);
  let hasWorker = false;
  const site = await serveSite('build', {
    answer: ({url}) => {
      const file = new URL(url).pathname.slice(1);
      if (file === 'sw.js')
        return hasWorker
          ? new Response(workerWith(files, ['offline/', 'learn/consensus/']), {
              headers: {'Content-Type': 'text/javascript'},
            })
          : new Response('', {status: 404});
      files.add(file);
      return undefined;
    },
  });
  await openAsInstalledApp(page);
  // Requests the files of these pages.
  await openPage(page, `${site.origin}/learn/consensus/`);
  await openPage(page, `${site.origin}/offline/?from=/x/`);
  await expect(page.getByText('You requested /x/.')).toBeVisible();
  hasWorker = true;
  await installOfflineApp(page, `${site.origin}/offline/`);
  const heading = page.getByRole('heading', {level: 1});
  await page.goto(`${site.origin}/learn/sharding/`);
  await expect(heading).toHaveText(/sharding/i);

  await context.setOffline(true);
  await page.goto(`${site.origin}/learn/sharding/`);
  await expect(heading).toHaveText('You are offline');
  await expect(page.getByText('You requested /learn/sharding/.')).toBeVisible();
  await page.goto(`${site.origin}/learn/consensus/`);
  await expect(heading).toHaveText(/consensus/i);

  // Nothing is left, and the worker is still active.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${site.origin}/learn/consensus/`);
  await expect(page.locator('body')).toHaveText(/^You are offline, .* Reload this page/);
  await context.setOffline(false);
  await page.goto(`${site.origin}/learn/consensus/`);
  await expect(heading).toHaveText(/consensus/i);
  await site.close();
});
