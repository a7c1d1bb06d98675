import {expect, test, type Page} from '@playwright/test';
import {holdRequests} from '../support/holdRequests';
import {expectHydrated} from '../support/openPage';

/** Opens a page whose main script arrives only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const deliver = await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    deliver();
    await expectHydrated(page);
  };
}

test.describe('input before the scripts of a page arrive', () => {
  test('the colour mode changes once, however often it was clicked', async ({page}) => {
    const loadScripts = await openWithoutScripts(page, '/learn/consensus/');
    const toggle = page.locator('.navbar').getByRole('button', {name: /Switch between/});
    const {x, y, width, height} = (await toggle.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.mouse.click(x + width / 2, y + height / 2);
    await loadScripts();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the search shortcut opens search and focuses its field', async ({page}) => {
    const loadScripts = await openWithoutScripts(page, '/learn/consensus/');
    await page.keyboard.press('Control+k');
    await loadScripts();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('code is copied, and a tab is selected', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const loadScripts = await openWithoutScripts(page, '/tokens/fungible-tokens/');
    const id = await page.locator('[role=tab][aria-selected=false]').first().getAttribute('id');
    const tab = page.locator(`[id="${id}"]`);
    await tab.click();
    const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
    await copy.click();
    await loadScripts();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });

  test('what was entered in the fields of tools stays, and their results follow', async ({page}) => {
    const loadScripts = await openWithoutScripts(page, '/tools/');
    const tool = (name: string) => page.getByRole('region', {name, exact: true});
    const amount = tool('Amount converter').getByRole('textbox', {name: 'Amount'});
    await tool('Amount converter').getByRole('combobox', {name: 'Unit'}).selectOption('atomic');
    await tool('Data field decoder and builder').getByRole('textbox', {name: 'Data field'}).fill('pay@05');
    await tool('Code metadata decoder').getByRole('checkbox', {name: 'payable', exact: true}).check();
    await amount.fill('7.5');
    await loadScripts();
    // A whole number of atomic units is expected.
    await expect(amount).toHaveAccessibleDescription(/Expected/);
    await expect(amount).toHaveValue('7.5');
    await expect(amount).toBeFocused();
    await tool('Data field decoder and builder').scrollIntoViewIfNeeded();
    await expect(tool('Data field decoder and builder')).toContainText('Calls the function pay');
    await tool('Code metadata decoder').scrollIntoViewIfNeeded();
    await expect(tool('Code metadata decoder')).toContainText('0502');
  });

  test('a click after hydration has its effect once', async ({page}) => {
    const loadScripts = await openWithoutScripts(page, '/learn/consensus/');
    await loadScripts();
    await page
      .locator('.navbar')
      .getByRole('button', {name: /Switch between/})
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
});
