import {expect, test, type Page} from '@playwright/test';
import {collectPageErrors} from '../support/pageErrors';
import {openPage} from '../support/openPage';
import {serveVariant} from '../support/variants/serve';

/** Sites with features that the product doesn't use, which need the data that the product removes. */
const sites = ['cards', 'documents', 'versions'] as const;

for (const name of sites) {
  test.describe(`a site with ${name}`, () => {
    test.describe.configure({mode: 'serial'});
    const site = serveVariant(name, {site: 'lean-site', env: {LEAN_SITE: name}});

    test('opens each kind of page without an error', async ({page}) => {
      const complaints = await collectPageErrors(page);
      for (const path of ['/', '/guides/first/', '/all-guides/', '/cards/'])
        await openPage(page, site.origin + path);
      expect(complaints).toEqual([]);
    });

    test('a generated category page and a list of cards show the descriptions of documents', async ({
      page,
    }) => {
      await openPage(page, `${site.origin}/all-guides/`);
      await expect(page.locator('main')).toContainText('What the first guide is about.');
      await expect(page.locator('main')).toContainText('What the second guide is about.');
      await openPage(page, `${site.origin}/cards/`);
      await expect(page.locator('main')).toContainText('What the third guide is about.');
      // Also after client-side navigation.
      await page.locator('.navbar__brand').click();
      await expect(page).toHaveURL(`${site.origin}/`);
      await page.getByRole('link', {name: 'Cards', exact: true}).first().click();
      await expect(page.locator('main')).toContainText('What the third guide is about.');
    });

    if (name === 'documents') {
      test('document and sidebar items in the navbar have links, and the item of the current document is active', async ({
        page,
      }) => {
        await openPage(page, `${site.origin}/guides/first/`);
        const item = page.locator('.navbar').getByRole('link', {name: 'A document'});
        await expect(item).toHaveAttribute('href', '/guides/first/');
        await expect(item).toHaveClass(/navbar__link--active/);
        await expect(page.locator('.navbar a', {hasText: 'A sidebar'})).toHaveAttribute('href', '/');
      });
    }

    if (name === 'versions') {
      test('the version dropdown links to the same document in the other version', async ({page}) => {
        const complaints = await collectPageErrors(page);
        await openPage(page, `${site.origin}/guides/first/`);
        await expect(page.locator('main')).toContainText('Text of the first guide in 1.0.');
        await openVersion(page, 'Next');
        await expect(page).toHaveURL(`${site.origin}/next/guides/first/`);
        await expect(page.locator('main')).not.toContainText('in 1.0.');
        await expect(page.getByRole('link', {name: 'latest version'})).toHaveAttribute(
          'href',
          '/guides/first/',
        );
        await openPage(page, `${site.origin}/next/all-guides/`);
        await expect(page.locator('main')).toContainText('What the first guide is about.');
        expect(complaints).toEqual([]);
      });
    }
  });
}

async function openVersion(page: Page, label: string): Promise<void> {
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name: label}).click();
}
