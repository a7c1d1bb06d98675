import {expect, test} from '@playwright/test';
import {firstPaints, testFirstPaint} from '../support/firstPaint';
import {openPage} from '../support/openPage';
import {searchModal} from '../support/searchUi';

// Each page once, with the next of the four combinations of width and mode; tests/slow has all.
firstPaints.filter((_, index) => index % 4 === Math.floor(index / 4) % 4).forEach(testFirstPaint);

test('a style sheet that loads on demand can override those of the page', async ({page}) => {
  await openPage(page, '/learn/consensus/');
  await page.keyboard.press('Control+k');
  await expect(searchModal(page).dialog).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({href}) => href?.replace(/.*\/|\..*/g, '')),
  );
  expect(sheets).toEqual([undefined, 'styles', 'search-styles']);
});
