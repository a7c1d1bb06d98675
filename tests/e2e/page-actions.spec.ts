import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {reportPaths} from '../../src/feedback/feedback';
import {expectIdle, openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';
import {keepLinksFromPrefetching} from '../support/prefetch';
import {requestsOf} from '../support/requestsOf';
import {serveSite} from '../support/servedSite';

const PAGE = '/learn/sharding/';
const SAMPLES = '/developers/developer-reference/storage-mappers/single-values/';

const more = (page: Page) => page.getByRole('button', {name: 'More actions for this page'});
const menu = (page: Page) => page.getByRole('menu');
const feedback = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});

test('the page is copied as Markdown, and its menu is loaded on intent and works by keyboard', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = requestsOf(page);
  await keepLinksFromPrefetching(page);
  await openPage(page, PAGE);
  await expectIdle(page);
  const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
  const before = scripts();

  const copy = page.getByRole('button', {name: 'Copy page'});
  const [titleBox, copyBox] = [
    await page.getByRole('heading', {level: 1}).boundingBox(),
    await copy.boundingBox(),
  ];
  expect(copyBox!.x).toBeGreaterThan(titleBox!.x + titleBox!.width / 2);
  expect(copyBox!.y + copyBox!.height).toBeLessThanOrEqual(titleBox!.y);
  await copy.hover();
  await expect.poll(scripts).toBeGreaterThan(before);

  await copy.click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(copy).toBeVisible();
  expect(await copy.boundingBox()).toEqual(copyBox);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readFileSync(`build${PAGE}index.md`, 'utf8'),
  );

  await more(page).focus();
  await page.keyboard.press('Enter');
  const items = menu(page).getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await pageViolations(page)).toEqual([]);
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();

  // An assistant opens in a new tab only on a click, and gets the public address of the Markdown.
  await page.keyboard.press('ArrowDown');
  await context.route('https://claude.ai/**', (route) => route.fulfill({body: 'Claude'}));
  const tab = context.waitForEvent('page');
  await items.filter({hasText: 'Open in Claude'}).click();
  await (await tab).waitForURL('https://claude.ai/**');
  expect(new URL((await tab).url()).searchParams.get('q')).toContain(
    'https://docs.multiversx.com/learn/sharding/index.md',
  );
  await (await tab).close();
  expect(requests.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:'))).toEqual([]);

  await more(page).click();
  await items.filter({hasText: 'Connect by MCP'}).click();
  await expect(page).toHaveURL('/sdk-and-tools/ai-assistants/');

  await more(page).click();
  await items.filter({hasText: 'Ask AI about this page'}).click();
  const title = await page.locator('article h1').innerText();
  await expect(page.getByRole('dialog').getByRole('button', {name: `Remove: ${title}`})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();
});

test('on a phone, the actions are beside the breadcrumb and large enough', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openPage(page, PAGE);
  const copy = page.getByRole('button', {name: 'Copy page'});
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  const parent = await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').boundingBox();
  const {x, y, height} = (await copy.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(title!.y);
  expect(Math.abs(y - parent!.y)).toBeLessThanOrEqual(1);
  expect(x).toBeGreaterThanOrEqual(parent!.x + parent!.width);
  await more(page).click();
  await expect(menu(page)).toBeVisible();
  const controls = [copy, more(page), ...(await menu(page).getByRole('menuitem').all())];
  for (const control of controls) expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await feedback(page).getByRole('button', {name: 'Yes'}).click();
  await expect(feedback(page).getByRole('textbox')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const width of [360, 768, 1024]) {
  test(`at ${width} px, nothing covers the menu of the page`, async ({page}) => {
    await page.setViewportSize({width, height: 740});
    await openPage(page, PAGE);
    await more(page).click();
    await expect(menu(page)).toBeVisible();
    const covered = await menu(page)
      .getByRole('menuitem')
      .evaluateAll((items) =>
        items
          .filter((item) => {
            const {x, y, width, height} = item.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return !item.contains(top);
          })
          .map(({textContent}) => textContent),
      );
    expect(covered).toEqual([]);
  });
}

test('a reader gives negative feedback with a reason by keyboard, and the server accepts it', async ({
  page,
}) => {
  const reports: unknown[] = [];
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith(reportPaths.page)) return;
    reports.push(response.request().postDataJSON());
    statuses.push(response.status());
  });
  await openPage(page, PAGE);
  await feedback(page).getByRole('button', {name: 'No'}).focus();
  await page.keyboard.press('Enter');
  await expect(feedback(page).getByText('Your answer is recorded.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', {name: 'It is wrong or out of date'})).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('The second table.');
  expect(await pageViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(feedback(page).getByRole('textbox')).toHaveCount(0);
  const thanks = feedback(page).getByRole('status');
  await expect(thanks).toHaveText('Thank you. Your feedback helps to improve this page.');
  await expect(thanks).toBeFocused();
  const route = '/learn/sharding';
  expect(reports).toEqual([
    {page: route, helpful: false},
    {page: route, helpful: false, details: {reason: 'wrong', note: 'The second table.'}},
  ]);
  expect(statuses).toEqual([204, 204]);
});

test('on a host without the server, feedback shows a link to report a problem on GitHub', async ({page}) => {
  const site = await serveSite('build');
  try {
    await openPage(page, site.origin + PAGE);
    await feedback(page).getByRole('button', {name: 'No'}).click();
    await expect(feedback(page).getByRole('link', {name: 'Report a problem on GitHub'})).toHaveAttribute(
      'href',
      /template=wrong-content\.yml.*page=https%3A%2F%2Fdocs\.multiversx\.com%2Flearn%2Fsharding%2F/,
    );
    await expect(feedback(page).getByRole('radio')).toHaveCount(0);
  } finally {
    await site.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('samples link to their lines in the repository; actions and feedback are hidden', async ({page}) => {
    await page.goto(SAMPLES);
    const blocks = await page.locator('.theme-code-block:has(> div:first-child > details)').all();
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) {
      const link = block.locator('> div:first-child > details a');
      await expect(link).toBeHidden();
      await block.locator('> div:first-child > details > summary').click();
      await expect(link).toBeVisible();
      const [, file, first, last] =
        /^https:\/\/github\.com\/multiversx\/mx-docs\/blob\/main\/(samples\/[^#]+)(?:#L(\d+)-L(\d+))?$/.exec(
          (await link.getAttribute('href'))!,
        )!;
      await expect(link).toHaveText(file!);
      const lines = readFileSync(file!, 'utf8')
        .split('\n')
        .slice(Number(first ?? 1) - 1, last === undefined ? undefined : Number(last));
      const code = (await block.locator('> div > pre > code').innerText()).trim().split('\n');
      expect(lines.map((line) => line.trim())).toContain(code[0]!.trim());
      expect(lines.map((line) => line.trim())).toContain(code.at(-1)!.trim());
    }
    const note = page.locator('.mx-verified');
    await expect(note).toContainText(/^✓ (?:Tested|Checked) with .*multiversx-sc \d/);
    await expect(note.getByRole('link')).toHaveAttribute('href', /\/blob\/main\/samples\/README\.md$/);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await expect(feedback(page)).toBeHidden();
  });
});
