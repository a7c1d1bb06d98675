import type {Finding, Page} from './page';

/** Pages import nothing, since components are registered for all of them, and what they use is used rightly. */
export function checkComponents({statements, buildProblems}: Page): Finding[] {
  const imports = statements.map(({code, line}) => ({
    line,
    message: `the page has the statement "${code.split('\n')[0]}"; remove it, components are registered for every page`,
  }));
  return [...imports, ...buildProblems];
}
