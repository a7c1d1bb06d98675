import type {Finding, Page} from './page';

/** Checks that a page has no imports or exports, and that its components, directives and formulas are valid. */
export function checkComponents({statements, buildProblems}: Page): Finding[] {
  const imports = statements.map(({code, line}) => ({
    line,
    message: `the page has the statement "${code.split('\n')[0]}"; remove it, components are registered for every page`,
  }));
  return [...imports, ...buildProblems];
}
