import {AxeBuilder} from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {showColorMode} from '../support/colorMode';
import {openPage} from '../support/openPage';
import {allPages} from '../support/pages';

/** WCAG 2.2 A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Tokens of code are left out: there are thousands on a page, and a unit test holds each of their colours to AA on each
 * background (tests/unit/plugins/rehype-highlight-code/contrast.test.ts).
 */
async function violationsOf(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({page}).exclude('.mx-code > *');
  const {violations} = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => String(target)).join(', ')}`);
}

/** What is wider than the page without a box of its own to scroll in. */
async function overflowOf(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 3);
  });
}

test.describe('every page', () => {
  // The longest pages hold ten thousand elements, and axe visits each.
  test.setTimeout(240_000);

  // One visit serves all checks: there are as many visits as pages.
  for (const path of allPages) {
    test(`${path}: axe finds nothing in either colour mode, and 320 px are wide enough`, async ({page}) => {
      // Colours that are still on their way from one mode to the other would be measured.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(path);
      await expect(page.getByRole('button', {name: /Switch between dark and light/})).toBeEnabled();
      expect(await violationsOf(page), 'dark').toEqual([]);
      // The mode changes nothing but colours.
      await showColorMode(page, 'light');
      expect(await violationsOf(page, ['color-contrast', 'link-in-text-block']), 'light').toEqual([]);
      // 320 px is also 1280 px at a zoom of 400 % (WCAG 1.4.10).
      await page.setViewportSize({width: 320, height: 640});
      await expect.poll(() => overflowOf(page)).toEqual([]);
    });
  }
});

test('axe finds nothing in the open mobile menu, in either colour mode', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, '/learn/sharding/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
  for (const mode of ['dark', 'light'] as const) {
    await showColorMode(page, mode);
    expect(await violationsOf(page), mode).toEqual([]);
  }
});
