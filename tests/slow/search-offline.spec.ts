import {expect, isOnline, test} from '../support/offlineApp';
import {linkOf, openSearch} from '../support/searchUi';

test.describe('offline, in the installed app', () => {
  test('the modal finds words in the text of pages, and opens the first result', async ({
    offlinePage: page,
  }) => {
    const {field, results, snippet, dialog} = await openSearch(page, '/learn/architecture-overview/');
    expect(await isOnline(page)).toBe(false);
    await field.fill('keystore password');
    await expect(snippet).toHaveText(/keystore|password/i);
    // No other engine is configured, so no fallback notice is shown.
    await expect(dialog.getByText('You are offline.')).toHaveCount(0);
    const href = (await linkOf(results.first()).getAttribute('href'))!;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
