import {expect, test} from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page shows its text, code, tables, diagrams and navigation', async ({page}) => {
    await page.goto('/learn/consensus/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await expect(page.locator('main figure svg').first()).toBeVisible();
    await expect(page.locator('main pre').first()).toContainText('seed(block)');
    await expect(
      page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first(),
    ).toBeVisible();
  });

  test('the home page works', async ({page}) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', {name: /^Learn/})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Welcome');
  });
});

test('nothing shifts while a page loads', async ({page}) => {
  for (const path of ['/', '/learn/consensus/', '/tokens/intro/']) {
    await page.addInitScript(() => {
      const shifts = ((window as unknown as {shifts: number[]}).shifts = [] as number[]);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & {value: number}).value);
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const total = await page.evaluate(() =>
      (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total, path).toBeLessThan(0.01);
  }
});

test('under reduced motion nothing moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/', '/learn/consensus/']) {
    await page.goto(path);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({effect}) => Number(effect?.getComputedTiming().duration) > 1)
          .length,
    );
    expect(moving, path).toBe(0);
  }
});

test('the keyboard alone reaches the bar, the sidebar, the page and the table of contents', async ({
  page,
}) => {
  await page.goto('/learn/sharding/');
  const landmarks = new Set<string>();
  for (let presses = 0; presses < 160 && landmarks.size < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement!;
      if (element.closest('.navbar')) return 'bar';
      if (element.closest('.theme-doc-sidebar-container')) return 'sidebar';
      if (element.closest('.table-of-contents')) return 'contents';
      return element.closest('article') ? 'page' : '';
    });
    if (found) landmarks.add(found);
  }
  expect([...landmarks].toSorted()).toEqual(['bar', 'contents', 'page', 'sidebar']);
});
