import {expect, test as base, type Page} from '@playwright/test';
import {collectComplaints} from '../support/complaints';
import {openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';
import {allPages, notFoundPage} from '../support/pages';

type Visitor = {page: Page; complaints: string[]};

/** `visitor` goes from page to page, and so takes from the browser's cache what all pages share. */
const test = base.extend<object, {visitor: Visitor}>({
  visitor: [
    async ({browser}, use, {project}) => {
      // The worker answers nothing here; blocked, its registration would log an error on every page.
      const context = await browser.newContext({
        ...project.use,
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
      });
      const page = await context.newPage();
      await use({page, complaints: await collectComplaints(page)});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

// What was found names its elements: a recording would add nothing.
test.describe.configure({timeout: 240_000});
test.use({trace: 'off', contextOptions: {reducedMotion: 'reduce'}});

/** What is wider than the page without a box of its own to scroll in. */
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

// One visit serves all checks: there are as many visits as pages.
for (const path of allPages) {
  test(`${path}: no error, no violated policy, nothing for axe in either mode, 320 px are enough`, async ({
    visitor: {page, complaints},
    viewport,
  }) => {
    await page.setViewportSize(viewport!);
    await openPage(page, path);
    expect(await pageViolations(page)).toEqual([]);
    // 320 px is also 1280 px at a zoom of 400 % (WCAG 1.4.10).
    await page.setViewportSize({width: 320, height: 640});
    await expect.poll(() => overflowOf(page)).toEqual([]);
    const expected = path === notFoundPage ? [expect.stringContaining('status of 404')] : [];
    // One that comes too late is the next page's, and names this one.
    expect(complaints.splice(0)).toEqual(expected);
  });
}
