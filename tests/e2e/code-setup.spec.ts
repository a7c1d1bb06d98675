import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

const PAGE = '/sdk-and-tools/sdk-js/sdk-js-cookbook/tokens/';

/** Returns the block of the function `nonceOf`, and its setup. */
function setupOn(page: Page) {
  const block = page
    .getByRole('main')
    .locator('.theme-code-block')
    .filter({hasText: 'function nonceOf'})
    .first();
  const summary = block.getByText(/^imports and setup \(\d+ lines?\)$/);
  return {block, summary, setup: block.getByText('new DevnetEntrypoint()')};
}

test('the keyboard opens the setup of a sample, and copies a program', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PAGE);
  const {block, summary, setup} = setupOn(page);
  await expect(setup).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(setup).toBeVisible();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).focus();
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^import \{DevnetEntrypoint, type TransactionOnNetwork\} from '@multiversx\/sdk-core';\n\nconst entrypoint = new DevnetEntrypoint\(\);\nconst tokens = entrypoint.createTokenManagementController\(\);\n\nexport function nonceOf\(.*\n\}$/s,
  );

  await page.emulateMedia({media: 'print'});
  await expect(summary).toBeHidden();
  await expect(setup).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the setup of a sample opens', async ({page}) => {
    await page.goto(PAGE);
    const {summary, setup} = setupOn(page);
    await expect(setup).toBeHidden();
    await summary.click();
    await expect(setup).toBeVisible();
  });
});
