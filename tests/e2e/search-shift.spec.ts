import {expect, test} from '@playwright/test';
import {recordShifts, totalShift} from '../support/layoutShifts';
import {openPage} from '../support/openPage';
import {serveSite} from '../support/servedSite';

/** A site that delays parts of the index until the test releases them. */
async function serveInParts() {
  const parts = ['index', 'passages'] as const;
  const gates = parts.map((part) => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return {part, open, opened};
  });
  const site = await serveSite('build', {
    async answer({url}) {
      await gates.find(({part}) => url.includes(`/assets/search/search-${part}.`))?.opened;
      return undefined;
    },
  });
  const letGo = (wanted: (typeof parts)[number]) => gates.find(({part}) => part === wanted)!.open();
  return {site, letGo};
}

for (const width of [360, 768, 1440]) {
  test(`results don't shift at ${width} px while the index arrives in parts and queries change`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await recordShifts(page);
    const {site, letGo} = await serveInParts();
    await openPage(page, `${site.origin}/search/?q=how+do+staking+providers+share+rewards`);
    const main = page.getByRole('main');
    const results = main.getByRole('article');
    await expect(results.first()).toBeVisible();
    const count = main.getByRole('status').filter({hasText: /found/});
    const byTitles = await count.innerText();
    letGo('index');
    await expect(count).not.toHaveText(byTitles);
    letGo('passages');
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

  test(`focus stays on the first result at ${width} px when better results arrive`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const {site, letGo} = await serveInParts();
    await openPage(page, `${site.origin}/search/?q=how+do+staking+providers+share+rewards`);
    const results = page.getByRole('main').getByRole('article');
    const link = results.first().getByRole('link');
    await link.focus();
    const byTitles = await results.allInnerTexts();
    letGo('index');
    await expect.poll(() => results.allInnerTexts()).not.toEqual(byTitles);
    letGo('passages');
    await expect(results.locator('[class*=snippet] mark').first()).toBeVisible();
    await expect(link).toBeFocused();
    await site.close();
  });

  test(`the not-found page doesn't move at ${width} px while it looks for similar pages`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
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
}
