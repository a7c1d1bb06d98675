import {expect, test} from '@playwright/test';

// Each test has several steps in one visit.
test.describe.configure({timeout: 120_000});

test("navbar items don't overlap from 997 to 1920 px, and search is the widest from 1440 px on", async ({
  page,
}) => {
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
