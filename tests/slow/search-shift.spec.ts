import {expect, test} from '@playwright/test';
import {recordShifts, totalShift} from '../support/layoutShifts';
import {openPage} from '../support/openPage';
import {serveSite} from '../support/servedSite';
import {withResolvers} from '../support/withResolvers';

/** Serves the built site, and holds back two parts of the index until the test delivers them. */
async function serveInParts() {
  const parts = {index: withResolvers(), passages: withResolvers()};
  const site = await serveSite('build', {
    async answer({url}) {
      for (const [part, {promise}] of Object.entries(parts))
        if (url.includes(`/assets/search/search-${part}.`)) await promise;
      return undefined;
    },
  });
  return {site, deliver: (part: keyof typeof parts) => parts[part].resolve()};
}

test("results don't shift while the index arrives in parts and queries change", async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await recordShifts(page);
  const {site, deliver} = await serveInParts();
  await openPage(page, `${site.origin}/search/?q=how+do+staking+providers+share+rewards`);
  const main = page.getByRole('main');
  const results = main.getByRole('article');
  await expect(results.first()).toBeVisible();
  const count = main.getByRole('status').filter({hasText: /found/});
  const byTitles = await count.innerText();
  deliver('index');
  await expect(count).not.toHaveText(byTitles);
  deliver('passages');
  await expect(main.locator('[class*=snippet] mark').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await totalShift(page), 'first load').toBeLessThan(0.02);

  const field = main.getByRole('searchbox', {name: 'Search'});
  for (const [query, word] of [
    ['what is a guardian', /guard/i],
    ['mxpy contract deploy', /deploy/i],
    ['sharding', /shard/i],
  ] as const) {
    await field.fill(query);
    await expect(count).toBeVisible();
    await expect(results.first()).toContainText(word);
  }
  expect(await totalShift(page), 'with other queries').toBeLessThan(0.02);
  await site.close();
});

test('focus stays on the first result when better results arrive', async ({page}) => {
  const {site, deliver} = await serveInParts();
  await openPage(page, `${site.origin}/search/?q=how+do+staking+providers+share+rewards`);
  const results = page.getByRole('main').getByRole('article');
  const link = results.first().getByRole('link');
  await link.focus();
  const byTitles = await results.allInnerTexts();
  deliver('index');
  await expect.poll(() => results.allInnerTexts()).not.toEqual(byTitles);
  deliver('passages');
  await expect(results.locator('[class*=snippet] mark').first()).toBeVisible();
  await expect(link).toBeFocused();
  await site.close();
});

test("the not-found page doesn't move on a phone while it looks for similar pages", async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await recordShifts(page);
  const main = page.getByRole('main');
  for (const [address, isLikeOne] of [
    ['/old/docs/what-is-a-guardian.html', true],
    ['/technology/shardng/', true],
    ['/xqzzwv/', false],
  ] as const) {
    await openPage(page, address);
    await expect(main.getByRole('heading', {name: 'Start over'})).toBeVisible();
    await expect(main.getByRole('region', {name: 'Did you mean'})).toHaveCount(isLikeOne ? 1 : 0);
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page), address).toBeLessThan(0.02);
  }
});
