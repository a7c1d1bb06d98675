import {expect, test} from '@playwright/test';
import {referencePages} from '../support/pages';

test('no page of the reference has more than 15 screens', async ({page}) => {
  test.setTimeout(240_000);
  const long: string[] = [];
  for (const route of referencePages) {
    await page.goto(`${route}/`);
    const height = await page.evaluate(() => window.document.documentElement.scrollHeight);
    if (height > 15 * 900) long.push(`${route}: ${(height / 900).toFixed(1)} screens`);
  }
  expect(long).toEqual([]);
});
