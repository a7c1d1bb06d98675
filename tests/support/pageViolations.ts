import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';
import {showColorMode} from './colorMode';
import {contrastGroups} from './contrastGroups';

type Axe = {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
  /** Its functions can be called between these two. */
  setup(root: Document): void;
  teardown(): void;
  commons: {dom: {isInTextBlock(element: Element): boolean}};
};

/** WCAG 2.2 A and AA, and axe's other rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Marks the elements whose contrast axe checks. */
const CONTRAST_ATTRIBUTE = 'data-check-contrast';

const rulesOfMarked = [
  {id: 'color-contrast', selector: `[${CONTRAST_ATTRIBUTE}]`},
  {id: 'link-in-text-block', selector: `a[href][${CONTRAST_ATTRIBUTE}]`},
];
const COLOR_RULES = rulesOfMarked.map(({id}) => id);
/** This rule reads the style sheets, which axe requests for it. */
const STYLE_SHEET_RULE = 'css-orientation-lock';

const RULES_OFF = [
  // `colorViolations` checks them.
  ...COLOR_RULES,
  // Experimental. It wants the role `region` for each box that scrolls, which would make every wide table a landmark.
  'focus-order-semantics',
  // Experimental. It never finds a violation, only elements to review.
  'hidden-content',
];

const axeSource = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure(${JSON.stringify({rules: rulesOfMarked})});
  globalThis.contrastGroups = ${contrastGroups.toString()};`;

type Mode = 'dark' | 'light';

/** The groups of equal contrast that this process has checked. */
const checked = {dark: new Set<string>(), light: new Set<string>()};
/** The lists of style sheets that this process has checked. */
const checkedStyles = new Set<string>();

/**
 * Returns axe's violations on a page: all rules in dark mode, and colour rules in light mode, which stays active. Only
 * colours differ between the modes, and style sheets set them, so a text style on a background is checked on the first page
 * that has it.
 */
export async function pageViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  await page.evaluate(joinTokens);
  const rules = {runOnly: TAGS, ...(await withoutKnownStyles(page))};
  await showColorMode(page, 'dark');
  const dark = [...(await run(page, rules)), ...(await colorViolations(page, 'dark'))];
  await showColorMode(page, 'light');
  const light = await colorViolations(page, 'light');
  return [
    ...dark.map((violation) => `dark: ${violation}`),
    ...light.map((violation) => `light: ${violation}`),
  ];
}

/** Returns the rules that are off, among them the one that reads style sheets if all of the page's are known. */
async function withoutKnownStyles(page: Page): Promise<RunOptions> {
  const styles = await page.evaluate(() => [...document.styleSheets].map(({href}) => href).join());
  const isKnown = checkedStyles.has(styles);
  checkedStyles.add(styles);
  const off = isKnown ? [...RULES_OFF, STYLE_SHEET_RULE] : RULES_OFF;
  return {preload: !isKnown, rules: Object.fromEntries(off.map((rule) => [rule, {enabled: false}]))};
}

/**
 * Runs in the page: replaces the token elements of code blocks, of which a page has thousands, by plain text. A unit test
 * checks each token colour on each background (tests/unit/plugins/rehype-highlight-code/contrast.test.ts).
 */
function joinTokens(): void {
  for (const code of document.querySelectorAll('.mx-code')) code.replaceChildren(code.textContent);
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (settings) => {
    const {axe} = globalThis as unknown as {axe: Axe};
    const {violations} = await axe.run(document, {resultTypes: ['violations'], ...settings});
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => String(target)).join(', ')}`);
  }, options);
}

/**
 * Returns violations of the colour rules, and remembers the groups of equal contrast if there are none. A page
 * whose groups are all known isn't checked. Contrast takes most of axe's time, so it checks one element of each group, and
 * all elements of a group if that check is inconclusive.
 */
async function colorViolations(page: Page, mode: Mode): Promise<string[]> {
  const known = checked[mode];
  const {found, keys} = await page.evaluate(
    async ({knownKeys, attribute, rules}) => {
      const {axe, contrastGroups: groupsOf} = globalThis as unknown as {
        axe: Axe;
        contrastGroups: typeof contrastGroups;
      };
      const check = async (elements: Element[]) => {
        const marked = elements.flatMap((element) => [element, element.closest('a[href]') ?? element]);
        for (const element of marked) element.setAttribute(attribute, '');
        const {violations, passes} = await axe.run(document, {
          runOnly: rules,
          resultTypes: ['violations', 'passes'],
          elementRef: true,
          preload: false,
        });
        for (const element of marked) element.removeAttribute(attribute);
        const nodes = [...violations, ...passes]
          .filter(({id}) => id === 'color-contrast')
          .flatMap((result) => result.nodes);
        return {
          decided: new Set<unknown>(nodes.map(({element}) => element)),
          found: violations.flatMap(({id, nodes: all}) => all.map(({target}) => `${id}: ${String(target)}`)),
        };
      };
      axe.setup(document);
      const all = groupsOf(axe.commons.dom.isInTextBlock);
      axe.teardown();
      const groups = [...all].filter(([key]) => !knownKeys.includes(key));
      if (groups.length === 0) return {found: [], keys: []};
      const first = await check(groups.map(([, [element]]) => element!));
      const undecided = groups.flatMap(([, [element, ...rest]]) => (first.decided.has(element) ? [] : rest));
      const rest = undecided.length > 0 ? await check(undecided) : undefined;
      return {found: [...first.found, ...(rest?.found ?? [])], keys: groups.map(([key]) => key)};
    },
    {knownKeys: [...known], attribute: CONTRAST_ATTRIBUTE, rules: COLOR_RULES},
  );
  if (found.length === 0) for (const key of keys) known.add(key);
  return found;
}
