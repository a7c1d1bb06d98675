import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';
import {showColorMode} from './colorMode';
import {contrastGroups} from './contrastGroups';

type Axe = {run(context: ElementContext, options: RunOptions): Promise<AxeResults>};

/** WCAG 2.2 A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Returns axe's violations on a page: all rules in dark mode, colour rules also in light mode, which stays active. */
export async function pageViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  await page.evaluate(joinTokens);
  await page.evaluate(`globalThis.contrastGroups = ${contrastGroups.toString()}`);
  await showColorMode(page, 'dark');
  const dark = [
    ...(await run(page, {runOnly: TAGS, rules: {'color-contrast': {enabled: false}}})),
    ...(await contrastViolations(page)),
  ];
  await showColorMode(page, 'light');
  // The mode changes only colours.
  const light = [
    ...(await run(page, {runOnly: ['link-in-text-block']})),
    ...(await contrastViolations(page)),
  ];
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
 * Returns contrast violations. Contrast takes most of axe's time, so it checks one element of each group, and all elements
 * of a group if that check is inconclusive.
 */
async function contrastViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const {axe, contrastGroups: groupsOf} = globalThis as unknown as {
      axe: Axe;
      contrastGroups: typeof contrastGroups;
    };
    const measure = async (elements: Element[]) => {
      if (elements.length === 0) return {decided: new Set<unknown>(), found: []};
      const {violations, passes} = await axe.run(
        {include: elements as Node[]},
        {
          runOnly: ['color-contrast'],
          resultTypes: ['violations', 'passes'],
          elementRef: true,
        },
      );
      const nodes = [...violations, ...passes].flatMap((result) => result.nodes);
      return {
        decided: new Set<unknown>(nodes.map(({element}) => element)),
        found: violations.flatMap((result) =>
          result.nodes.map(({target}) => `color-contrast: ${String(target)}`),
        ),
      };
    };
    const groups = groupsOf();
    const first = await measure(groups.flatMap(([element]) => element ?? []));
    const undecided = groups
      .filter(([element]) => !first.decided.has(element))
      .flatMap(([, ...rest]) => rest);
    return [...first.found, ...(await measure(undecided)).found];
  });
}
