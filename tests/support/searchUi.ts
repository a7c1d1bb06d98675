import {expect, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

/** The parts of the search modal, by what assistive technology calls them. */
export function searchModal(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
  return {
    dialog,
    field: dialog.getByRole('combobox', {name: 'Search the documentation'}),
    results: dialog.getByRole('treeitem'),
    active: dialog.getByRole('treeitem', {selected: true}),
    seeAll: dialog.getByRole('link', {name: /^See all/}),
    /** Stands once all of the index has arrived, from when on results stay as they are. */
    snippet: ofSection(dialog.getByRole('treeitem')).locator('[class*=snippet] mark').first(),
    retry: dialog.getByRole('button', {name: 'Try again'}),
  };
}

type SearchModal = ReturnType<typeof searchModal>;

/** The button in the bar; in the page it is the only one of its name. */
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

/**
 * Results that are sections of a page. Their text comes last; a page's own result has its description from the
 * beginning.
 */
export function ofSection(results: Locator): Locator {
  return results.filter({has: results.page().locator('a[href*="#"]')});
}

/** The link of a result. */
export function linkOf(result: Locator): Locator {
  return result.getByRole('link');
}
