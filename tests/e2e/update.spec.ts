import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {listOfflineFiles} from '../../plugins/offline-app/listOfflineFiles';
import {installOfflineApp, waitForWorker} from '../support/offlineApp';
import {pageViolations} from '../support/pageViolations';
import {serveSite} from '../support/servedSite';

type Site = Awaited<ReturnType<typeof serveSite>>;

/**
 * The next release: the build with another home page and a new list of offline files. This changes the worker as a second
 * build would, but is much faster.
 */
async function makeNextBuild(directory: string): Promise<void> {
  cpSync('build', directory, {recursive: true});
  const home = path.join(directory, 'index.html');
  writeFileSync(
    home,
    readFileSync(home, 'utf8').replace('</head>', '<meta name="release" content="next"></head>'),
  );
  await listOfflineFiles(directory, '/');
  for (const file of ['index.html', 'sw.js'])
    for (const form of ['br', 'gz']) rmSync(path.join(directory, `${file}.${form}`), {force: true});
}

const test = base.extend<{site: Site}, {nextBuild: string}>({
  nextBuild: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, {workerIndex}) => {
      const directory = path.join(os.tmpdir(), `docs-next-build-${process.pid}-${workerIndex}`);
      await makeNextBuild(directory);
      await use(directory);
      rmSync(directory, {recursive: true});
    },
    {scope: 'worker'},
  ],
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await serveSite('build');
    await use(site);
    await site.close();
  },
});

const releaseOf = (page: Page) => page.locator('meta[name=release]');
const popup = (page: Page) => page.getByRole('region', {name: 'Update'});

test('a new release in offline mode is announced on each load until the reader chooses to reload', async ({
  page,
  site,
  nextBuild,
}) => {
  await installOfflineApp(page, `${site.origin}/?offlineMode=true`);
  site.release(nextBuild);
  await page.reload();
  await expect(popup(page).getByRole('status')).toHaveText('A new version of these pages is ready.');
  expect(await pageViolations(page)).toEqual([]);
  await popup(page).getByRole('button', {name: 'Not now'}).click();
  await expect(popup(page)).toHaveCount(0);

  await page.reload();
  await popup(page).getByRole('button', {name: 'Reload'}).focus();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);

  await page.reload();
  await expect(releaseOf(page)).toHaveCount(0);
  const reloaded = page.waitForEvent('load');
  await popup(page).getByRole('button', {name: 'Reload'}).click();
  await reloaded;
  await expect(releaseOf(page)).toHaveAttribute('content', 'next');
  await expect(popup(page)).toHaveCount(0);
});

test('a new release without offline mode takes over silently', async ({page, site, nextBuild}) => {
  await page.goto(`${site.origin}/`);
  expect((await waitForWorker(page)).offlineMode).toBe(false);
  site.release(nextBuild);
  await page.addInitScript(() => {
    (window as {takenOver?: Promise<void>}).takenOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    });
  });
  await page.reload();
  await page.evaluate(() => (window as {takenOver?: Promise<void>}).takenOver);
  await expect(releaseOf(page)).toHaveAttribute('content', 'next');
  await expect(popup(page)).toHaveCount(0);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting),
  ).toBeNull();
});
