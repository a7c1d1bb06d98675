import {isStopWord} from '../index/searchFields';
import type {SearchEngine} from '../ranking/engine';
import type {QueryPart} from '../ranking/parseQuery';
import {termsOf, wordsOf} from '../text/words';

/** A part of a message. The boost is 1 for the question itself, less for its context. */
export type WeightedText = {text: string; boost: number};

/** A word of a question, with the terms that match it in a passage. */
export type QueryTerm = {
  /** Alternatives: each matches if all of its terms occur. `certainty` is the confidence in the match, 0 to 1. */
  variants: readonly {terms: readonly string[]; certainty: number}[];
  /** Inverse document frequency times the boost of the text that contains the word. */
  weight: number;
};

/** Certainty of a match by a synonym. */
const SYNONYM = 0.75;

/**
 * Returns the distinct words of all texts: as query parts for the search engine, and as weighted terms to compare texts
 * with. A word that occurs in several texts gets the largest of their boosts.
 */
export function queryTermsOf(
  pieces: readonly WeightedText[],
  engine: Pick<SearchEngine, 'parse' | 'vocabulary'>,
): {parts: QueryPart[]; queryTerms: QueryTerm[]} {
  const {idfOf} = engine.vocabulary();
  const parts = new Map<string, QueryPart>();
  const unknown = new Map<string, number>();
  for (const {text, boost} of pieces) {
    const parsed = engine.parse(text);
    for (const part of parsed.parts) {
      const key = `${part.isExtra} ${part.variants.map(({terms}) => terms.join('+')).join(' ')}`;
      if (boost > (parts.get(key)?.boost ?? 0)) parts.set(key, {...part, boost});
    }
    for (const word of parsed.unknown) unknown.set(word, Math.max(boost, unknown.get(word) ?? 0));
  }
  const idfOfAll = (terms: readonly string[]) => Math.min(...terms.map(idfOf));
  const known = [...parts.values()].filter(({isExtra}) => !isExtra);
  return {
    parts: [...parts.values()],
    queryTerms: [
      ...known.map(({variants, boost}): QueryTerm => ({
        variants: variants.map(({terms, weight, certainty, isSynonym}) => ({
          terms,
          certainty: isSynonym ? SYNONYM : certainty * weight,
        })),
        weight: boost * Math.max(...variants.map(({terms}) => idfOfAll(terms))),
      })),
      ...Array.from(unknown, ([word, boost]): QueryTerm => ({variants: [], weight: boost * idfOf(word)})),
    ],
  };
}

/** Returns the terms of a text without stop words. Compounds are included as a whole and as parts. */
export function termSet(text: string): Set<string> {
  const terms = new Set<string>();
  for (const word of wordsOf(text)) {
    if (isStopWord(word)) continue;
    const {whole, parts} = termsOf(word);
    terms.add(whole);
    for (const part of parts) terms.add(part);
  }
  return terms;
}

/** Returns the terms of the identifiers in a text, such as `lowerNonceInTx`: words that have several parts. */
export function identifiersIn(text: string): string[] {
  const compounds = wordsOf(text)
    .map(termsOf)
    .filter(({parts}) => parts.length > 1);
  return compounds.map(({whole}) => whole);
}

/** Returns the certainty, from 0 to 1, that a text with these terms contains a query term. */
export function certaintyIn(terms: ReadonlySet<string>, {variants}: QueryTerm): number {
  let best = 0;
  for (const variant of variants)
    if (variant.certainty > best && containsAll(terms, variant.terms)) best = variant.certainty;
  return best;
}

/** Returns a query term without the variants that a text lacks, which its parts then needn't be compared with. */
export function onlyVariantsIn(terms: ReadonlySet<string>, {variants, weight}: QueryTerm): QueryTerm {
  return {weight, variants: variants.filter((variant) => containsAll(terms, variant.terms))};
}

function containsAll(terms: ReadonlySet<string>, wanted: readonly string[]): boolean {
  for (const term of wanted) if (!terms.has(term)) return false;
  return true;
}

/** Returns the weighted share, from 0 to 1, of the query terms that a text contains. */
export function coverageOf(terms: ReadonlySet<string>, queryTerms: readonly QueryTerm[]): number {
  const total = queryTerms.reduce((sum, {weight}) => sum + weight, 0);
  return total === 0 ? 0 : matchedWeight(terms, queryTerms) / total;
}

/**
 * Returns the similarity of a short text and the query, from 0 to 1: the Sørensen–Dice coefficient, weighted by inverse
 * document frequency.
 */
export function similarity(
  terms: ReadonlySet<string>,
  queryTerms: readonly QueryTerm[],
  idfOf: (term: string) => number,
): number {
  const shared = matchedWeight(terms, queryTerms);
  if (shared === 0) return 0;
  let all = queryTerms.reduce((sum, {weight}) => sum + weight, 0);
  for (const term of terms) all += idfOf(term);
  return Math.min(1, (2 * shared) / all);
}

function matchedWeight(terms: ReadonlySet<string>, queryTerms: readonly QueryTerm[]): number {
  return queryTerms.reduce((sum, term) => sum + term.weight * certaintyIn(terms, term), 0);
}
