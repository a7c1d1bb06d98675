import {expect, test} from '@playwright/test';
import {expectHydrated, openPage} from '../support/openPage';
import {serveVariant} from '../support/variants/serve';

// One worker runs all tests of the file, so that the small site is built once.
test.describe.configure({mode: 'default'});

const site = serveVariant('configured', {
  locales: ['en', 'fr'],
  env: {ANALYTICS_MEASUREMENT_ID: 'G-TEST12345', PRECONNECT_ORIGIN: 'https://cdn.example.org'},
});

test.beforeEach(({page}) =>
  page.route(/googletagmanager|google-analytics|example\.org/, (route) =>
    route.fulfill({body: '', contentType: 'text/javascript'}),
  ),
);

test.describe('2. Screens that are enabled by configuration', () => {
  test('announcement bar: shows, closes, and stays closed (§2.23)', async ({page}) => {
    await openPage(page, `${site.origin}/guide/`);
    const notice = page.getByText('A notice for readers.');
    await expect(notice).toBeVisible();
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(notice).toBeHidden();
  });

  test('navbar: dropdowns of locales and versions, items with their position, and one search button (§2.12, §2.13, §2.24, §2.25, §4.7)', async ({
    page,
  }) => {
    await openPage(page, `${site.origin}/guide/`);
    const bar = page.getByRole('navigation', {name: 'Main'});
    const locales = bar.locator('.dropdown', {has: page.locator('a[lang=en]')});
    await locales.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(locales.locator('a[lang=en]')).toHaveClass(/dropdown__link--active/);
    await expect(locales.locator('a[lang=fr]')).toHaveAttribute('href', '/fr/guide/');

    const versions = bar.locator('.dropdown', {hasText: 'All versions'});
    await expect(versions).toContainText('Next');
    await versions.hover();
    await versions.getByRole('link', {name: 'Next'}).last().click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('current');

    const itemsOf = (side: string) => bar.locator(`.navbar__items${side} > a.navbar__link`);
    await expect(itemsOf(':not(.navbar__items--right)').getByText('No position')).toHaveAttribute(
      'href',
      'https://example.org/no-position',
    );
    await expect(itemsOf('--right').getByText('On the right')).toHaveCount(1);
    await expect(itemsOf('--right').getByText('No position')).toHaveCount(0);
    // A search box is added only if no search item is among the items.
    await expect(bar.getByRole('button', {name: /^Search/})).toHaveCount(1);
  });

  test('footer: a flat link list, a logo and a copyright line (§2.27, §2.28, §3.6)', async ({page}) => {
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

  test('with the switch disabled there is no toggle, and a stored choice is deleted (§4.6)', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/guide/`);
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', {name: /Switch between dark and light/})).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});

test.describe('4. Crash', () => {
  for (const place of ['in the page', 'outside the layout']) {
    test(`an unexpected render failure ${place} shows the fallback page with the message, and Try again recovers (§2.31, §8.6)`, async ({
      page,
    }) => {
      await openPage(page, `${site.origin}/`);
      await page.getByRole('button', {name: `Crash ${place}`}).click();
      await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
      await expect(page.getByText('The test pressed the button.')).toBeVisible();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('button', {name: `Crash ${place}`})).toBeVisible();
    });
  }

  test('an icon that is not found is logged and renders nothing (§8.15)', async ({page}) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${site.origin}/`);
    await expectHydrated(page);
    await expect.poll(() => logged.join('\n')).toContain('Could not find icon');
    await expect(page.getByRole('main').locator('svg')).toHaveCount(0);
  });
});

test('7. Analytics: with a measurement id, each route change sends a page view; preconnects if configured (§4.17, §7.10, §7.14)', async ({
  page,
}) => {
  await page.goto(`${site.origin}/`);
  await expect(page.locator('link[rel=preconnect][href="https://cdn.example.org"]')).toHaveCount(1);
  const views = () =>
    page.evaluate(
      () =>
        ((window as unknown as {dataLayer: IArguments[]}).dataLayer ?? [])
          .map((entry) => [...entry])
          .filter(([command, name]) => command === 'event' && name === 'page_view').length,
    );
  await openPage(page, `${site.origin}/guide/`);
  const before = await views();
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect.poll(views).toBe(before + 1);
});

test('8. A navbar item that fails to render: the error names it and asks to check the configuration (§8.10)', async ({
  page,
}) => {
  await openPage(page, `${site.origin}/`);
  await page.getByRole('button', {name: 'Break the bar'}).click();
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(failure).toContainText('A theme navbar item failed to render.');
  await expect(failure).toContainText(
    'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config',
  );
  await expect(failure).toContainText('"sidebarId": "empty"');
});
