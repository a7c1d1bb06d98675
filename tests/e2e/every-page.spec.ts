import {expect, test as base, type Page} from '@playwright/test';
import {expectHydrated} from '../support/openPage';
import {collectPageErrors} from '../support/pageErrors';
import {pageViolations} from '../support/pageViolations';
import {allPages, notFoundPage} from '../support/pages';
import {problemsOnDesktop, problemsOnPhone} from '../support/readingProblems';

type Visitor = {page: Page; complaints: string[]};

/** `visitor` is a browser page that is reused, so that shared files come from the browser's cache. */
const test = base.extend<object, {visitor: Visitor}>({
  visitor: [
    async ({browser}, use, {project}) => {
      // The worker handles no requests here. If workers were blocked, each page would log an error.
      const context = await browser.newContext({
        ...project.use,
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
      });
      const page = await context.newPage();
      const complaints = await collectPageErrors(page);
      page.on('request', (request) => {
        const {protocol, hostname} = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost')
          complaints.push(`${page.url()}: requests ${request.url()} of a third party`);
      });
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // A navigation aborts prefetches.
        if (reason !== 'net::ERR_ABORTED')
          complaints.push(`${page.url()}: ${request.url()} failed: ${reason}`);
      });
      await use({page, complaints});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

// Violations name their elements, so a trace is not needed.
test.describe.configure({timeout: 240_000});
test.use({trace: 'off', contextOptions: {reducedMotion: 'reduce'}});

/** Returns the elements that are wider than the page and not in a scrollable box. */
async function overflowOf(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 3);
  });
}

// All checks share one visit per page, because there are many pages.
for (const [index, path] of allPages.entries()) {
  test(`${path}: no error, no violated policy, readable from 320 px`, async ({
    visitor: {page, complaints},
    viewport,
  }) => {
    await page.setViewportSize(viewport!);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === notFoundPage ? 404 : 200);
    await expectHydrated(page);
    // Fades follow the layout one frame later.
    await expect.poll(() => problemsOnDesktop(page)).toEqual([]);
    // `npm run test:accessibility` checks every page with axe. Here, every eighth page is a sample.
    const isChecked = index % 8 === 0;
    if (isChecked) expect(await pageViolations(page)).toEqual([]);
    await page.setViewportSize({width: 360, height: 780});
    await expect.poll(() => problemsOnPhone(page)).toEqual([]);
    if (isChecked) expect(await pageViolations(page)).toEqual([]);
    // 320 px equals 1280 px at a zoom of 400 % (WCAG 1.4.10).
    await page.setViewportSize({width: 320, height: 640});
    await expect.poll(() => overflowOf(page)).toEqual([]);
    const expected = path === notFoundPage ? [expect.stringContaining('status of 404')] : [];
    // A late error is reported for the next page, but contains the URL of this one.
    expect(complaints.splice(0)).toEqual(expected);
  });
}
