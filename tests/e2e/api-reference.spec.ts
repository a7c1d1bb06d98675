import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {requestsOf} from '../support/requestsOf';

const ACCOUNTS = '/sdk-and-tools/rest-api/multiversx-api/accounts/';

/** The path and the console of an operation, its description and its code, below its heading. */
function operationOf(page: Page, id: string) {
  return page.locator(`h2#${id} + div`);
}

test('a reader finds an operation in the list, sees what it takes and returns, and tries it in place', async ({
  page,
}) => {
  const loaded = requestsOf(page);
  await openPage(page, ACCOUNTS);
  await page.getByText('10 operations').click();
  await page.getByRole('link', {name: 'GET /accounts/{address}', exact: true}).click();
  await expect(page).toHaveURL(/#get-account$/);
  const text = operationOf(page, 'get-account');
  const code = text.locator('> div').last();
  await expect(text.getByText('/accounts/{address}')).toBeVisible();
  await expect(text.getByText('account address, in bech32')).toBeVisible();
  const details = text.locator('details');
  const parameter = details.locator('li').filter({hasText: /^withGuardianInfo/});
  await expect(parameter).toBeHidden();
  await details.locator('> summary').click();
  await expect(parameter).toBeVisible();

  await expect(code.getByRole('tabpanel').first()).toContainText(
    "curl 'https://api.multiversx.com/accounts/erd1",
  );
  await code.getByRole('tab', {name: 'Go'}).click();
  await expect(code.getByText('package main')).toBeVisible();

  expect(loaded.filter((url) => url.includes('/openapi/'))).toEqual([]);
  await text.getByRole('button', {name: 'Try it'}).click();
  await expect(text.getByRole('combobox', {name: 'Network'})).toBeVisible();
  expect(loaded.filter((url) => url.includes('/openapi/'))).toEqual([
    expect.stringMatching(/operations-api-accounts\.json$/),
  ]);

  // The code beside the description follows the console, which is as wide as both.
  await expect(text.getByRole('tablist')).toHaveCount(1);
  const address = 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx';
  const field = text.getByRole('textbox', {name: 'address', exact: true});
  await field.fill(address);
  await expect(code.getByRole('tabpanel')).toContainText(`/accounts/${address}`);
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);

  await text.getByRole('link', {name: 'account object'}).click();
  await expect(page).toHaveURL(/#account-object$/);
});

test('the collapsed code of an operation on other pages appears in the language that the reader selects', async ({
  page,
}) => {
  await openPage(page, '/sdk-and-tools/rest-api/addresses/');
  const details = page.locator('details:has([role=tab])').first();
  await expect(details.locator('[role=tabpanel]')).toHaveCount(1);
  await details.locator('> summary').click();
  await details.getByRole('tab', {name: 'TypeScript'}).click();
  await expect(details.locator('[role=tabpanel]')).toHaveCount(1);
  await expect(details.getByText('await fetch(')).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [360, 960],
] as const) {
  test(`the first operation begins in the first ${height} px of a window of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openPage(page, ACCOUNTS);
    await expect(page.locator('h2#list-accounts + div > div').first()).toBeInViewport({ratio: 1});
  });
}

for (const [width, columns] of [
  [1440, 2],
  [1200, 2],
  [1024, 1],
  [360, 1],
] as const) {
  test(`at ${width} px, an operation has ${columns === 2 ? 'two columns' : 'one column'}, and the page doesn't scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, ACCOUNTS);
    const parts = operationOf(page, 'get-account').locator('> div:nth-last-child(-n + 2)');
    const boxes = await parts.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().left),
    );
    expect(new Set(boxes).size).toBe(columns);
    expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBe(width);
    // Names of parameters don't break.
    const lines = await page
      .locator('h2 + div li > p > code:first-child, h2 + div li > code:first-child')
      .evaluateAll((elements) => elements.map((element) => element.getClientRects().length));
    expect(Math.max(...lines)).toBe(1);
  });
}
