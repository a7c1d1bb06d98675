import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {pageViolations} from '../support/pageViolations';

const toolOf = (page: Page, name: string) => page.getByRole('region', {name});

/** Scrolls to a tool and waits until React has replaced what the build rendered. */
async function loadTool(page: Page, name: string): Promise<void> {
  // The rendered tool can be replaced while the page scrolls to it.
  await expect(() => toolOf(page, name).scrollIntoViewIfNeeded({timeout: 1000})).toPass();
  const isLoaded = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  await expect.poll(() => toolOf(page, name).evaluate(isLoaded)).toBe(true);
}

/** A term is the whole text: "Epoch" isn't "Next epoch". */
const exactly = (text: string) => new RegExp(`^${text.replace(/[()]/g, '\\$&')}$`);

/** Returns the value of a result of a tool. */
const resultOf = (page: Page, tool: string, name: string) =>
  toolOf(page, tool)
    .getByRole('term')
    .filter({hasText: exactly(name)})
    .locator('+ dd > span');

test('the rating simulator works with the keyboard, and a link shares its state', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/validators/rating/');
  const tool = toolOf(page, 'Rating simulator');
  await loadTool(page, 'Rating simulator');
  await tool.getByLabel('Rating at the start').focus();
  await page.keyboard.press('Tab');
  await expect(tool.getByLabel('Hours offline')).toBeFocused();
  await page.keyboard.type('4');
  await expect(resultOf(page, 'Rating simulator', 'Rating after the outage')).toHaveText('72.78');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('72.78');

  for (const label of ['Hours online after that', 'Empty rounds of others, %']) {
    await page.keyboard.press('Tab');
    await expect(tool.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const row = tool.getByRole('row', {name: /^1 h /}).first();
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/\?rating\.offline=4$/);

  await page.reload();
  await expect(resultOf(page, 'Rating simulator', 'Rating after the outage')).toHaveText('72.78');
  await expect(tool.getByLabel('Hours offline')).toHaveValue('4');
});

test('the tools fit a phone, explain wrong input and share a page', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 320, height: 700});
  await openPage(page, '/tools/');
  const wrong = [
    ['Dates, rounds and epochs', 'Date or Unix time', 'tomorrow', /Expected a date in UTC/],
    ['Staking reward estimator', 'Nodes', '0', /Expected a whole number from 1/],
    ['Rating simulator', 'Hours offline', 'one', /Expected a number such as 1\.5/],
    ['Vote counter', 'Veto', '-1', /Expected an amount of 0 or more/],
  ] as const;
  for (const [name, label, text, message] of wrong) {
    await loadTool(page, name);
    const field = toolOf(page, name).getByLabel(label, {exact: true});
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(toolOf(page, name).getByRole('term')).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // At other scroll positions, the navbar covers a field, which axe reports.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await pageViolations(page)).toEqual([]);

  await toolOf(page, 'Dates, rounds and epochs').getByLabel('Date or Unix time').fill('2025-05-28 16:56:18');
  await toolOf(page, 'Staking reward estimator').getByLabel('Nodes').fill('5');
  await toolOf(page, 'Rating simulator').getByLabel('Hours offline').fill('6');
  await toolOf(page, 'Vote counter').getByLabel('Veto', {exact: true}).fill('1400000');
  await expect(resultOf(page, 'Dates, rounds and epochs', 'Epoch (estimate)')).toHaveText('1763');
  await expect(resultOf(page, 'Staking reward estimator', 'Your reward for an epoch')).toHaveText(/EGLD$/);
  await expect(resultOf(page, 'Rating simulator', 'Jail threshold')).toHaveText('reached after 5 h 52 min');
  await expect(resultOf(page, 'Vote counter', 'Result')).toHaveText(/^Proposal vetoed/);
  await toolOf(page, 'Rating simulator').getByText('Show as table').click();
  await expect(page).toHaveURL(/epoch\.value=.*rewards\.nodes=5.*rating\.offline=6.*votes\.veto=1400000/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // At other scroll positions, the navbar covers a field, which axe reports.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await pageViolations(page)).toEqual([]);
});
