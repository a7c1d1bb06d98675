import {expect, test, type Page} from '@playwright/test';
import {keepLinksFromPrefetching} from '../support/prefetch';

/** Navigates to a page that never loads, with a paused clock. */
async function leaveForever(page: Page): Promise<void> {
  await keepLinksFromPrefetching(page);
  await page.clock.install();
  await page.goto('/learn/entities/');
  await expect(page.getByRole('button', {name: /Switch between dark and light/})).toBeEnabled();
  await page.route('**/assets/js/**', () => {
    // No response, so the navigation stays pending.
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Consensus'}).click();
}

test.describe('9. Business constants and limits', () => {
  test('progress bar: minimum 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms (§9.12)', async ({
    page,
  }) => {
    await leaveForever(page);
    // Progress steps are a random part of the rate; with this value, the full rate.
    await page.evaluate(() => {
      Math.random = () => 1;
    });
    await page.clock.runFor(200);
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toHaveCSS('transition-duration', '0.2s');
    await expect(bar).toHaveAttribute('style', /translate3d\(-92%/);
    await page.clock.runFor(799);
    await expect(bar).toHaveAttribute('style', /translate3d\(-92%/);
    await page.clock.runFor(1);
    await expect(bar).toHaveAttribute('style', /translate3d\(-90%/);
  });

  test('progress bar: starts 200 ms after a path change (§4.16, §9.12)', async ({page}) => {
    await leaveForever(page);
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress')).toHaveCount(1);
  });

  test('scroll animation factor: 0.85 (§9.13)', async ({page}) => {
    await page.clock.install();
    await page.goto('/learn/entities/');
    await expect(page.getByRole('button', {name: /Switch between dark and light/})).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 60_000);
    const top = () => page.evaluate(() => Math.round(scrollY));
    // Two positions in one frame would cause a single scroll event without a change of direction.
    const scrollTo = async (y: number) => {
      await page.evaluate(
        (to) =>
          new Promise((resolve) => {
            window.addEventListener('scroll', resolve, {once: true});
            window.scrollTo(0, to);
          }).then(() => {}),
        y,
      );
      expect(await top()).toBe(y);
    };
    await scrollTo(1200);
    await scrollTo(1000);
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    expect(await top()).toBe(850);
    await page.clock.runFor(16);
    expect(await top()).toBe(722);
  });

  test('copied indicator: 1000 ms (§4.31, §9.17)', async ({page, context}) => {
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
});
