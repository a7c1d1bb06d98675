import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

/** One page of each kind: home, list of a section, document with code and tables, tools, search, not found. */
const PAGES = ['/', '/learn/', '/learn/transactions/', '/tools/', '/search/?q=shard', '/no/such/page/'];

/** The spacing of text that readers can set, by WCAG 1.4.12. */
const SPACING = `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
p {margin-bottom: 2em !important}`;

/** Returns the elements whose text is cut off at the edge of a box that doesn't scroll, except in the closed menu. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.querySelectorAll<HTMLElement>('body *:not(.navbar-sidebar, .navbar-sidebar *)')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && element.textContent !== '')
      .filter((element) => {
        const {overflowX, overflowY, textOverflow, webkitLineClamp} = getComputedStyle(element);
        const isWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const isHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 1;
        // Extracts that end with "…" are cut at any spacing.
        return (isWide && textOverflow !== 'ellipsis') || (isHigh && webkitLineClamp === 'none');
      })
      .map((element) => `<${element.tagName} class="${element.className}">`);
  });
}

/** Sets styles in a way that the content security policy allows. */
async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Returns the background of each visible element that is current, selected or pressed, and the colour SelectedItem. */
async function marks(page: Page): Promise<{found: string[]; selected: string}> {
  return page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="background: SelectedItem"></p>');
    const selected = getComputedStyle(document.body.lastElementChild!).backgroundColor;
    document.body.lastElementChild!.remove();
    const marked = document.querySelectorAll(
      '.navbar__link--active, .menu__link[aria-current], [aria-selected=true], [aria-pressed=true]',
    );
    const visible = [...marked].filter((element) => element.checkVisibility());
    return {selected, found: visible.map((element) => getComputedStyle(element).backgroundColor)};
  });
}

test('wider spacing of text cuts nothing off, and forced colours show what is selected', async ({page}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({reducedMotion: 'reduce'});
  let total = 0;
  for (const path of PAGES) {
    await page.setViewportSize({width: 1440, height: 900});
    await openPage(page, path);
    await page.emulateMedia({forcedColors: 'active'});
    const {found, selected} = await marks(page);
    expect.soft(found, path).toEqual(found.map(() => selected));
    total += found.length;
    await page.emulateMedia({forcedColors: 'none'});

    const before = await cutTexts(page);
    await setStyles(page, SPACING);
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 800});
      const cut = await cutTexts(page);
      expect
        .soft(
          cut.filter((text) => !before.includes(text)),
          `${path}, ${width} px`,
        )
        .toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${width} px`)
        .toBeLessThanOrEqual(width);
    }
  }
  expect(total).toBeGreaterThan(4);
});
