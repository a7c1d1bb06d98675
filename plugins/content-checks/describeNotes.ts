import {pendingLinks} from './checkLinks';
import {isCheckedLanguage} from './checkedLanguages';
import type {Page} from './page';
import type {Site} from './site';

/** Returns a note about the links to planned pages without a file; these are no problem. */
export function describePending(pages: readonly Page[], site: Site): string[] {
  const links = pages.flatMap((page) => pendingLinks(page, site));
  const routes = [...new Set(links.map(({route}) => route))].sort();
  if (links.length === 0) return [];
  const few = routes.slice(0, 5).join(', ') + (routes.length > 5 ? ', …' : '');
  return [
    `note: ${count(links.length, 'link')} to ${count(routes.length, 'planned page')} that ${routes.length === 1 ? "isn't" : "aren't"} written yet, shown as plain text: ${few}`,
  ];
}

/** Returns a note about the code blocks in checked languages that are marked as unverified. */
export function describeUnverified(pages: readonly Page[]): string[] {
  const fences = pages.flatMap((page) => page.fences).filter(({language}) => isCheckedLanguage(language));
  const unverified = fences.filter(({meta}) => meta.unverified !== undefined);
  if (unverified.length === 0) return [];
  return [
    `note: ${unverified.length} of ${count(fences.length, 'code block')} in checked languages ${unverified.length === 1 ? 'is' : 'are'} unverified`,
  ];
}

/** `1 page`, `2 pages`. */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
