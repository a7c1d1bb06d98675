import {expect, test} from '@playwright/test';
import {recordShifts, totalShift} from '../support/layoutShifts';
import {openPage} from '../support/openPage';

// tests/slow measures tables, diagrams, code and titles on every page.
const phone = {width: 360, height: 780};

test('a diagram fills the window on a click, and the focus returns', async ({page}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/learn/consensus/');
  const figure = page.getByRole('main').getByRole('figure').first();
  const button = figure.getByRole('button', {name: 'Enlarge the diagram'});
  const dialog = page.getByRole('dialog');
  const drawing = figure.getByRole('group').first();
  const height = await drawing.evaluate(({scrollHeight}) => scrollHeight);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img')).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, ...phone});
  // The page below doesn't move.
  expect(await drawing.evaluate(({scrollHeight}) => scrollHeight)).toBe(height);
  const close = await dialog.getByRole('button', {name: 'Close'}).boundingBox();
  expect(Math.min(close!.width, close!.height)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(figure.getByRole('img')).toBeVisible();

  await drawing.click();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toHaveCount(0);
});

test('the code font shows on the first visit, and nothing shifts when it loads late', async ({page}) => {
  await recordShifts(page);
  await page.route('**/geist-mono-*.woff2', async (route) => {
    await page.locator('main pre').first().waitFor();
    await route.continue();
  });
  await page.goto('/learn/transactions/');
  const isShown = () => page.evaluate(() => document.fonts.check("1rem 'Geist Mono'"));
  await expect.poll(isShown).toBe(true);
  expect(await totalShift(page)).toBeLessThan(0.01);
});
