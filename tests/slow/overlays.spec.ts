import {expect, test, type Page} from '@playwright/test';
import {chatOn} from '../support/askAi';
import {openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';
import {searchModal} from '../support/searchUi';

// Overlays that other tests check: search without filters (search-accessibility.spec.ts), the modal chat
// (ask-ai-accessibility.spec.ts), the mobile menu (accessibility.spec.ts), the API console (api-console.spec.ts), the feedback
// form (page-actions.spec.ts), the update notice (update.spec.ts) and tools with errors (tools.spec.ts).
test.describe.configure({timeout: 240_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** A page with a glossary term, a diagram and tables. */
const PAGE = '/learn/transactions/';

const term = (page: Page) => page.locator('main a[aria-describedby]').first();
const pageMenu = (page: Page) => page.getByRole('button', {name: 'More actions for this page'});
const enlarge = (page: Page) => page.getByRole('button', {name: 'Enlarge the diagram'}).first();

/** Opens search with results and the filter for tutorials. */
async function openFilteredSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const {dialog, field, snippet} = searchModal(page);
  await field.fill('validator');
  await expect(snippet).toBeVisible();
  await dialog.getByText('Filter', {exact: true}).click();
  await dialog.getByRole('combobox', {name: 'Kind of page'}).selectOption('tutorial');
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
}

async function expectNoViolations(page: Page, state: string): Promise<void> {
  expect(await pageViolations(page), state).toEqual([]);
}

test('axe finds no violations in the overlays on a wide screen, in either colour mode', async ({page}) => {
  await openPage(page, PAGE);
  const chat = chatOn(page);
  await chat.open();
  await chat.dialog.getByRole('button', {name: 'Dock at the right'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'docked');
  await pageMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoViolations(page, 'docked chat and page menu');

  await page.keyboard.press('Escape');
  await term(page).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', {name: 'Websites'}).hover();
  const websites = page.getByRole('navigation', {name: 'Main'});
  await expect(websites.getByRole('link', {name: /^Wallet/})).toBeVisible();
  await expectNoViolations(page, 'term and dropdown');

  await page.getByRole('main').locator('.markdown > p').first().click({clickCount: 3});
  await expect(page.getByRole('button', {name: 'Ask AI about this', exact: true})).toBeVisible();
  await enlarge(page).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectNoViolations(page, 'selected text and diagram');

  await page.keyboard.press('Escape');
  await openFilteredSearch(page);
  await expectNoViolations(page, 'search with a filter');
});

test('axe finds no violations in the overlays on a phone, in either colour mode', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await openPage(page, PAGE);
  const contents = page.getByRole('navigation', {name: 'Table of contents'});
  await contents.getByRole('button').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expectNoViolations(page, 'table of contents');

  await page.keyboard.press('Escape');
  await pageMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoViolations(page, 'page menu');

  await page.keyboard.press('Escape');
  await enlarge(page).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectNoViolations(page, 'diagram');

  await page.keyboard.press('Escape');
  await openFilteredSearch(page);
  await expectNoViolations(page, 'search with a filter');
});
