import {expect, test, type Page} from '@playwright/test';
import {recordShifts, totalShift} from '../support/layoutShifts';
import {openPage} from '../support/openPage';
import {searchModal} from '../support/searchUi';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page shows its text, code, tables, diagrams and navigation, and no buttons without an effect', async ({
    page,
  }) => {
    await page.goto('/learn/consensus/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await expect(page.locator('main figure svg').first()).toBeVisible();
    await expect(page.locator('main pre').first()).toContainText('seed(block)');
    await expect(
      page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: /Ask AI/})).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search'})).toHaveCount(0);
  });

  test('the search page says what it needs, and links to the sections and to the list of all pages', async ({
    page,
    request,
  }) => {
    await page.goto('/search/?q=sharding');
    const main = page.getByRole('main');
    await expect(main).toContainText('Search needs JavaScript.');
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(main.getByRole('link', {name: 'Validators and nodes'})).toBeVisible();
    const list = main.getByRole('link', {name: 'list of all pages'});
    expect(await (await request.get((await list.getAttribute('href'))!)).text()).toContain('/learn/sharding');
  });

  test('the home page works', async ({page}) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', {name: /^Learn/})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Learn');
  });
});

test('nothing shifts while a page loads', async ({page}) => {
  for (const path of ['/', '/learn/consensus/', '/tokens/intro/']) {
    await recordShifts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page), path).toBeLessThan(0.01);
  }
});

test('under reduced motion nothing moves, and the colour mode changes immediately', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/', '/tokens/fungible-tokens/']) {
    await openPage(page, path);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({effect}) => Number(effect?.getComputedTiming().duration) > 1)
          .length,
    );
    expect(moving, path).toBe(0);
  }
  const started = await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    // Animations that follow the scroll position take no time.
    return root.getAnimations({subtree: true}).filter((animation) => animation instanceof CSSTransition)
      .length;
  });
  expect(started).toBe(0);
});

/** Returns whether the focused element, or the card that contains it, has a focus indicator. */
async function showsFocus(page: Page) {
  return page.evaluate(() => {
    for (let element = document.activeElement; element && element !== document.body;) {
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return true;
      element = element.parentElement;
    }
    return false;
  });
}

for (const path of ['/', '/learn/sharding/', '/search/?q=shard']) {
  test(`focus is visible at each Tab stop on ${path}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, path);
    if (path.startsWith('/search/')) await expect(page.getByRole('article').nth(14)).toBeVisible();
    const hidden: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      if (!(await showsFocus(page)))
        hidden.push(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120)));
    }
    expect(hidden).toEqual([]);
  });
}

test('the first screen of the home page has the first steps, search and code, and the links to sections follow', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const code = main.getByRole('region', {name: 'Code that runs'});
  for (const viewport of [
    {width: 360, height: 780},
    {width: 1440, height: 900},
  ]) {
    await page.setViewportSize(viewport);
    await openPage(page, '/');
    for (const name of ['Deploy your first contract', 'Call the API'])
      await expect(main.getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
    await expect(main.getByRole('searchbox')).toBeInViewport({ratio: 1});
    for (const name of ['Learn', 'Developers', 'Validators'])
      await expect(main.getByRole('link', {name, exact: true}).first()).toBeVisible();
  }

  await expect(code).toBeInViewport({ratio: 1});
  await expect(code.getByRole('tabpanel')).toContainText('curl -s https://devnet-gateway.multiversx.com');
  const community = page.getByRole('heading', {name: 'Talk to the people who build it'});
  const before = await community.boundingBox();
  await code.getByRole('tab', {name: 'Contract'}).click();
  await expect(code.getByRole('tabpanel')).toContainText('fn stake(&self)');
  await code.getByRole('tab', {name: 'App'}).click();
  await expect(code.getByRole('tabpanel')).toContainText('createTransactionForNativeTokenTransfer');
  expect((await community.boundingBox())!.y).toBe(before!.y);

  await main.getByRole('searchbox').pressSequentially('guardian');
  const {field, results, dialog} = searchModal(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('guardian');
  await expect(results.first()).toContainText(/guardian/i);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('searchbox')).toHaveValue('');
});

test('the not-found page suggests pages by title; a long route fits into 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/developers/tutorials/crowdfunding/final-cod/');
  const suggestion = page.getByRole('region', {name: 'Did you mean'}).getByRole('link').first();
  await expect(suggestion).toHaveAttribute('href', '/developers/tutorials/crowdfunding/final-code/');
  await expect(suggestion).toHaveText(/^Crowdfunding/);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
