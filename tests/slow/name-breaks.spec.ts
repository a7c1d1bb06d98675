import {expect, test} from '@playwright/test';
import {brokenNames} from '../support/brokenNames';
import {openPage} from '../support/openPage';
import {settled} from '../support/settled';

test.use({viewport: {width: 360, height: 740}});

for (const route of [
  '/sdk-and-tools/rest-api/multiversx-api/accounts/',
  '/sdk-and-tools/rest-api/multiversx-api/nodes/',
  '/sdk-and-tools/rest-api/multiversx-api/',
  '/sdk-and-tools/rest-api/addresses/',
  '/developers/developer-reference/storage-mappers/',
  '/tokens/fungible-tokens/',
  '/validators/node-configuration/',
]) {
  test(`no path or name of ${route} breaks inside a word at 360 px`, async ({page}) => {
    await openPage(page, route);
    expect(await brokenNames(page, '.markdown code, .markdown :is(h1, h2, h3)')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('no path breaks inside a word in search results and suggestions at 360 px', async ({page}) => {
  await openPage(page, '/search/?q=GET+/accounts/{address}/history/{tokenIdentifier}/count');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2}).first()).toBeVisible();
  expect(await brokenNames(page, 'main')).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('/accounts/{address}/history/{tokenIdentifier}/count');
  await expect(page.getByRole('treeitem').nth(1)).toBeVisible();
  await settled(page.locator('.DocSearch-Dropdown'));
  expect(await brokenNames(page, '.DocSearch-Hit')).toEqual([]);

  await openPage(page, '/sdk-and-tools/rest-api/multiversx-api/accounts-transactions/');
  await expect(page.getByRole('heading', {name: 'Did you mean'})).toBeVisible();
  expect(await brokenNames(page, 'main')).toEqual([]);
});
