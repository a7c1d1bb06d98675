import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';
import {showColorMode} from './colorMode';
import {contrastGroups} from './contrastGroups';

type Axe = {run(context: ElementContext, options: RunOptions): Promise<AxeResults>};

/** WCAG 2.2 A and AA, and axe's other rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

const RULES_OFF = [
  // These depend only on colours, which style sheets set: `colorViolations` checks them.
  'color-contrast',
  'link-in-text-block',
  // Experimental. It wants the role `region` for each box that scrolls, which would make every wide table a landmark.
  'focus-order-semantics',
  // Experimental. It never finds a violation, only elements to review.
  'hidden-content',
];
const ruledOut = Object.fromEntries(RULES_OFF.map((rule) => [rule, {enabled: false}]));

/** The rules whose result depends on the width of the window. */
const WIDTH_RULES = [
  'aria-hidden-focus',
  'button-name',
  'empty-table-header',
  'label-content-name-mismatch',
  'landmark-unique',
  'link-name',
  'nested-interactive',
  'region',
  'scrollable-region-focusable',
  'target-size',
  'td-has-header',
];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The groups of equal contrast that this process has checked, by color mode. */
const checked = {dark: new Set<string>(), light: new Set<string>()};

/**
 * Returns axe's violations on a page: all rules in dark mode, and colour rules in light mode, which stays active. Only
 * colours differ between the modes, and style sheets set them, so a text style on a background is checked on the first page
 * that has it.
 */
export async function pageViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  await page.evaluate(joinTokens);
  await page.evaluate(`globalThis.contrastGroups = ${contrastGroups.toString()}`);
  return violationsInBothModes(page, {runOnly: TAGS, rules: ruledOut});
}

/** Returns the violations that depend on the width, on a page that `pageViolations` has prepared. */
export async function phoneViolations(page: Page): Promise<string[]> {
  return violationsInBothModes(page, {runOnly: WIDTH_RULES});
}

async function violationsInBothModes(page: Page, rules: RunOptions): Promise<string[]> {
  await showColorMode(page, 'dark');
  const dark = [...(await run(page, rules)), ...(await colorViolations(page, checked.dark))];
  await showColorMode(page, 'light');
  const light = await colorViolations(page, checked.light);
  return [
    ...dark.map((violation) => `dark: ${violation}`),
    ...light.map((violation) => `light: ${violation}`),
  ];
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
 * Returns violations of the colour rules, and adds the groups of equal contrast to `known` where there are none. A page
 * whose groups are all known isn't checked. Contrast takes most of axe's time, so it checks one element of each group, and
 * all elements of a group if that check is inconclusive.
 */
async function colorViolations(page: Page, known: Set<string>): Promise<string[]> {
  const {found, keys} = await page.evaluate(
    async (knownKeys) => {
      const {axe, contrastGroups: groupsOf} = globalThis as unknown as {
        axe: Axe;
        contrastGroups: typeof contrastGroups;
      };
      const check = async (rule: string, context: ElementContext) => {
        const {violations, passes} = await axe.run(context, {
          runOnly: [rule],
          resultTypes: ['violations', 'passes'],
          elementRef: true,
        });
        const nodes = [...violations, ...passes].flatMap((result) => result.nodes);
        return {
          decided: new Set<unknown>(nodes.map(({element}) => element)),
          found: violations.flatMap((result) => result.nodes.map(({target}) => `${rule}: ${String(target)}`)),
        };
      };
      const groups = [...groupsOf()].filter(([key]) => !knownKeys.includes(key));
      if (groups.length === 0) return {found: [], keys: []};
      const first = await check('color-contrast', {include: groups.map(([, [element]]) => element!)});
      const undecided = groups.flatMap(([, [element, ...rest]]) => (first.decided.has(element) ? [] : rest));
      const rest = undecided.length > 0 ? await check('color-contrast', {include: undecided}) : undefined;
      const links = await check('link-in-text-block', document);
      return {
        found: [...first.found, ...(rest?.found ?? []), ...links.found],
        keys: groups.map(([key]) => key),
      };
    },
    [...known],
  );
  if (found.length === 0) for (const key of keys) known.add(key);
  return found;
}
