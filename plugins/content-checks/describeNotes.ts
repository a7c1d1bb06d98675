import {isCheckedLanguage} from './checkedLanguages';
import type {Page} from './page';

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
