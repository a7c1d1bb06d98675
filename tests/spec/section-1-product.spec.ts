import {expect, test} from '@playwright/test';
import manifest from '../../package.json';
import routes from '../../src/config/routes.json';
import {openPage} from '../support/openPage';

const sections = [
  'welcome',
  'learn',
  'developers',
  'validators',
  'integrators',
  'sdk-and-tools',
  'wallet',
  'tokens',
  'governance',
  'economics',
  'bridge',
  'sovereign',
];

test.describe('1. What the product does and for whom', () => {
  test('the site publishes documentation in its twelve sections (§1.1)', () => {
    const sectionOf = (route: string) => route.split('/')[1];
    expect(new Set(routes.published.map(sectionOf))).toEqual(new Set([...sections, 'tools', 'utils']));
  });

  test('visitors are anonymous: no login, no cookie, nothing stored but the reader’s own choices and the address of the font (§1.2)', async ({
    page,
    context,
  }) => {
    await openPage(page, '/learn/sharding/');
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    const keys = () => page.evaluate(() => Object.keys(localStorage).toSorted());
    await expect.poll(keys).toEqual(['font', 'theme']);
    expect(await context.cookies()).toEqual([]);
    await expect(page.getByRole('link', {name: /log ?in|sign ?in/i})).toHaveCount(0);
  });

  test('only the English locale exists, left to right (§1.4, §9.1)', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect((await page.request.get('/fr/')).status()).toBe(404);
  });

  test('the site can be installed: it has a manifest with icons and a start URL (§1.7)', async ({page}) => {
    await page.goto('/');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(href!)).json();
    expect(manifest).toMatchObject({start_url: './', scope: './', display: 'standalone'});
    expect(manifest.icons.map(({sizes}: {sizes: string}) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    for (const {src} of [...manifest.icons, ...manifest.screenshots]) {
      expect((await page.request.get(new URL(src, new URL(href!, page.url())).href)).status(), src).toBe(200);
    }
  });

  test('the version is 3.0.0 (§1.10)', () => {
    expect(manifest.version).toBe('3.0.0');
  });
});
