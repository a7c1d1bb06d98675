import {expect, test, type Locator, type Page} from '@playwright/test';
import {sidebarSections} from '../../plugins/site-routes/sidebarSections';
import sidebars from '../../sidebars';
import {openPage} from '../support/openPage';
import {categoryPages} from '../support/pages';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const sections = sidebarSections(sidebars.docs);
const pages = sections.flatMap(({label, routes}) => routes.map((route) => ({route, label})));
const deepPage = '/developers/testing/rust/sc-blackbox-calls/';
const phone = {width: 360, height: 780};

type Served = {
  route: string;
  title: string;
  breadcrumbs: (string | null)[];
  neighbours: string[][];
  entries: {title: string; description: string}[];
};

/** Reads pages as the server sends them, without opening each of them. */
async function servedPages(page: Page, wanted: string[]): Promise<Served[]> {
  await page.goto('/offline/');
  return page.evaluate(async (wanted) => {
    const texts = (root: ParentNode, selector: string) =>
      [...root.querySelectorAll(selector)].map((element) => element.textContent ?? '');
    return Promise.all(
      wanted.map(async (route) => {
        const html = await (await fetch(route)).text();
        const document = new DOMParser().parseFromString(html, 'text/html');
        return {
          route,
          title: texts(document, 'h1')[0] ?? '',
          breadcrumbs: [...document.querySelectorAll('.breadcrumbs__item:not(:last-child) > *')].map((link) =>
            link.getAttribute('href'),
          ),
          neighbours: [...document.querySelectorAll('.pagination-nav a')].map((link) => texts(link, 'div')),
          entries: [
            ...document.querySelectorAll('main article ul:not(.breadcrumbs, [class^=parts]) > li'),
          ].map((entry) => {
            const title = entry.querySelector('a')?.textContent ?? '';
            entry.querySelector('[class^=parts]')?.remove();
            return {title, description: entry.textContent!.slice(title.length)};
          }),
        };
      }),
    );
  }, wanted);
}

test('every breadcrumb leads to a page, and every previous or next page names its section (§1.11)', async ({
  page,
}) => {
  const served = await servedPages(
    page,
    pages.map(({route}) => `${route}/`),
  );
  const known = new Set(['/', ...pages.map(({route}) => `${route}/`)]);
  const labels = sections.map(({label}) => label);
  for (const {route, breadcrumbs, neighbours} of served) {
    expect(breadcrumbs.length, route).toBeGreaterThan(0);
    expect(
      breadcrumbs.filter((href) => href === null || !known.has(href)),
      route,
    ).toEqual([]);
    for (const [relation, name] of neighbours)
      expect(labels, route).toContain(relation!.split(' · ')[1] ?? name);
  }
});

test('every generated page lists titles with descriptions', async ({page}) => {
  expect(categoryPages.length).toBeGreaterThan(10);
  for (const {route, title, entries} of await servedPages(page, categoryPages)) {
    expect(title, route).toMatch(/^\w/);
    expect(entries.length, route).toBeGreaterThan(1);
    for (const {title, description} of entries) {
      expect(title, route).toMatch(/\w/);
      expect(description, `${route}: ${title}`).toMatch(/\w.{15,}\.$/);
    }
  }
});

test("expanding a section doesn't move its button, and keeps the current page visible in the sidebar", async ({
  page,
}) => {
  await openPage(page, deepPage);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toBeInViewport();
  for (const {label} of sections.filter(({label}) => label !== 'Smart contracts').toReversed()) {
    const caret = sidebar.getByRole('button', {name: `Expand sidebar category '${label}'`});
    const top = (await caret.boundingBox())!.y;
    await caret.evaluate((element) => (element as HTMLElement).click());
    const opened = sidebar.getByRole('button', {name: `Collapse sidebar category '${label}'`});
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    expect(Math.abs((await opened.boundingBox())!.y - top), label).toBeLessThanOrEqual(1);
  }
  await expect(current).toBeVisible();
});

/** Returns whether an element is completely inside the visible part of a scrolling list. */
async function isInside(entry: Locator, list: Locator): Promise<boolean> {
  const [inner, outer] = [await entry.boundingBox(), await list.boundingBox()];
  return (
    inner !== null &&
    outer !== null &&
    inner.y >= outer.y - 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

test('the last page of a section is in sight in the sidebar, and one link of the navbar is current', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 700});
  for (const {routes} of [sections.at(0)!, sections.at(2)!, sections.at(-1)!]) {
    await openPage(page, `${routes.at(-1)!}/`);
    const list = page.locator('.theme-doc-sidebar-container .menu');
    await expect
      .poll(() => isInside(list.locator('.menu__link[aria-current=page]'), list), {message: routes.at(-1)})
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('navigation', {name: 'Main'}).locator('[aria-current]')).toHaveCount(1);
  }
});

test('the table of contents shows the current heading while the page scrolls', async ({page}) => {
  await openPage(page, '/welcome/terminology/');
  const list = page.locator('.theme-doc-toc-desktop');
  const active = list.locator('.table-of-contents__link--active');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const seen = new Set<string>();
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), part * height);
    // The list follows the page a frame later.
    await expect.poll(async () => seen.has((await active.textContent())!)).toBe(false);
    await expect(active).toHaveCount(1);
    await expect(active).toHaveCSS('font-weight', '400');
    await expect.poll(() => isInside(active, list)).toBe(true);
    seen.add((await active.textContent())!);
  }
  expect(seen.size).toBe(5);
});

/** Returns the visible controls in an element that are narrower or lower than 44 px. */
async function smallControls(element: Locator): Promise<string[]> {
  return element.locator('a, button').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({visibilityProperty: true}) && !control.closest('[inert]'))
      .map((control) => ({box: control.getBoundingClientRect(), control}))
      .filter(({box}) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({box, control}) => `${control.outerHTML.slice(0, 90)}: ${box.width} × ${box.height}`),
  );
}

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test('every control of the navbar and of the open menu is at least 44 px wide and high, and the menu of the home page has all sections', async ({
    page,
  }) => {
    for (const path of [deepPage, '/']) {
      await openPage(page, path);
      expect(await smallControls(page.locator('.navbar__inner'))).toEqual([]);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu).toBeVisible();
      expect(await smallControls(menu)).toEqual([]);
    }
    for (const {label} of sections) {
      const link = page.locator('.navbar-sidebar').getByRole('link', {name: label, exact: true});
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeVisible();
    }
  });

  test('the glossary keeps its result in sight while a reader types', async ({page}) => {
    await openPage(page, '/welcome/terminology/');
    const field = page.getByRole('searchbox', {name: 'Find a term'});
    await field.click();
    await field.fill('denom');
    // Above the keyboard, which takes the lower half.
    await expect
      .poll(async () => (await page.getByRole('heading', {name: /^Denomination/}).boundingBox())?.y)
      .toBeLessThan(390);
    await expect(page.getByRole('group', {name: 'First letter'})).toBeHidden();
  });

  test('the menu shows the current page', async ({page}) => {
    await openPage(page, '/sovereign/solana-l2/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const list = page.locator('.navbar-sidebar__item:not([inert])');
    await expect.poll(() => isInside(list.locator('[aria-current=page]'), list)).toBe(true);
  });

  test('breadcrumbs are one line with a link to the parent', async ({page}) => {
    for (const [path, parent] of [
      [deepPage, 'Rust tests'],
      ['/sdk-and-tools/indices/es-index-transactions/', 'Elasticsearch indices'],
    ] as const) {
      await openPage(page, path);
      const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(breadcrumbs.getByRole('link')).toHaveText(parent);
      expect((await breadcrumbs.boundingBox())!.height).toBeLessThan(60);
      expect(await smallControls(breadcrumbs)).toEqual([]);
    }
  });

  test('the title and the first sentence come before the table of contents, within 240 px', async ({
    page,
  }) => {
    for (const path of ['/developers/quickstart/', '/learn/sharding/', '/tokens/fungible-tokens/issue/']) {
      await openPage(page, path);
      const title = (await page.getByRole('heading', {level: 1}).boundingBox())!;
      const lead = (await page.locator('.markdown > p').first().boundingBox())!;
      const bar = (await page.getByRole('navigation', {name: 'Table of contents'}).boundingBox())!;
      expect(lead.y, path).toBeLessThanOrEqual(240);
      expect(lead.y).toBeGreaterThanOrEqual(title.y + title.height);
      expect(bar.y).toBeGreaterThanOrEqual(lead.y + lead.height);
    }
  });

  test('a bar below the navbar shows the heading, and opens the table of contents', async ({page}) => {
    await openPage(page, '/tokens/fungible-tokens/');
    const bar = page.getByRole('navigation', {name: 'Table of contents'});
    const open = bar.getByRole('button');
    await expect(open).toHaveText('On this page');
    await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight / 2, behavior: 'instant'}));
    await expect(open).toHaveText(/^(?!On this page|Fungible tokens)./, {useInnerText: true});
    const navbar = (await page.locator('.navbar').boundingBox())!;
    expect(Math.abs((await bar.boundingBox())!.y - navbar.y - navbar.height)).toBeLessThanOrEqual(1);
    await open.click();
    const rows = bar.getByRole('link');
    await expect(rows.first()).toBeVisible();
    const heading = (await open.locator('span').last().textContent())!;
    expect(await smallControls(bar)).toEqual([]);
    await expect(bar.locator('[aria-current]')).toHaveText(heading);
    await expect(bar.locator('[aria-current]')).toBeInViewport();
    const target = rows.first();
    const id = new URL((await target.getAttribute('href'))!, page.url()).hash;
    await target.click();
    await expect(target).toBeHidden();
    const title = page.locator(id);
    await expect(title).toBeInViewport();
    const below = (await bar.boundingBox())!;
    expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(below.y + below.height - 1);
    await expect(open).toContainText((await title.textContent())!.trim().slice(0, 20));
  });
});
