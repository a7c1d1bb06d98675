import {expect, test} from '@playwright/test';
import {serveDelayedSite} from '../support/delayedSite';
import {interceptRequests} from '../support/interceptRequests';
import {expectIdle, openPage} from '../support/openPage';
import {serveSite} from '../support/servedSite';
import {linkOf, openSearch, searchButton, searchModal} from '../support/searchUi';

// Each test has several steps in one visit.
test.describe.configure({timeout: 120_000});

test.describe('if the index is late or broken', () => {
  /** Serves the built site, where titles are found first: the rest of the index is held back. */
  const serveWithLateText = () =>
    serveDelayedSite(({url}) => url.includes('/assets/search/') && !url.includes('search-outline'));

  test('search says that it is searching after 300 ms, and shows results when the index arrives (§3.9, §4.18, §9.6)', async ({
    page,
  }) => {
    const site = await serveDelayedSite(({url}) => url.includes('/assets/search/'));
    await page.clock.install();
    const {field, results, dialog} = await openSearch(page, `${site.origin}/learn/sharding/`);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const container = page.locator('.DocSearch-Container');
    await field.fill('sharding');
    await page.clock.runFor(299);
    await expect(container).not.toHaveClass(/Stalled/);
    await page.clock.runFor(1);
    await expect(container).toHaveClass(/Stalled/);
    await expect(dialog.getByText('Searching…')).toBeVisible();
    await expect(dialog.getByText(/No results/)).toHaveCount(0);
    await page.clock.resume();
    site.deliver();
    await expect(results.first()).toContainText('Sharding');
    await expect(container).not.toHaveClass(/Stalled/);
    await site.close();
  });

  test('search shows an error if it is of another version, and "Try again" loads it past the browser\'s cache (§2.37, §8.1)', async ({
    page,
  }) => {
    let isBroken = true;
    let failures = 0;
    const site = await serveSite('build', {
      answer({url}) {
        if (!isBroken || !url.includes('/assets/search/')) return undefined;
        failures += 1;
        // tests/unit/search/worker/searchService.test.ts covers other damages.
        return new Response('{"version":99}', {
          headers: {
            'Content-Type': 'application/json',
            'Cache-Control': 'public, max-age=31536000, immutable',
          },
        });
      },
    });
    const {field, results, dialog, retry} = await openSearch(page, site.origin);
    await field.fill('sharding');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
    await expect(field).toHaveValue('sharding');
    const failuresBefore = failures;
    await retry.click();
    await expect.poll(() => failures).toBeGreaterThan(failuresBefore);
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    isBroken = false;
    await retry.click();
    await expect(results.first()).toContainText('Sharding');
    await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
    await site.close();
  });

  test('titles are found before the text of the pages has loaded, also after a query that waits for the text', async ({
    page,
  }) => {
    const site = await serveWithLateText();
    const {field, results, snippet, dialog} = await openSearch(page, site.origin);
    await field.fill('sharding');
    await expect(results.first()).toContainText('Sharding');
    // No title or heading contains it, so "no results" is certain only once the text is loaded.
    const expectToWait = async () => {
      await field.fill('passphrase');
      await expect(dialog.getByText('Searching…')).toBeVisible();
      await expect(dialog.getByText(/No results/)).toHaveCount(0);
    };
    await field.fill('');
    await expect(results).toHaveCount(0);
    await expectToWait();
    // This query is answered before the one that waits.
    await field.fill('sharding');
    await expect(results.first()).toContainText('Sharding');
    await field.fill('');
    await expect(results).toHaveCount(0);
    await expectToWait();
    site.deliver();
    await expect(snippet).toBeVisible();
    // The list is open, so an arrow key moves the selection and doesn't reopen the list.
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
    await site.close();
  });

  test('a result selected with the arrow keys stays selected when the rest of the index arrives', async ({
    page,
  }) => {
    const site = await serveWithLateText();
    const {field, results, active, snippet} = await openSearch(page, site.origin);
    // The selected result is also found by its text, at another position.
    await field.fill('sharding');
    await expect(results.nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
    const chosen = (await linkOf(active).getAttribute('href'))!;
    site.deliver();
    await expect(snippet).toHaveText(/shard/i);
    await expect(linkOf(active)).toHaveAttribute('href', chosen);
    await site.close();
  });

  test('search shows an error if its script fails to load, and opens on the next attempt', async ({page}) => {
    await openPage(page, '/learn/sharding/');
    await expectIdle(page);
    await interceptRequests(page, /\/assets\/js\//, (route) => route.abort());
    await page.keyboard.press('Control+k');
    const failure = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await expect(failure).toBeVisible();
    await page.unroute(/\/assets\/js\//);
    await failure.getByRole('button', {name: 'Close this message'}).click();
    await expect(failure).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(searchModal(page).field).toBeFocused();
  });
});
