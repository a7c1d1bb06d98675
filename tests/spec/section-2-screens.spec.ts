import {expect, test, type Page} from '@playwright/test';
import {redirects} from '../../src/config/redirects';
import routes from '../../src/config/routes.json';
import {community, websites} from '../../src/config/product';
import {expectIdle, openPage} from '../support/openPage';
import {collectPageErrors} from '../support/pageErrors';
import {keepLinksFromPrefetching} from '../support/prefetch';
import {serveVariant} from '../support/variants/serve';

const phone = {width: 390, height: 800};

function bar(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}

test.describe('2. Screens and routes', () => {
  test('documents are served from the site root at exact paths, with and without a trailing slash', async ({
    request,
  }) => {
    for (const route of ['/learn/sharding', '/learn/EGLD', '/tokens/intro']) {
      const direct = await request.get(`${route}/`, {maxRedirects: 0});
      expect(direct.status(), route).toBe(200);
      const bare = await request.get(route);
      expect(bare.status(), route).toBe(200);
      expect(new URL(bare.url()).pathname).toBe(`${route}/`);
    }
    expect((await request.get('/learn/egld/')).status()).toBe(404);
  });

  test('internal links and the canonical URL end with a slash', async ({page}) => {
    await page.goto('/learn/sharding/');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/learn\/sharding\/$/);
    const internal = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(internal.length).toBeGreaterThan(3);
    for (const href of internal) expect(href).toMatch(/^\/([^?#]*\/)?([?#].*)?$/);
  });

  test('each document is a separate chunk, loaded on demand', async ({page}) => {
    await keepLinksFromPrefetching(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const withTextOfConsensus = async () =>
      (await Promise.all(scripts)).filter((text) => text.includes('are asked to sign it')).length;
    await openPage(page, '/learn/entities/');
    await expectIdle(page);
    expect(await withTextOfConsensus()).toBe(0);
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Consensus'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Consensus'})).toBeVisible();
    await expect.poll(withTextOfConsensus).toBe(1);
  });

  test('unmatched paths show a not-found page', async ({page}) => {
    const response = await page.goto('/learn/shardng/');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  });

  test('beyond the specification: the not-found page suggests the closest routes and offers search', async ({
    page,
  }) => {
    await openPage(page, '/technology/shardng/');
    const main = page.getByRole('main');
    const suggestions = main.getByRole('region', {name: 'Did you mean'}).getByRole('link');
    await expect(suggestions).toHaveText(['Sharding']);
    await expect(suggestions).toHaveAttribute('href', '/learn/sharding/');
    await main.getByRole('searchbox').fill('sharding');
    await main.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/search\/\?q=sharding/);
  });

  test('beyond the specification: the not-found page suggests nothing if no route is similar', async ({
    page,
  }) => {
    const outline = page.waitForResponse(/search-outline/);
    await page.goto('/no/such/page/');
    expect((await outline).ok()).toBe(true);
    // It appears when the suggestions are known.
    await expect(page.getByRole('region', {name: 'Start over'})).toBeVisible();
    await expect(page.getByRole('region', {name: 'Did you mean'})).toHaveCount(0);
  });

  test('the entry document is the welcome page', async ({page}) => {
    await page.goto('/');
    await page.locator('main a[href="/welcome/welcome-to-multiversx/"]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Welcome to MultiversX/);
  });

  test('/search is the search results page and takes the query parameter q', async ({page}) => {
    await page.goto('/search/?q=shard');
    await expect(page.getByRole('heading', {level: 1})).toContainText(/shard/i);
  });

  for (const [label, path] of [
    ['Developers', '/developers/overview/'],
    ['Validators', '/validators/overview/'],
    ['Integrate', '/integrators/overview/'],
    ['Learn', '/learn/architecture-overview/'],
  ] as const) {
    test(`top navigation: ${label} leads to ${path} and is marked active there`, async ({page}) => {
      await page.goto('/');
      const link = bar(page).getByRole('link', {name: label, exact: true});
      await expect(link).not.toHaveClass(/navbar__link--active/);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(bar(page).getByRole('link', {name: label, exact: true})).toHaveClass(
        /navbar__link--active/,
      );
      await expect(bar(page).getByRole('link', {name: label, exact: true})).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  }

  test('the navbar links to GitHub, Discord and Telegram, with icons and labels', async ({page}) => {
    await page.goto('/');
    for (const {label, href} of [community.github, community.discord, community.telegram]) {
      const link = bar(page).getByRole('link', {name: label});
      await expect(link).toHaveAttribute('href', href);
      await expect(link.locator('svg')).toHaveCount(1);
    }
  });

  test('the Websites dropdown contains main site, wallet, explorer, bridge, exchange and launchpad', async ({
    page,
  }) => {
    await openPage(page, '/');
    const trigger = bar(page).getByRole('button', {name: 'Websites'});
    await trigger.focus();
    await page.keyboard.press('Enter');
    for (const {label, href} of Object.values(websites)) {
      await expect(bar(page).getByRole('link', {name: label})).toHaveAttribute('href', href);
    }
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  test('the bar contains a colour-mode toggle, the Ask AI button with its BETA badge, and one search button', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('button', {name: /Switch between dark and light/})).toBeVisible();
    await expect(bar(page).getByRole('button', {name: /Ask AI/})).toContainText('BETA');
    await expect(bar(page).getByRole('button', {name: /^Search/})).toHaveCount(1);
  });

  test('the bar does not hide on scroll', async ({page}) => {
    await openPage(page, '/learn/sharding/');
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await expect(bar(page)).toBeInViewport();
  });

  test('every published page returns 200', async ({request}) => {
    for (const route of routes.published) expect((await request.get(`${route}/`)).status(), route).toBe(200);
  });

  test("pages share the sidebar docs; a page that the specification omits isn't in it and doesn't show it", async ({
    page,
  }) => {
    await page.goto('/learn/sharding/');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Sharding'})).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.locator('a[href="/utils/"]')).toHaveCount(0);
    await page.goto('/utils/');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
  });

  test.describe('old paths', () => {
    // If service workers are blocked, each page logs an error.
    test.use({serviceWorkers: 'allow'});

    test('redirect to their pages without an error, and keep the query and hash', async ({page}) => {
      test.setTimeout(180_000);
      const complaints = await collectPageErrors(page);
      for (const {from, to} of redirects) {
        // The page redirects before the load event that goto waits for.
        await page.goto(`${encodeURI(from)}/?x=1#y`, {waitUntil: 'commit'});
        await expect
          .poll(() => page.url(), {message: `${from} → ${to}`})
          .toMatch(new RegExp(`${to}/?\\?x=1#y$`));
      }
      expect(complaints).toEqual([]);
    });
  });

  test('a skip link leads to the main content', async ({page}) => {
    await openPage(page, '/learn/sharding/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    // The next Tab moves focus into the content.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('mobile: a hamburger opens a sidebar with a back-to-main-menu button', async ({page}) => {
    await page.setViewportSize(phone);
    await openPage(page, '/learn/sharding/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const back = page.getByRole('button', {name: /Back to main menu/});
    await expect(back).toBeVisible();
    await back.click();
    for (const label of ['Developers', 'Validators', 'Integrate', 'Learn', 'GitHub', 'Discord', 'Telegram']) {
      await expect(
        // The second panel, with the sidebar of the page, is hidden now.
        page.locator('.navbar-sidebar__item').first().getByRole('link', {name: label, exact: true}),
      ).toBeVisible();
    }
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(back).toBeHidden();
  });

  test('desktop and mobile switch at 996 px', async ({page}) => {
    await page.goto('/learn/sharding/');
    const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
    await page.setViewportSize({width: 997, height: 800});
    await expect(hamburger).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(hamburger).toBeVisible();
  });

  test('the table of contents shows heading levels 2 to 3', async ({page}) => {
    await openPage(page, '/welcome/terminology/');
    const links = page.locator('.table-of-contents a');
    const targets = await links.evaluateAll((list) =>
      list.map(
        (link) => document.getElementById(decodeURIComponent(link.getAttribute('href')!.slice(1)))?.tagName,
      ),
    );
    expect(new Set(targets)).toEqual(new Set(['H2', 'H3']));
  });

  test('the footer has link columns, a copyright line and the credit that links to the company', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__col')).toHaveCount(4);
    await expect(footer).toContainText(/Copyright © \d{4} MultiversX/);
    await expect(footer.getByRole('link', {name: 'Third-party licenses'})).toHaveAttribute(
      'href',
      '/licenses/',
    );
    const credit = footer.getByText(/Made with/);
    await expect(credit).toContainText('by MultiversX');
    await expect(credit.getByRole('link')).toHaveAttribute('href', 'https://multiversx.com');
  });
});

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
