import {queryStopWords} from '../text/stopWords';
import {termsOf} from '../text/words';

/** Searchable fields of a section. `title`, `route` and `description` are the page's and belong to its introduction. */
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

/** The text of a section by field. */
export type IndexedSection = Partial<Record<SearchField, string>>;

/** Returns the index terms of a word; none for a stop word. */
export function searchTerms(word: string): string[] {
  if (isStopWord(word)) return [];
  const {whole, parts} = termsOf(word);
  return [...new Set([whole, ...parts])].filter(isSearchable);
}

/** Returns true if a word is a stop word, regardless of case and apostrophes. */
export function isStopWord(word: string): boolean {
  return queryStopWords.has(word.toLowerCase().replaceAll(/['’]/g, ''));
}

/** Returns false for single letters and for stop words, which also occur inside identifiers. */
export function isSearchable(term: string): boolean {
  return !queryStopWords.has(term) && (term.length > 1 || /[^a-z]/.test(term));
}

/**
 * Returns true for a page about a product with the network's vocabulary: a sovereign chain also has validators, fees and
 * tokens, and tutorial contracts have staking and pools. A query that doesn't name the product is about the network.
 */
export function isSiblingProduct(route: string): boolean {
  return SIBLING.test(route);
}

const SIBLING = /^\/(?:sovereign\/|developers\/tutorials\/(?:staking-contract|energy-dao|dex-walkthrough)\b)/;
