import {expect, test, type Page} from '@playwright/test';
import {recordShifts, totalShift} from '../support/layoutShifts';
import {expectHydrated, openPage} from '../support/openPage';

/**
 * Byte budgets of the first load, as the site's server sends it (brotli). Link prefetches aren't counted:
 * the browser fetches them when it has nothing else to do.
 */
const budgets = {
  // Each is the size measured in 2026-11 with 397 pages, plus 3 %. Sizes in KB: scripts 149 (home) to 182 (the longest page
  // below), including 17 for the page's text. Styles 19.2, for the home page 3.0 and for tools 3.5 more, fonts 56, documents
  // 19 to 40, and in them the rules of the first paint with 6.8 to 13.3. Without its text, every page loads 164 of scripts.
  // This includes React (57), 10 of response headers, and Docusaurus' list of all routes, which grows with each page.
  scripts: 187_100,
  scriptsBesidesText: 169_300,
  text: 22_600,
  styles: {docs: 19_700, home: 22_600, tools: 23_300},
  fonts: 56_800,
  document: 28_000,
  firstPaint: {docs: 12_300, home: 7_000, tools: 13_700},
  // The modal, 41 KB (measured 2026-11). With Algolia's assistant it would be 100.
  search: 43_000,
};

/**
 * Code that is loaded on intent only, identified by a string in its bundle. The names of the index's files change with each
 * page, so that scripts that contain them would load again after each deployment.
 */
const heavy = {
  'a highlighter (Prism, highlight.js, shiki)': /prism-|languages\.markup|registerLanguage|createHighlighter/,
  'a diagram engine': /Invalid mermaid header|dagre/,
  'a maths engine': /__defineMacro/,
  'the search engine': /Search outline: expected version/,
  "the names of the index's files": /assets\/search\//,
  'a Markdown parser': /mdast|micromark/,
};

type Part = {url: string; kind: string; bytes: number; prefetched: boolean};

async function firstLoadOf(page: Page, path: string): Promise<Part[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const parts = new Map<string, Part>();
  devtools.on('Network.responseReceived', ({requestId, response, type}) => {
    parts.set(requestId, {
      url: response.url,
      kind: type,
      bytes: 0,
      prefetched: type === 'Other' || type === 'Prefetch',
    });
  });
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const part = parts.get(requestId);
    if (part) part.bytes = encodedDataLength;
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return [...parts.values()].filter(({prefetched, bytes}) => !prefetched && bytes > 0);
}

const bytesOf = (parts: Part[], kind: string) =>
  parts.filter((part) => part.kind === kind).reduce((sum, {bytes}) => sum + bytes, 0);

type Measured = {path: string; template: keyof typeof budgets.styles; hasTextBudget?: boolean};

const measured: Measured[] = [
  {path: '/', template: 'home'},
  {path: '/learn/consensus/', template: 'docs', hasTextBudget: true},
  {path: '/welcome/terminology/', template: 'docs', hasTextBudget: true},
  {path: '/tokens/fungible-tokens/issue/', template: 'docs', hasTextBudget: true},
  {path: '/utils/', template: 'tools'},
];

for (const {path, template, hasTextBudget} of measured) {
  test(`the first load of ${path} stays within its budget and loads no heavy code`, async ({page}) => {
    const parts = await firstLoadOf(page, path);
    const all = bytesOf(parts, 'Script');
    expect(all).toBeGreaterThan(50_000);
    expect(all).toBeLessThan(budgets.scripts);
    expect(bytesOf(parts, 'Stylesheet')).toBeLessThan(budgets.styles[template]);
    expect(bytesOf(parts, 'Font')).toBeLessThan(budgets.fonts);
    expect(bytesOf(parts, 'Document')).toBeLessThan(budgets.document + budgets.firstPaint[template]);
    const own: Part[] = [];
    for (const part of parts.filter(({kind}) => kind === 'Script')) {
      const text = await (await page.request.get(part.url)).text();
      if (text.includes(`"permalink":"${path.slice(0, -1)}","draft"`)) own.push(part);
      for (const [name, mark] of Object.entries(heavy))
        expect(mark.test(text) ? `${name} in ${part.url}` : '').toBe('');
    }
    if (!hasTextBudget) return;
    expect(own).toHaveLength(1);
    const text = bytesOf(own, 'Script');
    expect(text).toBeLessThan(budgets.text);
    expect(all - text).toBeLessThan(budgets.scriptsBesidesText);
  });
}

test('search stays within its script budget until it shows results', async ({page}) => {
  await openPage(page, '/learn/consensus/');
  await page.waitForLoadState('networkidle');
  const scripts = new Set<string>();
  let bytes = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({requestId, type}) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('consensus');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await expect.poll(() => bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(budgets.search);
});

/** Returns whether texts are shown in the web font: the width of a text reveals it. */
const textFont = (page: Page) =>
  page.evaluate(() => {
    const widthIn = (font: string) => {
      const probe = document.createElement('span');
      probe.style.font = `400 40px ${font}`;
      probe.textContent = 'The quick brown fox';
      document.body.append(probe);
      const {width} = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const width = widthIn(getComputedStyle(document.body).fontFamily);
    return width === widthIn("'Geist Fallback'") ? 'fallback' : 'web font';
  });

test('on a fast line, texts have the web font from the first paint on, and nothing moves', async ({page}) => {
  await recordShifts(page);
  await page.goto('/learn/consensus/');
  await expectHydrated(page);
  expect(await textFont(page)).toBe('web font');
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
  expect(await totalShift(page)).toBe(0);
});

test('on a slow line, the font of texts loads after the page, and is shown once the reader leaves the tab or opens another page', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.addInitScript(() => {
    const connection = {effectiveType: '4g', downlink: 1.6, saveData: false};
    Object.defineProperty(navigator, 'connection', {value: connection});
  });
  await page.goto('/learn/consensus/', {waitUntil: 'commit'});
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
  await expectHydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(/geist-latin.*\.woff2$/);
  expect(fonts.filter((font) => font.includes('geist-latin'))).toHaveLength(1);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Sharding'}).click();
  await expect(page).toHaveURL('/learn/sharding/');
  expect(await textFont(page)).toBe('fallback');

  // The headless browser has no tabs to leave.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => textFont(page)).toBe('web font');

  // Without other scripts.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/learn/consensus/');
  await expect.poll(() => textFont(page)).toBe('web font');
});
