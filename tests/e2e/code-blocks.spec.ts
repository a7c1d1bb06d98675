import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectIdle, openPage} from '../support/openPage';

const blocksOf = (page: Page): Locator => page.getByRole('main').locator('.theme-code-block');

test('every code block can be copied and wrapped, and a tested one says what it was tested with', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openPage(page, '/utils/');
  // The confirmation of a copy disappears after a second.
  await page.clock.pauseAt(Date.now() + 60_000);
  const blocks = blocksOf(page);
  const count = await blocks.count();
  expect(count).toBeGreaterThan(30);
  for (const name of ['Copy code to clipboard', 'Toggle word wrap'])
    await expect(blocks.getByRole('button', {name, includeHidden: true})).toHaveCount(count);

  // The signs of added and removed lines are generated content, not text.
  const changed = blocks
    .filter({has: page.locator('del')})
    .filter({hasText: 'sdk-core'})
    .last();
  await changed.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(changed.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '{\n  "dependencies": {\n    "@multiversx/sdk-core": "14.0.0",\n    "@multiversx/sdk-core": "15.0.0"\n  }\n}',
  );

  const log = blocks.filter({hasText: 'END_ROUND'}).last();
  const overflows = () => log.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await overflows()).toBe(true);
  await log.getByRole('button', {name: 'Toggle word wrap'}).click();
  await expect.poll(overflows).toBe(false);

  const tested = blocks.filter({hasText: '#[endpoint]'}).last();
  await tested.getByLabel(/^Tested · multiversx-sc \d+\.\d+\.\d+$/).click();
  await expect(tested.getByRole('link', {name: /^samples\/contracts\//})).toBeInViewport();
  await expect(page.locator('.mx-verified')).toContainText(
    /^✓ (?:Tested|Checked) with .*multiversx-sc \d+\.\d+\.\d+.*, \w+ 20\d\d/,
  );
  await expect(log).not.toContainText('Tested');
});

test('tabs keep the language that a reader chose, on every page and after a reload', async ({page}) => {
  await openPage(page, '/developers/tutorials/crowdfunding/crowdfunding-p3/deploy/');
  const python = page.getByRole('main').getByRole('tab', {name: 'Python'}).first();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  await openPage(page, '/utils/');
  const tabs = page.getByRole('main').getByRole('tablist').first();
  await expect(tabs.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main').getByRole('tabpanel', {name: 'Python'})).toContainText('def fund');
  await tabs.getByRole('tab', {name: 'mxpy'}).click();
  await expect(tabs.getByRole('tab', {name: 'mxpy'})).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tabs.getByRole('tab', {name: 'mxpy'})).toHaveAttribute('aria-selected', 'true');
});

test('the foot of a page says what it was checked against, when it changed and where to edit it', async ({
  page,
}) => {
  await page.goto('/developers/tutorials/crowdfunding/crowdfunding-p3/');
  const article = page.getByRole('article');
  await article.getByText(/^Checked in \w+ 20\d\d$/).click();
  await expect(article.getByText(/multiversx-sc \d.*, /).last()).toBeVisible();
  await expect(article.getByText(/Last updated on/)).toBeVisible();
  await expect(article.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/docs\/developers\/tutorials\/crowdfunding\/crowdfunding-p3\/crowdfunding-p3\.mdx$/,
  );
});

test('a page of many blocks hydrates without touching their code, and loads no highlighter', async ({
  page,
}) => {
  // A highlighter in the browser would replace the text of a block by coloured elements.
  await page.addInitScript(() => {
    const changes = ((window as unknown as {changes: string[]}).changes = [] as string[]);
    document.addEventListener('DOMContentLoaded', () => {
      for (const code of document.querySelectorAll('main pre code')) {
        new MutationObserver((records) => changes.push(...records.map(({type}) => type))).observe(code, {
          attributes: true,
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
  });
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await openPage(page, '/developers/tutorials/staking-contract/rewards/');
  await expectIdle(page);
  const blocks = blocksOf(page);
  expect(await blocks.count()).toBeGreaterThanOrEqual(35);
  expect(await blocks.locator('code span').count()).toBeGreaterThan(1000);

  const wrap = blocks.first().getByRole('button', {name: 'Toggle word wrap'});
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => (window as unknown as {changes: string[]}).changes)).toEqual([]);

  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) {
    const text = await (await page.request.get(url)).text();
    expect(
      /prism-|languages\.markup|registerLanguage|createHighlighter|vscode-textmate/.test(text) ? url : '',
    ).toBe('');
  }
});
