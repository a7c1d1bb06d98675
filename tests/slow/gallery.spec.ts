import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {chatPaths} from '../../src/askAi/protocol';
import {showColorMode} from '../support/colorMode';
import {openBuiltSearch} from '../support/builtSearch';
import {openPage} from '../support/openPage';

/**
 * Returns the texts in the page's diagrams with too little contrast (WCAG 1.4.3: 4.5 to 1), because axe doesn't check SVG
 * text. The background is the last shape before the text whose box contains the centre of the text.
 */
async function faintTextsOf(page: Page): Promise<{texts: number; faint: string[]}> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    /** Returns the luminance of a colour on top of another one, in any CSS notation. */
    const luminance = (colours: string[]) => {
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * channels[0]! + 0.7152 * channels[1]! + 0.0722 * channels[2]!;
    };
    const holds = (box: DOMRect, x: number, y: number) =>
      box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;

    const texts = [...document.querySelectorAll<SVGTextElement>('main figure svg text')].filter((text) =>
      text.checkVisibility(),
    );
    const faint = texts.flatMap((text) => {
      const drawing = text.closest('svg')!;
      const {left, top, width, height} = text.getBoundingClientRect();
      const behind = [...drawing.querySelectorAll('rect, polygon, circle, ellipse, path')]
        .filter((shape) => shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
        .filter((shape) => shape.closest('defs') === null && getComputedStyle(shape).fill !== 'none')
        .findLast((shape) => holds(shape.getBoundingClientRect(), left + width / 2, top + height / 2));
      const ground = [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(drawing.closest('figure')!.firstElementChild!).backgroundColor,
        ...(behind === undefined ? [] : [getComputedStyle(behind).fill]),
      ];
      const [dark = 0, light = 0] = [
        luminance(ground),
        luminance([...ground, getComputedStyle(text).fill]),
      ].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) < 4.5 ? [text.textContent ?? ''] : [];
    });
    return {texts: texts.length, faint};
  });
}

test('the style gallery shows everything in both colour modes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/utils/');
  const main = page.getByRole('main');
  const shown = {
    headings: main.getByRole('heading', {level: 2}),
    samples: main.locator('.theme-code-block pre:not(details *)'),
    admonitions: main.locator('.theme-admonition'),
    tables: main.getByRole('table'),
    formulas: main.locator('math'),
    drawings: main.locator('figure svg:not(button *)'),
    tabs: main.getByRole('tab'),
    cards: main.locator('a[href="/learn/sharding/"], a[href="/validators/overview/"]'),
    details: main.locator('details[class*=details_]'),
    terms: main.locator('button, a').filter({hasText: /^validator$/}),
  };
  for (const mode of ['dark', 'light'] as const) {
    await showColorMode(page, mode);
    for (const [name, parts] of Object.entries(shown)) {
      expect(await parts.count(), name).toBeGreaterThan(0);
      await expect(parts.first(), `${name}, ${mode}`).toBeVisible();
    }
    const {texts, faint} = await faintTextsOf(page);
    expect(texts, mode).toBeGreaterThan(30);
    expect(faint, mode).toEqual([]);
  }
});

test('the style gallery is excluded from search, answers, the sitemap and search engines', async ({
  page,
  request,
}) => {
  const pages = openBuiltSearch().outline.pages.map(({route}) => route);
  expect(pages).toContain('/learn/sharding');
  expect(pages).not.toContain('/utils');
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  expect(sitemap).toContain('/learn/sharding/');
  expect(sitemap).not.toContain('/utils/');
  const answer = await request.post(chatPaths.stream, {data: {message: 'What does the style gallery show?'}});
  expect(await answer.text()).not.toContain('/utils');
  await page.goto('/utils/');
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});
