import {expect, test} from '@playwright/test';
import {expectClosed, openSearch} from '../support/searchUi';

// Each test has several steps in one visit.
test.describe.configure({timeout: 120_000});

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__embedded';
const FAVOURITES = '__DOCSEARCH_FAVORITE_SEARCHES__embedded';

test.describe('the search history', () => {
  /** A result in the format that DocSearch stores. */
  const kept = (number: number) => ({
    objectID: `kept-${number}`,
    type: 'lvl1',
    url: `/learn/sharding/?kept=${number}`,
    url_without_anchor: '/learn/sharding/',
    anchor: null,
    content: null,
    hierarchy: {
      lvl0: 'Learn',
      lvl1: `Kept ${number}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  });

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

  test('shows seven results, four next to favourites, and ten favourites, and entries can be removed', async ({
    page,
  }) => {
    const eight = Array.from({length: 8}, (_, index) => kept(index + 1));
    await page.goto('/');
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [RECENT, JSON.stringify(eight)],
    );
    const {results, dialog} = await openSearch(page);
    await expect(results).toHaveCount(7);

    await results.first().getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await expect(results).toHaveCount(4 + 1);

    const eleven = Array.from({length: 11}, (_, index) => kept(index + 20));
    await page.evaluate(
      ([recent, favourites, value]) => {
        localStorage.setItem(recent!, '[]');
        localStorage.setItem(favourites!, value!);
      },
      [RECENT, FAVOURITES, JSON.stringify(eleven)],
    );
    await openSearch(page);
    await expect(results).toHaveCount(10);
    await results.first().getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(results).toHaveCount(9);

    await page.evaluate(
      ([recent, favourites, value]) => {
        localStorage.setItem(recent!, value!);
        localStorage.setItem(favourites!, '[]');
      },
      [RECENT, FAVOURITES, JSON.stringify([kept(1)])],
    );
    await openSearch(page);
    await results.first().getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(results).toHaveCount(0);
    await openSearch(page);
    await expect(dialog.getByRole('region', {name: 'Popular tasks'})).toBeVisible();
    await expect(results).toHaveCount(0);
  });

  const broken: Record<string, string> = {
    'no JSON': '{',
    'no list': '{"a":1}',
    nothing: '[null]',
    'texts and numbers': '["sharding", 7, true]',
    'results without their parts': '[{"objectID":"a"},{"objectID":"b","hierarchy":null,"url":7}]',
    'results with markup': JSON.stringify([
      {...kept(1), hierarchy: {...kept(1).hierarchy, lvl1: '<img src=x onerror="window.injected=true">'}},
    ]),
    'results with a script for an address': JSON.stringify([
      {...kept(1), url: 'javascript:window.injected=true'},
    ]),
  };
  test('works if its storage contains invalid data', async ({page}) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto('/');
    for (const [name, value] of Object.entries(broken)) {
      await page.evaluate(
        ([recent, favourites, text]) => {
          localStorage.setItem(recent!, text!);
          localStorage.setItem(favourites!, text!);
        },
        [RECENT, FAVOURITES, value],
      );
      const {field, results, dialog} = await openSearch(page);
      await expect(dialog.getByRole('region', {name: 'Popular tasks'}), name).toBeVisible();
      await expect(dialog.locator('img, script, a[href^="javascript:" i]'), name).toHaveCount(0);
      await field.fill('sharding');
      await expect(results.first(), name).toContainText('Sharding');
      expect(await page.evaluate(() => 'injected' in window), name).toBe(false);
      expect(errors, name).toEqual([]);
    }
  });
});
