import type {Options} from 'minisearch';
import {queryStopWords} from './stopWords';
import {termsOf, wordsOf} from './words';

/** What a section is found by. `title`, `route` and `description` are the page's, and stand with its introduction. */
export const searchFields = [
  'title',
  'route',
  'description',
  'heading',
  'path',
  'text',
  'code',
  'asked',
] as const;
export type SearchField = (typeof searchFields)[number];

/** A section as it is indexed: its number in the outline, and the fields that it has. */
export type IndexedSection = {id: number} & Partial<Record<SearchField, string>>;

/** The one way to index: the build, the browser and the server use it, and queries are taken apart in the same way. */
export const indexOptions = {
  fields: [...searchFields],
  tokenize: wordsOf,
  processTerm(word: string): string[] | false {
    if (isStopWord(word)) return false;
    const {whole, parts} = termsOf(word);
    const terms = [...new Set([whole, ...parts])].filter(isTelling);
    return terms.length > 0 ? terms : false;
  },
} satisfies Options<IndexedSection>;

/** Whether a word, in whatever form, says nothing of what is looked for. */
export function isStopWord(word: string): boolean {
  return queryStopWords.has(word.toLowerCase().replaceAll(/['’]/g, ''));
}

/** Single letters and the small words inside of identifiers find nothing. */
export function isTelling(term: string): boolean {
  return !queryStopWords.has(term) && (term.length > 1 || /[^a-z]/.test(term));
}

/**
 * Whether a page is of a product of its own, or builds one: a sovereign chain has validators, fees, tokens and governance
 * too, and contracts of tutorials have staking and pools. Who asks for these means the network, unless the query names
 * what is apart, which its pages answer best anyway.
 */
export function standsApart(route: string): boolean {
  return APART.test(route);
}

const APART = /^\/(?:sovereign\/|developers\/tutorials\/(?:staking-contract|energy-dao|dex-walkthrough)\b)/;
