import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {expectHydrated, openPage} from '../support/openPage';
import {openSearch} from '../support/searchUi';

const PUBLISHED = 'https://docs.multiversx.com/';

/** Relative luminance of a CSS colour `rgb(…)`, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => Number(value) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function colorOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

test.describe('print', () => {
  test('a page in dark mode prints dark on white, complete and without controls', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, '/utils/');
    expect(luminance(await colorOf(page, 'body', 'color'))).toBeGreaterThan(0.5);

    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 680, height: 960});
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const selector of ['body', '.markdown h2', '.markdown p', '.markdown td', '.mx-code', '.mx-code .k'])
      expect(luminance(await colorOf(page, selector, 'color')), selector).toBeLessThan(0.4);
    const diagram = page.locator('.markdown figure svg').first();
    expect(luminance(await diagram.evaluate((svg) => getComputedStyle(svg).fill))).toBeLessThan(0.35);

    const controls = page.locator(
      'nav, button, dialog, .footer, .theme-doc-sidebar-container, .theme-edit-this-page, [role=tablist]',
    );
    expect(await controls.filter({visible: true}).count()).toBe(0);

    // Every tab panel is printed below its label, and so is the content of closed details.
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(3);
    expect(await panels.filter({visible: false}).count()).toBe(0);
    for (const panel of await panels.all()) {
      const label = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
      // Browsers return the attribute's value or its name.
      expect([JSON.stringify(await panel.getAttribute('data-label')), 'attr(data-label)']).toContain(label);
    }
    // The setup of a sample isn't printed.
    const details = page
      .locator('.markdown details:not([open])')
      .filter({visible: true})
      .locator('> :not(summary)');
    expect(await details.count()).toBeGreaterThan(0);
    for (const content of await details.all())
      expect((await content.boundingBox())?.height ?? 0).toBeGreaterThan(10);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
    const cut = await page
      .locator('.markdown :is(pre, table, .mx-scroll)')
      .evaluateAll(
        (elements) => elements.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });

  test('external links show their address, and headings stay with their text', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await page.goto('/welcome/whats-new/');
    const address = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await address('.markdown a[href^="https://multiversx.com/roadmap"]')).toBe(
      '" (https://multiversx.com/roadmap)"',
    );
    expect(await address('.markdown a[href^="/learn/"]')).toBe('none');
    expect(await colorOf(page, '.markdown h2', 'break-after')).toBe('avoid');
    expect(await colorOf(page, '.markdown tr', 'break-inside')).toBe('avoid');
  });
});

test.describe('search filters', () => {
  test('on the search page narrow the results, stay in the address, and can be cleared', async ({page}) => {
    await openPage(page, '/search/?q=shard&kind=concept');
    const main = page.getByRole('main');
    const results = main.getByRole('article');
    const section = main.getByRole('combobox', {name: 'Section'});
    const kind = main.getByRole('combobox', {name: 'Kind of page'});
    const count = main.getByRole('status').filter({hasText: /found/});
    await expect(results.first()).toBeVisible();
    await expect(kind).toHaveValue('concept');
    await expect(main.locator('mark').first()).toBeVisible();

    // By keyboard: the options show their numbers of results.
    await section.focus();
    await page.keyboard.type('Learn');
    await expect(section).toHaveValue('Learn');
    await expect(page).toHaveURL('/search/?q=shard&kind=concept&section=Learn');
    // Both numbers change when the rest of the index is loaded.
    await expect(async () => {
      const selected = await section.locator('option:checked').innerText();
      const found = await count.innerText();
      expect(/^\d+(?= documents found$)/.exec(found)?.[0]).toBe(/\((\d+)\)$/.exec(selected)?.[1]);
    }).toPass();
    for (const path of await results.locator('p').filter({hasText: '›'}).allInnerTexts())
      expect(path).toMatch(/^Learn/);
    await page.reload();
    await expect(section).toHaveValue('Learn');
    await expect(results.first()).toBeVisible();

    await main.getByRole('button', {name: 'Clear filters'}).click();
    await expect(page).toHaveURL('/search/?q=shard');
    await expect(section).toHaveValue('');

    await openPage(page, '/search/?q=shard&section=Bridge&kind=tutorial');
    await expect(main.getByText('No results with these filters.')).toBeVisible();
    await expect(main.getByText('Believe this query should return results?')).toHaveCount(0);
    await main.getByRole('button', {name: 'Search all pages'}).click();
    await expect(page).toHaveURL('/search/?q=shard');
    await expect(results.first()).toBeVisible();
  });

  test('in the modal are reachable by Tab, and are part of the link to the search page', async ({page}) => {
    const {field, dialog, results, seeAll} = await openSearch(page, '/learn/sharding/');
    await field.fill('validator');
    await expect(results.first()).toBeVisible();
    await dialog.getByText('Filter', {exact: true}).click();
    const kind = dialog.getByRole('combobox', {name: 'Kind of page'});
    await expect(kind.getByRole('option', {name: /^Tutorial \(\d+\)$/})).toHaveCount(1);
    const all = await seeAll.innerText();
    for (
      let presses = 0;
      presses < 6 && !(await kind.evaluate((one) => one === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(kind).toBeFocused();
    await page.keyboard.type('How');
    await expect(kind).toHaveValue('how-to');
    await expect(seeAll).not.toHaveText(all);
    await expect(seeAll).toHaveAttribute('href', '/search/?q=validator&kind=how-to');

    await field.fill('xqzzwv');
    await expect(dialog.getByText('No results with these filters.')).toBeVisible();
    await dialog.getByRole('button', {name: 'Search all pages'}).click();
    await expect(kind).toHaveValue('');
    await expect(dialog.getByText(/^No results for/)).toBeVisible();

    await page.setViewportSize({width: 320, height: 640});
    for (const control of await dialog.getByRole('group', {name: 'Filters'}).getByRole('combobox').all()) {
      const box = (await control.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
  });
});

test('a page has its own social card, of 1200 by 630 px', async ({page, request}) => {
  await page.goto('/learn/sharding/');
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  const card = `${PUBLISHED}img/cards/learn/sharding.png`;
  // During hydration, the page briefly has the site's default image.
  await expectHydrated(page);
  await expect.poll(async () => [await meta('og:image'), await meta('twitter:image')]).toEqual([card, card]);
  expect(await meta('twitter:card')).toBe('summary_large_image');
  expect(await meta('og:image:alt')).toContain('Sharding');
  const response = await request.get('/img/cards/learn/sharding.png');
  expect(response.headers()['content-type']).toBe('image/png');
  const png = await response.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(40_000);
  expect(readFileSync('build/sw.js', 'utf8')).not.toMatch(/img\/cards\/|atom\.xml/);
});

test("the changes on the page what's new have an Atom feed", async ({page, request}) => {
  await page.goto('/changes/');
  await expect(page).toHaveURL('/welcome/whats-new/');
  const link = page.locator('link[type="application/atom+xml"]');
  await expect(link).toHaveAttribute('href', '/changes/atom.xml');
  const feed = await (await request.get('/changes/atom.xml')).text();
  const entries = [...feed.matchAll(/<link href="([^"]*)#([\w-]+)"/g)];
  expect(entries.length).toBeGreaterThan(3);
  for (const [, address, anchor] of entries) {
    expect(address).toBe(`${PUBLISHED}welcome/whats-new/`);
    await expect(page.locator(`h3#${anchor}`)).toHaveCount(1);
  }
});
