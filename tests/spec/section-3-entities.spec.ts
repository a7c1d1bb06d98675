import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {footerLinks} from '../../src/config/footer';
import {product} from '../../src/config/product';
import {openPage} from '../support/openPage';

test.describe('3. Entities and their fields', () => {
  test('site configuration: title, tagline, favicon, base address, locale', async ({page}) => {
    await page.goto('/learn/sharding/');
    await expect(page).toHaveTitle(`Sharding · ${product.siteTitle}`);
    const favicon = await page.locator('link[rel=icon]').first().getAttribute('href');
    expect((await page.request.get(favicon!)).headers()['content-type']).toContain('image/svg+xml');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await expect(page).toHaveTitle(`Docs · ${product.siteTitle}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', product.description);
  });

  test('locale config: default locale en, direction ltr, calendar gregory', () => {
    const {defaultLocale, localeConfigs} = JSON.parse(readFileSync('.docusaurus/i18n.json', 'utf8'));
    expect(defaultLocale).toBe('en');
    expect(localeConfigs).toEqual({en: expect.objectContaining({direction: 'ltr', calendar: 'gregory'})});
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

  test('footer columns carry a title and items; an item has a label and to or href', () => {
    for (const {title, items} of footerLinks) {
      expect(title).toEqual(expect.any(String));
      for (const item of items) {
        expect(item.label).toEqual(expect.any(String));
        expect(Boolean(item.to) !== Boolean(item.href)).toBe(true);
      }
    }
  });

  test('every doc entry has a path and a unique description', async ({page}) => {
    const descriptions = new Set<string>();
    for (const path of ['/learn/sharding/', '/learn/consensus/', '/tokens/intro/', '/wallet/overview/']) {
      await page.goto(path);
      descriptions.add((await page.locator('meta[name=description]').getAttribute('content'))!);
    }
    expect(descriptions.size).toBe(4);
  });

  test('the docs version is named current, and the sidebar docs contains the welcome page', async ({
    page,
  }) => {
    await page.goto('/welcome/welcome-to-multiversx/');
    await expect(page.locator('meta[name="docusaurus_version"]').first()).toHaveAttribute(
      'content',
      'current',
    );
    await expect(
      page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Welcome'}),
    ).toHaveAttribute('aria-current', 'page');
  });
});
