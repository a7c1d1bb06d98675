import {queryStopWords} from '../text/stopWords';
import {termsOf} from '../text/words';

/** What a section is found by. `title`, `route` and `description` are the page's, and belong to its introduction. */
export const searchFields = [
  'title',
  'route',
  'description',
  'heading',
  'path',
  'text',
  'code',
  'questions',
] as const;
export type SearchField = (typeof searchFields)[number];

/** A section as it is indexed: the fields that it has. */
export type IndexedSection = Partial<Record<SearchField, string>>;

/** Terms that a word is found by; none for words that say nothing of what is looked for. */
export function searchTerms(word: string): string[] {
  if (isStopWord(word)) return [];
  const {whole, parts} = termsOf(word);
  return [...new Set([whole, ...parts])].filter(isTelling);
}

/** Whether a word, in whatever form, says nothing of what is looked for. */
export function isStopWord(word: string): boolean {
  return queryStopWords.has(word.toLowerCase().replaceAll(/['’]/g, ''));
}

/** Single letters and the small words inside of identifiers find nothing. */
export function isTelling(term: string): boolean {
  return !queryStopWords.has(term) && (term.length > 1 || /[^a-z]/.test(term));
}

/**
 * Whether a page is about a sibling product, or builds one: a sovereign chain has validators, fees, tokens and governance
 * too, and contracts of tutorials have staking and pools. A query that doesn't name it is about the network.
 */
export function isOfSibling(route: string): boolean {
  return SIBLING.test(route);
}

const SIBLING = /^\/(?:sovereign\/|developers\/tutorials\/(?:staking-contract|energy-dao|dex-walkthrough)\b)/;
