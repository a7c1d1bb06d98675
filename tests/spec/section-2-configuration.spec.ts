import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';
import {serveVariant} from '../support/variants/serve';

test.describe('2. Screens that are enabled by configuration', () => {
  test.describe.configure({mode: 'serial'});
  const site = serveVariant('configured', {locales: ['en', 'fr']});

  test('announcement bar: shows, closes, and stays closed', async ({page}) => {
    await openPage(page, `${site.origin}/guide/`);
    const notice = page.getByText('A notice for readers.');
    await expect(notice).toBeVisible();
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(notice).toBeHidden();
  });

  test('language dropdown lists the locales and marks the current one', async ({page}) => {
    await openPage(page, `${site.origin}/guide/`);
    const dropdown = page.locator('.navbar .dropdown', {has: page.locator('a[lang=en]')});
    await dropdown.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(dropdown.locator('a[lang=en]')).toHaveClass(/dropdown__link--active/);
    await expect(dropdown.locator('a[lang=fr]')).toHaveAttribute('href', '/fr/guide/');
  });

  test('docs-version dropdown shows the current version, labelled Next', async ({page}) => {
    await page.goto(`${site.origin}/guide/`);
    await expect(
      page
        .locator('.navbar')
        .getByRole('link', {name: /Next/})
        .or(page.locator('.navbar').getByRole('button', {name: /Next/}))
        .first(),
    ).toBeVisible();
    await expect(page.locator('.navbar a', {hasText: 'All versions'})).toHaveCount(1);
  });

  test('the docs version choice persists in local storage', async ({page}) => {
    await openPage(page, `${site.origin}/guide/`);
    await page.locator('.navbar .dropdown', {hasText: 'All versions'}).hover();
    await page.locator('.navbar .dropdown__menu a', {hasText: 'Next'}).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('current');
  });

  test('navbar items carry label, href and position; position defaults to left', async ({page}) => {
    await page.goto(`${site.origin}/guide/`);
    const itemsOf = (side: string) => page.locator(`.navbar__items${side} > a.navbar__link`);
    await expect(itemsOf(':not(.navbar__items--right)').getByText('No position')).toHaveAttribute(
      'href',
      'https://example.org/no-position',
    );
    await expect(itemsOf('--right').getByText('On the right')).toHaveCount(1);
    await expect(itemsOf('--right').getByText('No position')).toHaveCount(0);
  });

  test('footer: a flat link list, a logo and a copyright line', async ({page}) => {
    await page.goto(`${site.origin}/guide/`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__col')).toHaveCount(0);
    await expect(footer.getByRole('link', {name: 'Guide'})).toHaveAttribute('href', '/guide/');
    await expect(footer.getByRole('link', {name: 'Marked'})).toHaveClass(/marked/);
    await expect(footer.locator('b', {hasText: 'Raw HTML'})).toBeVisible();
    // The HTML contains both images; hydration keeps the one for the current mode.
    const served = await page.request.get(`${site.origin}/guide/`).then((response) => response.text());
    expect(served).toContain('/img/footer.svg');
    const logo = footer.getByRole('img', {name: 'Footer logo'});
    await expect(logo).toHaveAttribute('src', '/img/footer-dark.svg');
    await expect(logo).toHaveAttribute('width', '40');
    await expect(logo).toHaveAttribute('height', '20');
    const logoLink = footer.getByRole('link', {name: 'Footer logo'});
    await expect(logoLink).toHaveAttribute('href', 'https://multiversx.com');
    await expect(logoLink).toHaveAttribute('target', '_self');
    await expect(footer).toHaveClass(/footer--dark/);
    await expect(footer).toContainText('Copyright © the variant');
    await expect(footer).toContainText('Made with');
  });

  test('a search box is added only if no search item is among the nav items', async ({page}) => {
    await page.goto(`${site.origin}/guide/`);
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Search/}),
    ).toHaveCount(1);
  });

  test('with the switch disabled there is no toggle, and a stored choice is deleted', async ({page}) => {
    await page.goto(`${site.origin}/guide/`);
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', {name: /Switch between dark and light/})).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});
