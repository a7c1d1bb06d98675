import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';
import {requestsOf} from '../support/requestsOf';

test('a former link adds no history entry, moves the focus to its section, and works again on the same page', async ({
  page,
}) => {
  await openPage(page, '/offline/');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.goto('/tokens/fungible-tokens/#mint');
  await expect(page).toHaveURL('/tokens/fungible-tokens/supply/#mint');
  await expect(page.locator('#mint')).toBeFocused();
  expect(await entries()).toBe(before + 1);
  await openPage(page, '/tokens/fungible-tokens/#related');
  await page.evaluate(() => location.assign('#mint'));
  await expect(page).toHaveURL('/tokens/fungible-tokens/supply/#mint');
  await page.goBack();
  await expect(page).toHaveURL('/tokens/fungible-tokens/#related');
});

test('a fragment in no map leads to the heading with the closest words, and a line says so', async ({
  page,
}) => {
  await page.goto('/learn/sharding/#how-a-shard-splits-up');
  const note = page.getByText('This section has moved here.');
  await expect(note).toBeVisible();
  await expect(page).toHaveURL('/learn/sharding/#split');
  await openPage(page, '/learn/sharding/#entirely-unrelated-fragment');
  await expect(page).toHaveURL('/learn/sharding/#entirely-unrelated-fragment');
  await expect(note).toBeHidden();
});

test('a fragment that the page has loads no map', async ({page}) => {
  const requests = requestsOf(page);
  await openPage(page, '/tokens/fungible-tokens/#related');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/former-links/'))).toEqual([]);
});
