import type {Finding, Page} from './page';

/** Pages import nothing: components are registered for all of them. */
export function checkComponents({statements}: Page): Finding[] {
  return statements.map(({code, line}) => ({
    line,
    message: `the page has the statement "${code.split('\n')[0]}"; remove it, components are registered for every page`,
  }));
}
