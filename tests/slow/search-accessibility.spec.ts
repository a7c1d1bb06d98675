import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';
import {storedResult, storeSearches} from '../support/searchHistory';
import {serveSite} from '../support/servedSite';
import {ofSection, openSearch} from '../support/searchUi';

/** Checks both widths for results; the other states have fewer elements. */
const WIDTHS = [320, 1440];

async function expectNothingFound(page: Page, state: string, widths = [320]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    expect(await pageViolations(page), `${state}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${state}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

test.describe('axe finds no violations in either colour mode at 320 and 1440 px', () => {
  test.setTimeout(180_000);
  test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

  test('with search open: empty, with results, and with none', async ({page}) => {
    const {field, results, snippet, dialog} = await openSearch(page, '/learn/chronology/');
    await expectNothingFound(page, 'empty');
    await field.fill('staking');
    await expect(results.first()).toBeVisible();
    await expect(snippet).toBeVisible();
    await expectNothingFound(page, 'results', WIDTHS);
    await field.fill('xqzzwv');
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await expectNothingFound(page, 'no results');
  });

  test('with search open: recent and favourite searches, and an error', async ({page}) => {
    const site = await serveSite('build', {
      answer: ({url}) => (url.includes('/assets/search/') ? new Response('', {status: 500}) : undefined),
    });
    await openPage(page, site.origin);
    const [first, second, third] = [storedResult(1), storedResult(2), storedResult(3)];
    const heading = {...second, type: 'lvl2', hierarchy: {...second.hierarchy, lvl2: 'A heading'}};
    await storeSearches(page, {recent: [first, heading], favourites: [third]});
    const {field, results, dialog} = await openSearch(page, site.origin);
    await expect(results).toHaveCount(3);
    await expectNothingFound(page, 'recent and favourite');
    await field.fill('staking');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await expectNothingFound(page, 'error');
    await site.close();
  });

  test('on the search page: with results, and with none', async ({page}) => {
    await openPage(page, '/search/?q=staking');
    await expect(ofSection(page.getByRole('article')).locator('p mark').first()).toBeVisible();
    await expectNothingFound(page, 'results', WIDTHS);
    await openPage(page, '/search/?q=xqzzwv');
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expectNothingFound(page, 'no results');
  });
});
