import {expect, type Page, type Route} from '@playwright/test';

/**
 * Handles the requests of a page that match a pattern, from now on. Chromium can send a request of an open page past
 * `page.route` for a moment after it resolved, so this waits until a request of the page is intercepted.
 */
export async function interceptRequests(
  page: Page,
  pattern: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<void> {
  await page.route(pattern, handle);
  if (page.url() === 'about:blank') return;
  const probe = '**/version.json?intercepted';
  await page.route(probe, (route) => route.fulfill({status: 204}));
  const statusOfProbe = () =>
    page.evaluate(async () => (await fetch('/version.json?intercepted', {cache: 'no-store'})).status);
  await expect.poll(statusOfProbe).toBe(204);
  await page.unroute(probe);
}
