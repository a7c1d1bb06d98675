import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';
import {expectClosed, linkOf, openSearch} from '../support/searchUi';

// Each test has several steps in one visit.
test.describe.configure({timeout: 120_000});

test.describe('results', () => {
  test('show each page once, the page with the title first, and readable text around the marked words', async ({
    page,
  }) => {
    const {field, results, snippet, dialog} = await openSearch(page);
    // A text without the query's words has synonyms marked, such as `node` for validators.
    await field.fill('adaptive sharding');
    await expect(snippet).toHaveText(/adaptive|shard/i);
    const first = results.first();
    await expect(first.locator('mark', {hasText: /adaptive|shard/i}).first()).toBeVisible();
    await expect(dialog.locator('.DocSearch-Hit-path').first()).not.toBeEmpty();
    await expect(dialog.locator('.DocSearch-Hit-source').first()).not.toBeEmpty();
    await expect(linkOf(first)).toHaveAttribute('href', /^\/[\w/-]+\/(?:#[\w-]+)?$/);

    await field.fill("staking providers' apr");
    await expect(results.last()).toHaveText("Ask AI: staking providers' apr");
    await expect(snippet).toBeVisible();
    const groups = await dialog.locator('.DocSearch-Hit-source').allInnerTexts();
    expect(groups.length).toBeGreaterThan(2);
    expect(new Set(groups).size).toBe(groups.length);
    // A name with an apostrophe, which must not be shown as an HTML entity.
    expect(groups).toContainEqual(expect.stringMatching(/› Staking providers' APR$/));
    expect(groups.join()).not.toMatch(/&#?\w+;/);

    await field.fill('gas');
    await expect(results.last()).toHaveText('Ask AI: gas');
    await expect(snippet).toBeVisible();
    await expect(linkOf(results.first())).toHaveAttribute('href', '/developers/gas-and-fees/overview/');
    // A section is drawn as a branch only below its page.
    await field.fill('issue nft');
    await expect(results.last()).toHaveText('Ask AI: issue nft');
    const areBelow = await dialog.locator('.DocSearch-Hit-Tree:visible').evaluateAll((branches) =>
      branches.map((branch) => {
        for (let row = branch.closest('li')?.previousElementSibling; row; row = row.previousElementSibling)
          if (!row.matches('.DocSearch-Hit--Child')) return true;
        return false;
      }),
    );
    expect(areBelow).not.toContain(false);
    for (const query of ['gas', 'GasLeft', 'movement gas fee', 'esdt roles', 'mxpy contract deploy']) {
      await field.fill(query);
      await expect(results.last()).toHaveText(`Ask AI: ${query}`);
      const texts = await dialog.locator('[class*=snippet]').allInnerTexts();
      expect(texts.length, query).toBeGreaterThan(3);
      for (const text of texts) expect(text, query).not.toMatch(/(?: · .*){2}| \| |\\\\[a-z]+|\$\$/);
    }
  });

  test('end with a link to all results of this query with their count (§2.35)', async ({page}) => {
    const {field, snippet, seeAll, dialog} = await openSearch(page);
    await field.fill('stak');
    await expect(seeAll).toHaveText(/^See all \d+ results$/);
    await field.fill('sharding');
    await expect(seeAll).toHaveAttribute('href', '/search/?q=sharding');
    await expect(snippet).toHaveText(/shard/i);
    await seeAll.click();
    await expect(page).toHaveURL('/search/?q=sharding');
    await expect(dialog).toHaveCount(0);
    const found = page.getByText(/^\d+ documents found$/);
    await expect(found).toBeVisible();
    // Both counts grow until the worker has loaded all parts of the index, so they are compared at the same moment.
    await page.keyboard.press('Control+k');
    await field.fill('sharding');
    await expect(async () => {
      const inModal = Number(/\d+/.exec(await seeAll.innerText())![0]);
      expect(await found.innerText()).toBe(`${inModal} documents found`);
    }).toPass();
  });

  test('open on a click without a full page load, and scroll to their heading on the page', async ({
    page,
  }) => {
    const {field, results, snippet} = await openSearch(page);
    await field.fill('consensus');
    await expect(snippet).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    const link = linkOf(results.first());
    const href = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(href);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    // The next page can have another layout, with a navbar and search of its own.
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/consensus/i);
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await field.fill('validators shuffling epoch');
    await expect(results.last()).toHaveText('Ask AI: validators shuffling epoch');
    await expect(snippet).toBeVisible();
    const ofHeading = results.locator('a[href*="#"]').first();
    const target = (await ofHeading.getAttribute('href'))!;
    await ofHeading.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(`[id="${decodeURIComponent(target.split('#')[1]!)}"]`)).toBeInViewport();
  });
});

test('a query that finds nothing says so, suggests others, and asks for a report (§2.36, §8.2)', async ({
  page,
}) => {
  const {field, results, dialog} = await openSearch(page);
  await field.fill('xqzzwv "&<b>');
  await expect(dialog.getByText('No results for "xqzzwv "&<b>"')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  const report = dialog.getByRole('link', {name: 'Let us know.'});
  const url = new URL((await report.getAttribute('href'))!);
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('template')).toBe('missing-content.yml');
  expect(url.searchParams.get('title')).toBe('Nothing found for "xqzzwv "&<b>"');
  expect(url.searchParams.get('tried')).toContain('xqzzwv "&<b>');
  await expect(report).toHaveAttribute('target', '_blank');

  // Nothing has a similar title, so popular tasks are offered.
  await expect(results).toHaveCount(6);
  await expect(results.first()).toHaveText('Ask AI: xqzzwv "&<b>');
  await expect(results.nth(1)).toHaveText('Deploy a contract');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  const suggestion = dialog.locator('.DocSearch-NoResults-Prefill-List button').first();
  const text = await suggestion.innerText();
  await suggestion.click();
  // DocSearch's behaviour: ready for another query.
  await expect(field).toHaveValue(`${text.toLowerCase()} `);
  await expect(results.first()).toBeVisible();
});

test('every popular task leads to a heading or a page, from the modal and from the search page', async ({
  page,
}) => {
  const {dialog} = await openSearch(page, '/learn/sharding/');
  const tasks = dialog.getByRole('region', {name: 'Popular tasks'}).getByRole('link');
  await expect(tasks).toHaveCount(6);
  const addresses = await tasks.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const address of addresses) {
    const [path, anchor] = address.split('#');
    const response = await page.request.get(path!);
    expect(response.status(), address).toBe(200);
    // The build removes quotes that HTML doesn't need.
    if (anchor !== undefined)
      expect(await response.text(), address).toMatch(new RegExp(`id="?${anchor}[" >]`));
  }
  await tasks.first().click();
  await expect(page).toHaveURL(addresses[0]!);
  await expect(dialog).toHaveCount(0);

  await openPage(page, '/search/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', {name: 'Popular tasks'}).getByRole('link')).toHaveCount(6);
  await main.getByRole('link', {name: 'Ask AI'}).click();
  await expect(page.getByRole('dialog', {name: 'Ask MultiversX AI'})).toBeVisible();
});

test('the Ask AI row is last, or first for a question; a query without results shows the closest pages', async ({
  page,
}) => {
  const {field, results, snippet, active, dialog} = await openSearch(page, '/learn/sharding/');
  await field.fill('sharding');
  await expect(snippet).toBeVisible();
  await expect(results.last()).toHaveText('Ask AI: sharding');
  const {height} = (await dialog.locator('.DocSearch-Modal').boundingBox())!;
  expect(height).toBeGreaterThan(0.7 * 900);
  expect(height).toBeLessThanOrEqual(0.75 * 900);

  await field.fill('crowdfundingg');
  await expect(dialog.getByText('Closest pages')).toBeVisible();
  await expect(dialog.getByText('No results for')).toBeVisible();
  await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  await expect(results.first()).toHaveText('Ask AI: crowdfundingg');

  await field.fill('how do I issue an nft');
  await expect(active).toHaveText('Ask AI: how do I issue an nft');
  await expect(results.nth(1)).toContainText(/NFT|token/i);
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', {name: 'Ask MultiversX AI'});
  await expect(chat.getByRole('article').nth(1)).toContainText('how do I issue an nft');
  await expect(dialog).toHaveCount(0);
});
