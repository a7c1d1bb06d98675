import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test("brand, text and sidebar labels have enough space from 997 px, and navbar items don't overlap", async ({
  page,
}) => {
  await openPage(page, '/developers/tutorials/crowdfunding/crowdfunding-p1/');
  for (const width of [997, 1024, 1100, 1199, 1440, 1920]) {
    await page.setViewportSize({width, height: 800});
    const brand = page.locator('.navbar__title').first();
    await expect(brand).toHaveText('MultiversX Docs');
    const cut = await brand.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, `${width} px`).toBeLessThanOrEqual(0);
    expect((await brand.boundingBox())!.width).toBeGreaterThan(100);
    expect((await page.locator('.markdown').boundingBox())!.width, `${width} px`).toBeGreaterThan(640);
    const items = await page.locator('.navbar__items > *').evaluateAll((all) =>
      all
        .map((item) => {
          const {left, right, width} = item.getBoundingClientRect();
          const isSearch = item.querySelector('.DocSearch-Button') !== null;
          return {left, right, width, isSearch, isBrand: item.matches('.navbar__brand')};
        })
        .filter(({width}) => width > 0),
    );
    for (const [index, {left}] of items.entries())
      expect(left, `${width} px`).toBeGreaterThanOrEqual((items[index - 1]?.right ?? 0) - 0.5);
    expect(items.at(-1)!.right).toBeLessThanOrEqual(width);
    if (width >= 1440) {
      const search = items.find(({isSearch}) => isSearch)!;
      const others = items.filter(({isSearch, isBrand}) => !isSearch && !isBrand);
      expect(search.width).toBeGreaterThanOrEqual(240);
      expect(search.width).toBeLessThanOrEqual(320);
      expect(search.width).toBeGreaterThan(Math.max(...others.map((item) => item.width)));
    }
    const cutLabels = await page
      .locator('.theme-doc-sidebar-container .menu__link > span')
      .evaluateAll((labels) =>
        labels
          .filter((label) => {
            const text = document.createRange();
            text.selectNodeContents(label);
            return text.getBoundingClientRect().bottom > label.getBoundingClientRect().bottom + 2;
          })
          .map(({textContent}) => textContent),
      );
    expect(cutLabels, `${width} px`).toEqual([]);
  }
});
