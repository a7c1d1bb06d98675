import {expect, test} from '@playwright/test';
import {linkOf, openSearch} from '../support/searchUi';

test.describe('4. Search box', () => {
  test('Up and Down move the active result, and Escape closes the results (§4.19, §4.20)', async ({page}) => {
    const {field, results, active, snippet, dialog} = await openSearch(page);
    await field.fill('sharding');
    await expect(snippet).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    // All parts of the index have arrived, so that results stay where they are.
    await page.waitForLoadState('networkidle');
    let shown = '';
    const isUnchanged = async () => shown === (shown = (await results.allTextContents()).join('\n'));
    await expect.poll(isUnchanged, {intervals: [1000]}).toBe(true);
    const isActive = (index: number) => expect(results.nth(index)).toHaveAttribute('aria-selected', 'true');
    await isActive(0);
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await isActive(index);
      await expect(active).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  for (const [keys, place] of [
    ['Control', 'a tab'],
    ['Meta', 'a tab'],
    ['Shift', 'a window'],
  ] as const) {
    test(`Enter with ${keys} opens the active result in ${place} of its own (§4.21)`, async ({
      page,
      context,
    }) => {
      const {field, active, snippet} = await openSearch(page);
      await field.fill('sharding');
      await expect(snippet).toBeVisible();
      const address = (await linkOf(active).getAttribute('href'))!;
      const opened = context.waitForEvent('page');
      await page.keyboard.press(`${keys}+Enter`);
      await expect(await opened).toHaveURL(address);
      await expect(page).toHaveURL('/');
      await (await opened).close();
    });
  }
});
