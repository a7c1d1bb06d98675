import {createHash} from 'node:crypto';
import type {Page} from '../security-headers/securePages';
import {firstPaintRules, leanSheet} from './firstPaintStyles';
import {readPage, type PageStyles} from './readPage';

type Build = {
  /** Pages with the site's layout. */
  pages: readonly Page[];
  /** Texts of all style sheets, by path relative to the build folder. */
  sheets: ReadonlyMap<string, string>;
  /** Texts of all scripts. */
  scripts: readonly string[];
  /** File of the font of texts, relative to the build folder. */
  font: string;
  baseUrl: string;
};

type Styled = {
  pages: Page[];
  /** The style sheet of all pages, with its new name and text, and its former name. */
  sheet: {file: string; css: string; former: string};
  /** Texts of the rules in the heads of pages, one for each group of pages. */
  rules: string[];
};

/** The bundler's name of the style sheet of all pages. */
const MAIN_SHEET = /^assets\/css\/styles\.[0-9a-f]{8}\.css$/;
/** Around the rules that the first paint needs, in the head of each page. */
const RULES = {start: '<style data-first-paint>', end: '</style>'};
const FEW_PAGES = 10;

/**
 * Writes the rules that the first paint needs into the head of each page, so that it doesn't wait for a style sheet, and
 * removes rules that nothing uses from the style sheet of all pages. Pages of the same template get the same rules, which
 * are those that any of them needs: one hash in the security policies allows them. Styled pages are unchanged.
 *
 * @throws Error that names every page without the style sheet
 */
export function styleFirstPaint({pages, sheets, scripts, font, baseUrl}: Build): Styled {
  const former = [...sheets.keys()].find((file) => MAIN_SHEET.test(file));
  const read = pages.map((page) => ({page, styles: readPage(page.html)}));
  const unstyled = read.filter(({styles}) => !styles.sheets.includes(`${baseUrl}${former}`));
  if (former === undefined || unstyled.length > 0)
    throw new Error(
      `Expected a style sheet assets/css/styles.….css, and a link to it in every page, found ${former ?? 'none'}, and no link in ${unstyled.map(({page}) => page.file).join(', ')}: ` +
        'adapt plugins/first-paint to the names that Docusaurus gives.',
    );
  const others = [...sheets].filter(([file]) => file !== former);
  const words = wordsOf([
    ...scripts,
    ...others.map(([, css]) => css),
    ...read.flatMap(({styles}) => styles.ownStyles),
  ]);
  const mentioned = new Set([...words, ...read.flatMap(({styles}) => [...styles.classes])]);
  const css = leanSheet(sheets.get(former)!, mentioned);
  const file = former.replace(/[0-9a-f]{8}\.css$/, `${hashOf(css)}.css`);

  const texts = new Map([...others, [former, css]]);
  const groups = groupsOf(read.map(({styles}) => styles)).map((pagesOfGroup) => {
    const addresses = new Set(pagesOfGroup.flatMap((page) => page.sheets));
    const own = [...addresses].map((address) => texts.get(address.slice(baseUrl.length)) ?? '');
    return {pages: new Set(pagesOfGroup), rules: firstPaintRules(own, pagesOfGroup)};
  });
  const rulesOf = (page: PageStyles) => groups.find((group) => group.pages.has(page))!.rules;
  return {
    pages: read.map(({page, styles}) => ({
      ...page,
      html: withFont(withRules(page.html, rulesOf(styles)).replace(former, file), baseUrl + font),
    })),
    sheet: {file, css, former},
    rules: groups.map(({rules}) => rules),
  };
}

/**
 * Returns the pages of each template, which have the same parts and the same style sheets. Templates with few pages are one
 * group, because each response has a hash of the rules of each group.
 */
function groupsOf(pages: readonly PageStyles[]): PageStyles[][] {
  const templates = new Map<string, PageStyles[]>();
  for (const page of pages) {
    const template = [page.template, ...page.sheets].join(' ');
    templates.set(template, [...(templates.get(template) ?? []), page]);
  }
  const groups = [...templates.values()];
  const large = groups.filter(({length}) => length >= FEW_PAGES);
  const others = groups.filter((group) => !large.includes(group)).flat();
  return others.length === 0 ? large : [...large, others];
}

function withRules(html: string, rules: string): string {
  const start = html.indexOf(RULES.start);
  const plain =
    start === -1
      ? html
      : html.slice(0, start) + html.slice(html.indexOf(RULES.end, start) + RULES.end.length);
  const head = plain.indexOf('</head>');
  return plain.slice(0, head) + RULES.start + rules + RULES.end + plain.slice(head);
}

/** Writes the address of the font of texts where plugins/bundler/earlyFont.ts reads it. */
function withFont(html: string, address: string): string {
  return html.includes(' data-font=') ? html : html.replace('<html ', `<html data-font="${address}" `);
}

/** Returns everything that could be the name of a class or of a custom property. */
function wordsOf(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
  return words;
}

function hashOf(css: string): string {
  return createHash('sha256').update(css).digest('hex').slice(0, 8);
}
