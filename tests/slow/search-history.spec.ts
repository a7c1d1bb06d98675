import {expect, test} from '@playwright/test';
import {storedResult, storeSearches} from '../support/searchHistory';
import {expectClosed, openSearch} from '../support/searchUi';

// Each test has several steps in one visit.
test.describe.configure({timeout: 120_000});

test.describe('the search history', () => {
  test('stores each opened result once, with the latest first', async ({page}) => {
    const {field, active, results, snippet} = await openSearch(page);
    for (const query of ['sharding', 'consensus', 'sharding']) {
      await field.fill(query);
      await expect(snippet).toHaveText(new RegExp(query.slice(0, 5), 'i'));
      await expect(active).toContainText(new RegExp(query, 'i'));
      await page.keyboard.press('Enter');
      // The next page mounts a new navbar and search.
      await expectClosed(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(new RegExp(query, 'i'));
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
    }
    await expect(results).toHaveCount(2);
    await expect(results.first()).toContainText('Sharding');
  });

  test('shows seven results, four next to favourites, and ten favourites, and entries can be removed (§2.34, §9.8)', async ({
    page,
  }) => {
    const eight = Array.from({length: 8}, (_, index) => storedResult(index + 1));
    await page.goto('/');
    await storeSearches(page, {recent: eight, favourites: []});
    const {results, dialog} = await openSearch(page);
    await expect(results).toHaveCount(7);

    await results.first().getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await expect(results).toHaveCount(4 + 1);

    const eleven = Array.from({length: 11}, (_, index) => storedResult(index + 20));
    await storeSearches(page, {recent: [], favourites: eleven});
    await openSearch(page);
    await expect(results).toHaveCount(10);
    await results.first().getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(results).toHaveCount(9);

    await storeSearches(page, {recent: [storedResult(1)], favourites: []});
    await openSearch(page);
    await results.first().getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(results).toHaveCount(0);
    await openSearch(page);
    await expect(dialog.getByRole('region', {name: 'Popular tasks'})).toBeVisible();
    await expect(results).toHaveCount(0);
  });
});
