import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

/**
 * Byte budgets of the first load, as the site's server sends it (brotli). Link prefetches aren't counted:
 * the browser fetches them when it has nothing else to do.
 */
const budgets = {
  // Each is the size measured in 2026-11 with 347 pages, plus 3 %; with 362 pages, scripts have 0.6 KB more. Sizes in KB:
  // scripts 137 (home) to 187 (the longest page below), including 15 for the page's text. Styles 28.1, for tools 3.6,
  // fonts 55, documents 10 to 27. Without its text, every page loads 174. This includes React (57), 12 of response
  // headers, and Docusaurus' list of all routes, which grows with each page.
  scripts: 192_000,
  scriptsBesidesText: 179_600,
  text: 22_600,
  styles: 28_900,
  toolStyles: 3_760,
  fonts: 56_800,
  document: 28_000,
  // The modal, 41 KB (measured 2026-11). With Algolia's assistant it would be 100.
  search: 43_000,
};

/** Code that is loaded on intent only, identified by a string in its bundle. */
const heavy = {
  'a highlighter (Prism, highlight.js, shiki)': /prism-|languages\.markup|registerLanguage|createHighlighter/,
  'a diagram engine': /Invalid mermaid header|dagre/,
  'a maths engine': /__defineMacro/,
  'the search engine': /Search outline: expected version/,
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

/** Whether the text of the page has a budget. */
const measured: Record<string, boolean> = {
  '/': false,
  '/learn/consensus/': true,
  '/welcome/terminology/': true,
  '/tokens/fungible-tokens/issue/': true,
  '/utils/': false,
};

for (const [path, hasTextBudget] of Object.entries(measured)) {
  test(`the first load of ${path} stays within its budget and loads no heavy code`, async ({page}) => {
    const parts = await firstLoadOf(page, path);
    const all = bytesOf(parts, 'Script');
    expect(all).toBeGreaterThan(50_000);
    expect(all).toBeLessThan(budgets.scripts);
    const hasTools = path === '/utils/';
    expect(bytesOf(parts, 'Stylesheet')).toBeLessThan(budgets.styles + (hasTools ? budgets.toolStyles : 0));
    expect(bytesOf(parts, 'Font')).toBeLessThan(budgets.fonts);
    expect(bytesOf(parts, 'Document')).toBeLessThan(budgets.document);
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

test('only the text font is preloaded, and it is shown on the first view', async ({page}) => {
  // Styles load late, as on a busy machine, so only a preloaded font is available before the first paint.
  const font = page.waitForEvent('requestfinished', (request) => request.url().includes('geist-latin'));
  await page.route('**/*.css', async (route) => {
    await font;
    await route.continue();
  });
  await page.goto('/learn/consensus/');
  const preload = page.locator('link[rel=preload][as=font]');
  await expect(preload).toHaveCount(1);
  await expect(preload).toHaveAttribute('href', /geist-latin/);
  expect((await page.request.get((await preload.getAttribute('href'))!)).status()).toBe(200);
  // With 'optional', a late font is never shown. The width of the paragraph reveals which font is shown.
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const widthIn = (font: string) => {
      const probe = document.createElement('span');
      probe.style.font = `400 40px ${font}`;
      probe.textContent = 'The quick brown fox';
      document.body.append(probe);
      const {width} = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    return [widthIn("'Geist', 'Geist Fallback'"), widthIn("'Geist'"), widthIn("'Geist Fallback'")];
  });
  expect(widths[0]).toBe(widths[1]);
  expect(widths[0]).not.toBe(widths[2]);
});
