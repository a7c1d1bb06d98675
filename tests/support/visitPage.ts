import {expect, test as base, type Page, type ViewportSize} from '@playwright/test';
import {expectHydrated} from './openPage';
import {collectPageErrors} from './pageErrors';
import {pageViolations} from './pageViolations';
import {notFoundPage} from './pages';
import {problemsOnDesktop, problemsOnPhone} from './readingProblems';

type Visitor = {page: Page; complaints: string[]};

/** `visitor` is a browser page that is reused, so that shared files come from the browser's cache. */
export const test = base.extend<object, {visitor: Visitor}>({
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

type Options = {viewport: ViewportSize; checksAccessibility: boolean};

/** Checks that a page has no error, violates no policy, and is readable at 1440, 360 and 320 px; with axe at the first two. */
export async function visitPage(
  {page, complaints}: Visitor,
  path: string,
  {viewport, checksAccessibility}: Options,
): Promise<void> {
  await page.setViewportSize(viewport);
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(path === notFoundPage ? 404 : 200);
  await expectHydrated(page);
  // Fades follow the layout one frame later.
  await expect.poll(() => problemsOnDesktop(page), path).toEqual([]);
  if (checksAccessibility) expect(await pageViolations(page), path).toEqual([]);
  await page.setViewportSize({width: 360, height: 780});
  await expect.poll(() => problemsOnPhone(page), path).toEqual([]);
  if (checksAccessibility) expect(await pageViolations(page), `${path}, 360 px`).toEqual([]);
  // 320 px equals 1280 px at a zoom of 400 % (WCAG 1.4.10).
  await page.setViewportSize({width: 320, height: 640});
  await expect.poll(() => overflowOf(page), path).toEqual([]);
  const expected = path === notFoundPage ? [expect.stringContaining('status of 404')] : [];
  // A late error is reported for the next page, but contains the URL of this one.
  expect(complaints.splice(0)).toEqual(expected);
}

/** Returns the elements that are wider than the page and not in a scrollable box. */
async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 3);
  });
}
