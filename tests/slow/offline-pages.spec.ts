import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from '../support/offlineApp';
import {allPages, notFoundPage} from '../support/pages';

/** Pages that show a state: search-offline.spec.ts and offline-copy.spec.ts test them. */
const STATEFUL = /^\/(?:search|offline)\//;
const routes = allPages
  .filter((route) => route !== notFoundPage && !STATEFUL.test(route))
  .map((route) => new URL(route, 'https://site.invalid').pathname);

/** Returns the title of a page and the text of its content, without white space: as it is shown, or of its HTML. */
const textOf = (page: Page, html?: string) =>
  page.evaluate((html) => {
    const {title, body} = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const main = body.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
    if (main === undefined) return 'nothing yet';
    for (const element of main.querySelectorAll('noscript, script, style')) element.remove();
    return `${title}: ${main.textContent.replace(/\s/g, '')}`;
  }, html);

// The shell has no HTML of a page, so its script has to contain everything.
for (const [index, part] of ['first', 'second', 'third', 'fourth'].entries()) {
  test(`offline, every page shows the title and the text of its HTML: ${part} quarter`, async ({
    offlinePage: page,
  }) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(`${page.url()}: ${message}`));
    const quarter = Math.ceil(routes.length / 4);
    for (const route of routes.slice(index * quarter, (index + 1) * quarter)) {
      await page.goto(route);
      const html = readFileSync(`build${decodeURI(route)}index.html`, 'utf8');
      const expected = await textOf(page, html);
      await expect.poll(() => textOf(page), route).toBe(expected);
    }
    expect(errors).toEqual([]);
  });
}
