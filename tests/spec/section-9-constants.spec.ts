import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {keepLinksFromPrefetching} from '../support/prefetch';

/** The settings of the progress bar's library, as installed. */
const nprogress = readFileSync('node_modules/nprogress/nprogress.js', 'utf8');

test.describe('9. Business constants and limits', () => {
  test('progress bar: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms', () => {
    expect(nprogress).toMatch(/minimum: 0\.08/);
    expect(nprogress).toMatch(/\bspeed: 200/);
    expect(nprogress).toMatch(/trickleRate: 0\.02/);
    expect(nprogress).toMatch(/trickleSpeed: 800/);
  });

  test('progress bar: starts 200 ms after a path change', async ({page}) => {
    await keepLinksFromPrefetching(page);
    await page.clock.install();
    await page.goto('/learn/entities/');
    await expect(page.getByRole('button', {name: /Switch between dark and light/})).toBeEnabled();
    await page.route('**/assets/js/**', () => {
      // Never answered: the page stays on its way.
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Consensus'}).click();
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress')).toHaveCount(1);
  });

  test('page-loader spinner: 200 ms delay', () => {
    expect(readFileSync('node_modules/react-loadable/lib/index.js', 'utf8')).toMatch(/delay: 200/);
  });

  test('scroll animation factor: 0.85', () => {
    expect(readFileSync('node_modules/@docusaurus/theme-common/lib/utils/scrollUtils.js', 'utf8')).toMatch(
      /0\.85/,
    );
  });

  test('overlay z-index: 200', async ({page}) => {
    await page.goto('/');
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ifm-z-index-overlay').trim(),
      ),
    ).toBe('200');
  });

  test('copied indicator: 1000 ms', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto('/utils/');
    await expect(page.getByRole('button', {name: /Switch between dark and light/})).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.getByRole('button', {name: /^Copy/}).first();
    await button.click();
    await expect(page.getByRole('button', {name: /Copied/}).first()).toBeVisible();
    await page.clock.fastForward(999);
    await expect(page.getByRole('button', {name: /Copied/}).first()).toBeVisible();
    await page.clock.fastForward(2);
    await expect(page.getByRole('button', {name: /Copied/})).toHaveCount(0);
  });

  test('theme storage key: theme', async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['theme']);
  });
});
