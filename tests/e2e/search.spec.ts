import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectIdle, openPage} from '../support/openPage';
import {serveSite} from '../support/servedSite';
import {linkOf, openSearch, searchButton, searchModal} from '../support/searchUi';

// Tests share one visit for several steps.
test.describe.configure({timeout: 120_000});

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__embedded';
const FAVOURITES = '__DOCSEARCH_FAVORITE_SEARCHES__embedded';

/** Records all requests of a page, including the worker's. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** DocSearch opens again only after it has closed completely. */
async function expectClosed(page: Page): Promise<void> {
  await expect(searchModal(page).dialog).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
}

const isOfSearch = (url: string) => url.includes('/assets/search/') || /searchWorker|DocSearch/.test(url);

test.describe('search loads with the first intent', () => {
  const intents: Record<string, (page: Page) => Promise<void>> = {
    'pointing at the button': (page) => searchButton(page).hover(),
    'focus on the button': (page) => searchButton(page).focus(),
  };
  for (const [name, act] of Object.entries(intents)) {
    test(`${name}, and nothing of it before`, async ({page}) => {
      const urls = requestsOf(page);
      await openPage(page, '/learn/sharding/');
      await expectIdle(page);
      expect(urls.filter(isOfSearch)).toEqual([]);
      expect(page.workers()).toEqual([]);
      const outline = page.waitForResponse(/\/assets\/search\/search-outline\.\w+\.json$/);
      await act(page);
      await outline;
    });
  }

  test('the key, and nothing of it before; the worker comes in one file, with everything that it starts with', async ({
    page,
  }) => {
    const urls = requestsOf(page);
    await openPage(page, '/learn/sharding/');
    // Silence is the subject here.
    await page.waitForLoadState('networkidle');
    expect(urls.filter(isOfSearch)).toEqual([]);
    expect(page.workers()).toEqual([]);
    const started = page.waitForEvent('worker');
    const outline = page.waitForResponse(/\/assets\/search\/search-outline\.\w+\.json$/);
    const answered = page.waitForResponse(/\/assets\/search\/search-passages\./);
    await page.keyboard.press('Control+k');
    await outline;
    const script = await page.request.get((await started).url());
    expect(await script.text()).toContain('Search outline: expected version');
    await answered;
    const [worker] = page.workers();
    const imported = await worker!.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(imported).toEqual([]);
  });
});

test('titles are asked for with the intent itself, before any script has come', async ({page}) => {
  let isHeld = false;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const site = await serveSite('build', {
    answer: async ({url, headers}) => {
      // If link prefetches were delayed, they would use all connections of the browser.
      const isAhead = headers.get('sec-purpose')?.includes('prefetch');
      if (isHeld && !isAhead && url.includes('/assets/js/')) await gate;
      return undefined;
    },
  });
  await openPage(page, `${site.origin}/learn/sharding/`);
  isHeld = true;
  const outline = page.waitForResponse(/\/assets\/search\/search-outline\./);
  await page.keyboard.press('Control+k');
  expect((await outline).status()).toBe(200);
  expect(page.workers()).toEqual([]);
  release();
  await page.keyboard.type('sharding');
  await expect(searchModal(page).results.first()).toContainText('Sharding');
  await site.close();
});

test.describe('search opens', () => {
  test('by a letter on its button, which begins the query, and by its keys; Escape gives the focus back', async ({
    page,
  }) => {
    await openPage(page, '/learn/sharding/');
    const {field} = searchModal(page);
    await searchButton(page).focus();
    await page.keyboard.type('shard');
    await expect(field).toHaveValue('shard');
    await page.keyboard.press('Escape');
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await expectClosed(page);
      await searchButton(page).focus();
      await page.keyboard.press(key);
      await expect(field, key).toBeFocused();
      await expect(field, key).toHaveValue('');
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(searchButton(page), key).toBeFocused();
    }
  });

  test('with what is typed before it has arrived', async ({page}) => {
    await openPage(page, '/learn/sharding/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('consensus');
    await expect(searchModal(page).field).toHaveValue('consensus');
    await expect(searchModal(page).results.first()).toBeVisible();
  });

  test('not by the keys that find in the page', async ({page}) => {
    await openPage(page, '/learn/sharding/');
    await searchButton(page).focus();
    for (const key of ['Control+f', 'Meta+f', 'F3', 'Control+g']) {
      await page.keyboard.press(key);
      await expect(searchButton(page), key).toHaveAttribute('aria-busy', 'false');
      await expect(searchModal(page).dialog, key).toHaveCount(0);
    }
  });

  test('not by / while text is being typed', async ({page}) => {
    await openPage(page, '/no/such/page/');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.pressSequentially('a/b');
    await expect(box).toHaveValue('a/b');
    await expect(searchModal(page).dialog).toHaveCount(0);
  });

  test('not while the chat is open', async ({page}) => {
    await openPage(page, '/');
    await page
      .getByRole('button', {name: /Ask AI/})
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(searchButton(page)).toHaveAttribute('aria-busy', 'false');
    await expect(searchModal(page).dialog).toHaveCount(0);
  });
});

test.describe('results', () => {
  test('show the page and the text around the words, each page once, the page with the title first, and whole sentences', async ({
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

  test('end with a link to all of them on the search page, counted for this query alone, and ask no other host', async ({
    page,
    baseURL,
  }) => {
    const urls = requestsOf(page);
    const {field, snippet, seeAll, dialog} = await openSearch(page);
    await field.fill('stak');
    await expect(seeAll).toHaveText(/^See all \d+ results$/);
    await field.fill('sharding');
    await expect(seeAll).toHaveAttribute('href', '/search/?q=sharding');
    // The count is part of the worker's reply.
    await expect(snippet).toHaveText(/shard/i);
    const count = Number(/\d+/.exec(await seeAll.innerText())![0]);
    await seeAll.click();
    await expect(page).toHaveURL('/search/?q=sharding');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`${count} documents found`)).toBeVisible();
    const {origin} = new URL(baseURL!);
    expect(urls.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
  });

  test('move with the arrows, around both ends, and open by Enter: with a key in another tab or window, else here', async ({
    page,
    context,
  }) => {
    const {field, results, active, snippet, dialog} = await openSearch(page);
    await field.fill('validator');
    await expect(snippet).toBeVisible();
    await expect(active).toHaveCount(1);
    const expectActive = async (result: Locator) => {
      await expect(result).toHaveAttribute('aria-selected', 'true');
      await expect(active).toHaveCount(1);
      await expect(field).toHaveAttribute('aria-activedescendant', (await result.getAttribute('id'))!);
    };
    await expectActive(results.first());
    await page.keyboard.press('ArrowDown');
    await expectActive(results.nth(1));
    await page.keyboard.press('ArrowUp');
    await expectActive(results.first());
    await page.keyboard.press('ArrowUp');
    await expectActive(results.last());
    await page.keyboard.press('ArrowDown');
    await expectActive(results.first());

    const href = (await linkOf(active).getAttribute('href'))!;
    for (const modifier of ['Control', 'Meta', 'Shift']) {
      const opened = context.waitForEvent('page');
      await page.keyboard.press(`${modifier}+Enter`);
      const other = await opened;
      await expect(other, modifier).toHaveURL(href);
      await other.close();
      await expect(page).toHaveURL('/');
      await expect(dialog).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(dialog).toHaveCount(0);
  });

  test('open by a click without loading the site again, and go to their heading on the page', async ({
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

test('search that is opened again while a result is loading stays, with what was typed, when its page arrives', async ({
  page,
}) => {
  let isHeld = false;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const site = await serveSite('build', {
    answer: async ({url, headers}) => {
      // If link prefetches were delayed, they would use all connections of the browser.
      const isAhead = headers.get('sec-purpose')?.includes('prefetch');
      if (isHeld && !isAhead && url.includes('/assets/js/')) await gate;
      return undefined;
    },
  });
  const {field, results, snippet, dialog} = await openSearch(page, site.origin);
  await field.fill('guardian');
  await expect(snippet).toHaveText(/guard/i);
  isHeld = true;
  const heading = page.locator('h1');
  const before = await heading.innerText();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('shardi');
  await expect(results.first()).toContainText('Sharding');
  await expect(heading).toHaveText(before);
  release();
  // A page with another layout, whose navbar and search are mounted again.
  await expect(heading).not.toHaveText(before);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('shardi');
  await page.keyboard.type('ng');
  await expect(field).toHaveValue('sharding');
  await expect(results.first()).toContainText('Sharding');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(searchButton(page)).toBeFocused();
  await site.close();
});

test.describe('what was searched for', () => {
  /** A result in the format that DocSearch stores. */
  const kept = (number: number) => ({
    objectID: `kept-${number}`,
    type: 'lvl1',
    url: `/learn/sharding/?kept=${number}`,
    url_without_anchor: '/learn/sharding/',
    anchor: null,
    content: null,
    hierarchy: {
      lvl0: 'Learn',
      lvl1: `Kept ${number}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  });

  test('stores an opened result among the recent ones, once', async ({page}) => {
    const {field, active, results, snippet} = await openSearch(page);
    for (const query of ['sharding', 'consensus', 'sharding']) {
      await field.fill(query);
      await expect(snippet).toHaveText(new RegExp(query.slice(0, 5), 'i'));
      await expect(active).toContainText(new RegExp(query, 'i'));
      await page.keyboard.press('Enter');
      // The next page mounts a new navbar and search.
      await expectClosed(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(new RegExp(query, 'i'));
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
    }
    await expect(results).toHaveCount(2);
    await expect(results.first()).toContainText('Sharding');
  });

  test('is kept for seven results, four beside favourites, and ten favourites, and can be forgotten', async ({
    page,
  }) => {
    const eight = Array.from({length: 8}, (_, index) => kept(index + 1));
    await page.goto('/');
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [RECENT, JSON.stringify(eight)],
    );
    const {results, dialog} = await openSearch(page);
    await expect(results).toHaveCount(7);

    await results.first().getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await expect(results).toHaveCount(4 + 1);

    const eleven = Array.from({length: 11}, (_, index) => kept(index + 20));
    await page.evaluate(
      ([recent, favourites, value]) => {
        localStorage.setItem(recent!, '[]');
        localStorage.setItem(favourites!, value!);
      },
      [RECENT, FAVOURITES, JSON.stringify(eleven)],
    );
    await openSearch(page);
    await expect(results).toHaveCount(10);
    await results.first().getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(results).toHaveCount(9);

    await page.evaluate(
      ([recent, favourites, value]) => {
        localStorage.setItem(recent!, value!);
        localStorage.setItem(favourites!, '[]');
      },
      [RECENT, FAVOURITES, JSON.stringify([kept(1)])],
    );
    await openSearch(page);
    await results.first().getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(results).toHaveCount(0);
    await openSearch(page);
    await expect(dialog.getByRole('region', {name: 'Popular tasks'})).toBeVisible();
    await expect(results).toHaveCount(0);
  });

  const broken: Record<string, string> = {
    'no JSON': '{',
    'no list': '{"a":1}',
    nothing: '[null]',
    'texts and numbers': '["sharding", 7, true]',
    'results without their parts': '[{"objectID":"a"},{"objectID":"b","hierarchy":null,"url":7}]',
    'results with markup': JSON.stringify([
      {...kept(1), hierarchy: {...kept(1).hierarchy, lvl1: '<img src=x onerror="window.injected=true">'}},
    ]),
    'results with a script for an address': JSON.stringify([
      {...kept(1), url: 'javascript:window.injected=true'},
    ]),
  };
  test('works if its store contains anything else', async ({page}) => {
    test.setTimeout(180_000);
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto('/');
    for (const [name, value] of Object.entries(broken)) {
      await page.evaluate(
        ([recent, favourites, text]) => {
          localStorage.setItem(recent!, text!);
          localStorage.setItem(favourites!, text!);
        },
        [RECENT, FAVOURITES, value],
      );
      const {field, results, dialog} = await openSearch(page);
      await expect(dialog.getByRole('region', {name: 'Popular tasks'}), name).toBeVisible();
      await expect(dialog.locator('img, script, a[href^="javascript:" i]'), name).toHaveCount(0);
      await field.fill('sharding');
      await expect(results.first(), name).toContainText('Sharding');
      expect(await page.evaluate(() => 'injected' in window), name).toBe(false);
      expect(errors, name).toEqual([]);
    }
  });
});

test('a query that finds nothing says so, suggests others, and asks for a report', async ({page}) => {
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
  await expect(results.first()).toHaveText('Deploy a contract');
  await expect(results.last()).toHaveText('Ask AI: xqzzwv "&<b>');
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

test('the last row asks the assistant, or the first for a question; closest pages show without results', async ({
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
  await expect(results.last()).toHaveText('Ask AI: crowdfundingg');

  await field.fill('how do I issue an nft');
  await expect(active).toHaveText('Ask AI: how do I issue an nft');
  await expect(results.nth(1)).toContainText(/NFT|token/i);
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', {name: 'Ask MultiversX AI'});
  await expect(chat.getByRole('article').nth(1)).toContainText('how do I issue an nft');
  await expect(dialog).toHaveCount(0);
});

test('search is the widest item of the bar from 997 to 1920 px, and nothing overlaps', async ({page}) => {
  await page.goto('/learn/sharding/');
  for (const width of [997, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 800});
    const boxes = await page.locator('.navbar__items > *').evaluateAll((items) =>
      items
        .map((item) => {
          const {left, right, width} = item.getBoundingClientRect();
          const isSearch = item.querySelector('.DocSearch-Button') !== null;
          return {left, right, width, isSearch, isBrand: item.matches('.navbar__brand')};
        })
        .filter(({width}) => width > 0),
    );
    for (const [index, {left}] of boxes.entries())
      expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.5);
    expect(boxes.at(-1)!.right).toBeLessThanOrEqual(width);
    const search = boxes.find(({isSearch}) => isSearch)!;
    const others = boxes.filter(({isSearch, isBrand}) => !isSearch && !isBrand);
    if (width >= 1440) {
      expect(search.width).toBeGreaterThanOrEqual(240);
      expect(search.width).toBeLessThanOrEqual(320);
      expect(search.width).toBeGreaterThan(Math.max(...others.map((item) => item.width)));
    }
    const askAi = page.locator('.navbar').getByRole('button', {name: /Ask AI/});
    const [outer, badge] = await Promise.all([askAi.boundingBox(), askAi.getByText('BETA').boundingBox()]);
    expect(badge!.y).toBeGreaterThanOrEqual(outer!.y);
    expect(badge!.y + badge!.height).toBeLessThanOrEqual(outer!.y + outer!.height);
    expect(badge!.x + badge!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  }
});

test.describe('where the index is late or broken', () => {
  /** Serves the built site; `answer` handles requests for index files. */
  const serveWith = (answer: (file: string) => Promise<Response | undefined>) =>
    serveSite('build', {
      answer: async ({url}) => {
        const file = /\/assets\/search\/(search-\w+)\./.exec(url)?.[1];
        return file === undefined ? undefined : answer(file);
      },
    });

  test('search is stalled after 300 ms, and finds when it arrives', async ({page}) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const site = await serveWith(async () => {
      await gate;
      return undefined;
    });
    await page.clock.install();
    const {field, results, dialog} = await openSearch(page, `${site.origin}/learn/sharding/`);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const container = page.locator('.DocSearch-Container');
    await field.fill('sharding');
    await page.clock.runFor(299);
    await expect(container).not.toHaveClass(/Stalled/);
    await page.clock.runFor(1);
    await expect(container).toHaveClass(/Stalled/);
    await expect(dialog.getByText('Searching…')).toBeVisible();
    await expect(dialog.getByText(/No results/)).toHaveCount(0);
    await page.clock.resume();
    release();
    await expect(results.first()).toContainText('Sharding');
    await expect(container).not.toHaveClass(/Stalled/);
    await site.close();
  });

  const failures: Record<string, () => Response> = {
    'answers with an error': () => new Response('', {status: 500}),
    'is cut off': () =>
      new Response('{"version":1,"pages":[', {
        headers: {'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable'},
      }),
    'is of another version': () =>
      new Response('{"version":99}', {
        headers: {'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable'},
      }),
  };
  for (const [name, respond] of Object.entries(failures)) {
    test(`search says so where it ${name}, and "Try again" does, past the browser's cache`, async ({
      page,
    }) => {
      let isBroken = true;
      let failures = 0;
      const site = await serveWith(async () => {
        if (!isBroken) return undefined;
        failures += 1;
        return respond();
      });
      const {field, results, dialog, retry} = await openSearch(page, site.origin);
      await field.fill('sharding');
      await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
      await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
      await expect(field).toHaveValue('sharding');
      const failuresBefore = failures;
      await retry.click();
      await expect.poll(() => failures).toBeGreaterThan(failuresBefore);
      await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
      isBroken = false;
      await retry.click();
      await expect(results.first()).toContainText('Sharding');
      await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
      await site.close();
    });
  }

  test('titles answer while the text of the pages is on its way, also after a query that waits for it', async ({
    page,
  }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const site = await serveWith(async (file) => {
      if (file !== 'search-outline') await gate;
      return undefined;
    });
    const {field, results, snippet, dialog} = await openSearch(page, site.origin);
    await field.fill('sharding');
    await expect(results.first()).toContainText('Sharding');
    // No title or heading contains it, so "no results" is certain only once the text is loaded.
    const expectToWait = async () => {
      await field.fill('passphrase');
      await expect(dialog.getByText('Searching…')).toBeVisible();
      await expect(dialog.getByText(/No results/)).toHaveCount(0);
    };
    await field.fill('');
    await expect(results).toHaveCount(0);
    await expectToWait();
    // It overtakes the query that waits.
    await field.fill('sharding');
    await expect(results.first()).toContainText('Sharding');
    await field.fill('');
    await expect(results).toHaveCount(0);
    await expectToWait();
    release();
    await expect(snippet).toBeVisible();
    // The list is open, so an arrow key moves the selection and doesn't reopen the list.
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
    await site.close();
  });

  test('what the arrows chose stays chosen when the rest of the index arrives', async ({page}) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const site = await serveWith(async (file) => {
      if (file !== 'search-outline') await gate;
      return undefined;
    });
    const {field, results, active, snippet} = await openSearch(page, site.origin);
    // The selected result is also found by its text, at another position.
    await field.fill('sharding');
    await expect(results.nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(results.nth(2)).toHaveAttribute('aria-selected', 'true');
    const chosen = (await linkOf(active).getAttribute('href'))!;
    release();
    await expect(snippet).toHaveText(/shard/i);
    await expect(linkOf(active)).toHaveAttribute('href', chosen);
    await site.close();
  });

  test('the page goes on where the script of search itself does not load', async ({page}) => {
    await openPage(page, '/learn/sharding/');
    await expectIdle(page);
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.keyboard.press('Control+k');
    const failure = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
    await expect(failure).toBeVisible();
    await page.unroute(/\/assets\/js\//);
    await failure.getByRole('button', {name: 'Close this message'}).click();
    await page.keyboard.press('Control+k');
    await expect(searchModal(page).field).toBeFocused();
  });
});

test.describe('bad input', () => {
  const queries = [
    '.*+?^${}()|[]\\/-',
    '(((((((((((a+)+)+)+)+)+)+)+$',
    '[',
    '\\',
    '#[payable("*")]',
    '<script>window.injected=true</script>',
    '<img src=x onerror=window.injected=true>',
    '"><svg onload=window.injected=true>',
    '</mark><mark>staking',
    '&lt;b&gt; &amp; &#39;',
    '😀👩‍👩‍👧‍👦🇷🇴 staking',
    'مرحبا بالعالم staking',
    '‮gnidrahs‬',
    'e\u0301\u200B\uFEFF\u0000staking',
    '\ud83d',
    '     ',
    '__proto__ constructor hasOwnProperty toString',
    'a'.repeat(511),
    'staking '.repeat(64),
  ];
  test('breaks nothing and injects nothing, ends at 512 characters, and may come faster than anyone types', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('dialog', (dialog) => errors.push(dialog.message()));
    const {field, dialog, results, snippet} = await openSearch(page);
    for (const query of queries) {
      await field.fill('');
      await expect(results.or(dialog.locator('.DocSearch-NoResults'))).toHaveCount(0);
      await field.fill(query);
      if (query.trim() !== '') {
        await expect(results.or(dialog.locator('.DocSearch-NoResults')).first(), query).toBeVisible();
      }
      await expect(dialog.locator('script, img, iframe, b, svg[onload], [onerror]'), query).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await field.fill('sharding');
    await expect(results.first()).toContainText('Sharding');
    expect(errors).toEqual([]);

    await expect(field).toHaveAttribute('maxlength', '512');
    await field.fill('');
    await page.keyboard.insertText('staking '.repeat(100));
    await expect(field).toHaveValue('staking '.repeat(64));

    await field.fill('');
    const session = await page.context().newCDPSession(page);
    // All keys at the same time, faster than anyone can type.
    const press = (keys: readonly object[]) =>
      Promise.all(keys.map((key) => session.send('Input.dispatchKeyEvent', {type: 'keyDown', ...key})));
    const text = 'staking consensus sharding '.repeat(20).slice(0, 500);
    await press([...text].map((letter) => ({text: letter, key: letter})));
    await expect(field).toHaveValue(text);
    await press(Array.from(text, () => ({key: 'Backspace', windowsVirtualKeyCode: 8})));
    await expect(field).toHaveValue('');
    await page.keyboard.type('guardian');
    await expect(field).toHaveValue('guardian');
    await expect(results.first()).toContainText(/guard/i);
    await expect(snippet).toHaveText(/guard/i);
  });
});
