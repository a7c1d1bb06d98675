import {expect, test} from '@playwright/test';
import {openPage} from '../support/openPage';

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const width of [997, 1024, 1100, 1199]) {
  test(`brand, text and sidebar labels have enough space at ${width} px, and navbar items don't overlap`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, '/developers/tutorials/crowdfunding/crowdfunding-p1/');
    const brand = page.locator('.navbar__title').first();
    await expect(brand).toHaveText('MultiversX Docs');
    const cut = await brand.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    expect((await brand.boundingBox())!.width).toBeGreaterThan(100);
    expect((await page.locator('.markdown').boundingBox())!.width).toBeGreaterThan(640);
    const row = await page
      .locator('.navbar__items > *')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).filter(({width}) => width > 0),
      );
    for (const [index, {left}] of row.entries()) {
      expect(left).toBeGreaterThanOrEqual((row[index - 1]?.right ?? 0) - 1);
    }
    expect(row.at(-1)!.right).toBeLessThanOrEqual(width);
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
    expect(cutLabels).toEqual([]);
  });
}
