import {readFileSync} from 'node:fs';
import {expect, test as base, type Page} from '@playwright/test';
import {withPrecacheList} from '../../plugins/offline-app/precacheList';
import {installOfflineApp, waitForWorker} from '../support/offlineApp';
import {pageViolations} from '../support/pageViolations';
import {serveSite} from '../support/servedSite';

type Site = {origin: string; release(): void};

const read = (file: string) => readFileSync(`build/${file}`, 'utf8');

/** The files of a release. Its worker keeps only the shell, in which the home page opens, so it is installed in one second. */
function filesOf(release: string): Record<string, [text: string, type: string]> {
  const pageOf = (file: string): [string, string] => [
    read(file).replace('</head>', `<meta name="release" content="${release}"></head>`),
    'text/html',
  ];
  const worker = withPrecacheList(read('sw.js'), {
    files: [{url: 'shell/index.html', revision: release}],
    pages: [''],
  });
  return {
    '/': pageOf('index.html'),
    '/shell/index.html': pageOf('shell/index.html'),
    '/sw.js': [worker, 'text/javascript'],
  };
}

const test = base.extend<{site: Site}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  site: async ({}, use) => {
    let files = filesOf('first');
    const {origin, close} = await serveSite('build', {
      answer: ({url}) => {
        const [text, type = ''] = files[new URL(url).pathname] ?? [];
        return text === undefined ? undefined : new Response(text, {headers: {'Content-Type': type}});
      },
    });
    await use({origin, release: () => (files = filesOf('next'))});
    await close();
  },
});

test.use({serviceWorkers: 'allow'});

const releaseOf = (page: Page) => page.locator('meta[name=release]');
const popup = (page: Page) => page.getByRole('region', {name: 'Update'});

test('a new release in offline mode is announced on each load until the reader chooses to reload (§4.35, §4.36)', async ({
  page,
  site,
}) => {
  await installOfflineApp(page, `${site.origin}/?offlineMode=true`);
  site.release();
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
  await expect(releaseOf(page)).toHaveAttribute('content', 'first');
  const reloaded = page.waitForEvent('load');
  await popup(page).getByRole('button', {name: 'Reload'}).click();
  await reloaded;
  await expect(releaseOf(page)).toHaveAttribute('content', 'next');
  await expect(popup(page)).toHaveCount(0);
});

test('a new release without offline mode takes over silently (§4.35)', async ({page, site}) => {
  await page.goto(`${site.origin}/`);
  expect((await waitForWorker(page)).offlineMode).toBe(false);
  site.release();
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
