import {expect, test} from '@playwright/test';
import {isScriptNeededNow, serveDelayedSite} from '../support/delayedSite';
import {openPage} from '../support/openPage';
import {expectClosed, openSearch, searchButton, searchModal} from '../support/searchUi';

// Each test has several steps in one visit.
test.describe.configure({timeout: 120_000});

test.describe('search opens', () => {
  test('by typing on its button, which starts the query, and by its shortcuts; Escape returns the focus (§2.33, §2.38)', async ({
    page,
  }) => {
    await openPage(page, '/learn/sharding/');
    const {field} = searchModal(page);
    await searchButton(page).focus();
    await page.keyboard.type('shard');
    await expect(field).toHaveValue('shard');
    await page.keyboard.press('Escape');
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await expectClosed(page);
      await searchButton(page).focus();
      await page.keyboard.press(key);
      await expect(field, key).toBeFocused();
      await expect(field, key).toHaveValue('');
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(searchButton(page), key).toBeFocused();
    }
  });

  test('not by / while text is being typed', async ({page}) => {
    await openPage(page, '/no/such/page/');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.pressSequentially('a/b');
    await expect(box).toHaveValue('a/b');
    await expect(searchModal(page).dialog).toHaveCount(0);
  });
});

test('search reopened while a result loads stays open with the typed text when the page arrives', async ({
  page,
}) => {
  let isDelayed = false;
  const site = await serveDelayedSite((request) => isDelayed && isScriptNeededNow(request));
  const {field, results, snippet, dialog} = await openSearch(page, site.origin);
  await field.fill('guardian');
  await expect(snippet).toHaveText(/guard/i);
  isDelayed = true;
  const heading = page.locator('h1');
  const before = await heading.innerText();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('shardi');
  await expect(results.first()).toContainText('Sharding');
  await expect(heading).toHaveText(before);
  site.deliver();
  // A page with another layout, whose navbar and search are mounted again.
  await expect(heading).not.toHaveText(before);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('shardi');
  await page.keyboard.type('ng');
  await expect(field).toHaveValue('sharding');
  await expect(results.first()).toContainText('Sharding');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  await site.close();
});
