import {expect, test, type Page} from '@playwright/test';

/** Pages of each template, and with each kind of content in their first screen. */
const PAGES = [
  '/',
  '/404.html',
  '/offline/',
  '/search/',
  '/tools/',
  '/tokens/fungible-tokens/',
  '/sdk-and-tools/rest-api/addresses/',
];
const SCREENS = [
  {width: 360, height: 740},
  {width: 1366, height: 850},
];
const MODES = ['light', 'dark'];

/** A first paint: a page, in a window of a size in pixels, in a colour mode. */
type FirstPaint = {path: string; screen: {width: number; height: number}; mode: string};

export const firstPaints: readonly FirstPaint[] = PAGES.flatMap((path) =>
  SCREENS.flatMap((screen) => MODES.map((mode) => ({path, screen, mode}))),
);

/** Returns how each element in the first screen is painted: its place and its computed style, with those around its content. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    // Properties without an effect of their own, or on the first paint.
    const isLater = (property: string) => /^(?:transition|cursor|--)/.test(property);
    const styleOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === 'none') return [];
      const properties = [...style].filter((property) => !isLater(property));
      return properties.map((property) => `${part ?? ''} ${property}: ${style.getPropertyValue(property)}`);
    };
    return [...document.querySelectorAll('body, body *:not(script, style, link)')].flatMap(
      (element, index) => {
        const {x, y, width, height, bottom, right} = element.getBoundingClientRect();
        const isVisible = width * height > 0 && y < innerHeight && bottom > 0 && x < innerWidth && right > 0;
        if (!isVisible) return [];
        const place = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
        const lines = [
          `place: ${place}`,
          ...[undefined, '::before', '::after'].flatMap((part) => styleOf(element, part)),
        ];
        const name = `${index} ${element.tagName} ${element.getAttribute('class')}`;
        return [{name, lines}];
      },
    );
  });

/** Loads the style sheets that the page couldn't load. */
const loadSheets = (page: Page) =>
  page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const copies = sheets.map((sheet) => {
      const copy = sheet.cloneNode() as HTMLLinkElement;
      const loaded = new Promise((resolve, reject) => {
        copy.addEventListener('load', resolve);
        copy.addEventListener('error', reject);
      });
      sheet.replaceWith(copy);
      return loaded;
    });
    await Promise.all(copies);
    return copies.length;
  });

/** Declares the test that a page is painted from its HTML alone as with all its style sheets. */
export function testFirstPaint({path, screen, mode}: FirstPaint): void {
  test(`${path} is painted from its HTML alone as with all styles, ${screen.width} pixels wide, ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.route(/\.(?:css|js|woff2)$/, (route) => route.abort());
    await page.goto(path);
    // Docusaurus' notice about scripts that fail to load, at the home page.
    await page.evaluate(() => document.querySelector('[id*=base-url-issue-banner]')?.remove());
    const before = await firstScreen(page);
    expect(before.length).toBeGreaterThan(20);
    await page.unroute(/\.(?:css|js|woff2)$/);
    await page.route(/\.(?:js|woff2)$/, (route) => route.abort());
    expect(await loadSheets(page)).toBeGreaterThan(0);
    const after = await firstScreen(page);
    const styles = new Map(after.map(({name, lines}) => [name, new Set(lines)]));
    const differences = before.flatMap(({name, lines}) => {
      const changed = lines.filter((line) => !styles.get(name)?.has(line));
      return changed.length === 0 ? [] : [`${name}: ${changed.slice(0, 5).join('; ')}`];
    });
    expect(differences.slice(0, 10)).toEqual([]);
    expect(before.map(({name}) => name)).toEqual(after.map(({name}) => name));
  });
}
