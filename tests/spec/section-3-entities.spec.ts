import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {product} from '../../src/config/product';
import {openPage} from '../support/openPage';

/** Reads data that the build generated for the code of the site. */
function readGenerated(file: string): unknown {
  return JSON.parse(readFileSync(`.docusaurus/${file}`, 'utf8'));
}

test.describe('3. Entities and their fields', () => {
  test('site configuration: title, tagline, favicon, base address, locale (§3.1)', async ({page}) => {
    await page.goto('/learn/sharding/');
    await expect(page).toHaveTitle(`Sharding · ${product.siteTitle}`);
    const favicon = await page.locator('link[rel=icon]').first().getAttribute('href');
    expect((await page.request.get(favicon!)).headers()['content-type']).toContain('image/svg+xml');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page).toHaveTitle(`Docs · ${product.siteTitle}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', product.description);
  });

  test('code has separate highlighting themes for light and dark mode', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    // Hydration sets the mode.
    await openPage(page, '/utils/');
    const keyword = page.locator('.mx-code .k').first();
    const colours = new Set<string>();
    for (const mode of ['dark', 'light']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
      colours.add(await keyword.evaluate((element) => getComputedStyle(element).color));
    }
    expect(colours.size).toBe(2);
  });

  test('the docs version has its fields, and the sidebar docs links to the welcome page (§3.3, §3.4)', async ({
    page,
  }) => {
    expect(readGenerated('globalData.json')).toHaveProperty(
      'docusaurus-plugin-content-docs.default.versions',
      [
        {
          name: 'current',
          label: 'Next',
          isLast: true,
          path: '/',
          mainDocId: 'welcome/welcome-to-multiversx',
          docs: [
            {id: 'welcome/welcome-to-multiversx', path: '/welcome/welcome-to-multiversx', sidebar: 'docs'},
          ],
          draftIds: [],
          sidebars: {docs: {link: {path: '/welcome/welcome-to-multiversx', label: 'Get started'}}},
        },
      ],
    );
    await page.goto('/welcome/welcome-to-multiversx/');
    await expect(page.locator('meta[name="docusaurus_version"]').first()).toHaveAttribute(
      'content',
      'current',
    );
    const first = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first();
    await expect(first).toHaveAttribute('href', '/welcome/welcome-to-multiversx/');
    await expect(first).toHaveAttribute('aria-current', 'page');
  });

  test('the locale is English, left to right, with the Gregorian calendar (§3.5)', () => {
    expect(readGenerated('i18n.json')).toMatchObject({
      defaultLocale: 'en',
      localeConfigs: {en: {direction: 'ltr', calendar: 'gregory'}},
    });
  });
});
