import {expect, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

/** Locators for the search modal, by accessible name. */
export function searchModal(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
  return {
    dialog,
    field: dialog.getByRole('combobox', {name: 'Search the documentation'}),
    results: dialog.getByRole('treeitem'),
    active: dialog.getByRole('treeitem', {selected: true}),
    seeAll: dialog.getByRole('link', {name: /^See all/}),
    /** Appears once the complete index is loaded; results don't change after that. */
    snippet: ofSection(dialog.getByRole('treeitem')).locator('[class*=snippet] mark').first(),
    retry: dialog.getByRole('button', {name: 'Try again'}),
  };
}

type SearchModal = ReturnType<typeof searchModal>;

/** The search button in the navbar. */
export function searchButton(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Search/});
}

/** Opens a page, and search on it. */
export async function openSearch(page: Page, address = '/'): Promise<SearchModal> {
  await openPage(page, address);
  await page.keyboard.press('Control+k');
  const modal = searchModal(page);
  await expect(modal.field).toBeFocused();
  return modal;
}

/** DocSearch opens again only after it has closed completely. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(searchModal(page).dialog).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
}

/**
 * Filters results for sections of a page. Their snippets load last, whereas results for pages have a description from the
 * start.
 */
export function ofSection(results: Locator): Locator {
  return results.filter({has: results.page().locator('a[href*="#"]')});
}

/** Returns the link of a result. */
export function linkOf(result: Locator): Locator {
  return result.getByRole('link');
}
