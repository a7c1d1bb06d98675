import {expect, keptFiles, test} from '../support/offlineApp';

test.use({serviceWorkers: 'allow'});

test('a reader keeps all pages on the device on purpose, sees how far the copy is, and removes it', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await page.goto('/learn/sharding/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Use offline'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Use these pages offline');
  await page.getByRole('button', {name: /^Keep all pages on this device \(\d+ MB\)$/}).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('All pages are on this device')).toBeVisible({timeout: 120_000});
  await context.setOffline(true);
  await page.goto('/validators/overview/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/./);
  await page.goto('/offline/');
  await context.setOffline(false);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', {name: 'Remove them'}).click();
  await reloaded;
  await expect(page.getByRole('button', {name: /^Keep all pages/})).toBeVisible();
  expect(await keptFiles(page)).toBe(0);
});
