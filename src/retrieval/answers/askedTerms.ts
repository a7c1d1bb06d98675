import {isStopWord} from '../index/searchFields';
import type {SearchEngine} from '../ranking/engine';
import type {QueryPart} from '../ranking/parseQuery';
import {termsOf, wordsOf} from '../text/words';
import type {Piece} from './question';

/** A word of a question, with the terms that match it in a passage. */
export type AskedTerm = {
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
export function askedTerms(
  pieces: readonly Piece[],
  engine: Pick<SearchEngine, 'parse' | 'vocabulary'>,
): {parts: QueryPart[]; asked: AskedTerm[]} {
  const {rarityOf} = engine.vocabulary();
  const parts = new Map<string, QueryPart>();
  const unknown = new Map<string, number>();
  for (const {text, share} of pieces) {
    const parsed = engine.parse(text);
    for (const part of parsed.parts) {
      const key = `${part.isExtra} ${part.variants.map(({terms}) => terms.join('+')).join(' ')}`;
      if (share > (parts.get(key)?.share ?? 0)) parts.set(key, {...part, share});
    }
    for (const word of parsed.unknown) unknown.set(word, Math.max(share, unknown.get(word) ?? 0));
  }
  const rarityOfAll = (terms: readonly string[]) => Math.min(...terms.map(rarityOf));
  const known = [...parts.values()].filter(({isExtra}) => !isExtra);
  return {
    parts: [...parts.values()],
    asked: [
      ...known.map(({variants, share}): AskedTerm => ({
        variants: variants.map(({terms, weight, certainty, isSynonym}) => ({
          terms,
          certainty: isSynonym ? SYNONYM : certainty * weight,
        })),
        weight: share * Math.max(...variants.map(({terms}) => rarityOfAll(terms))),
      })),
      ...Array.from(unknown, ([word, share]): AskedTerm => ({variants: [], weight: share * rarityOf(word)})),
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

/** Returns the certainty, from 0 to 1, that a text with these terms contains a query term. */
export function certaintyIn(terms: ReadonlySet<string>, {variants}: AskedTerm): number {
  let best = 0;
  for (const variant of variants) {
    if (variant.certainty > best && variant.terms.every((term) => terms.has(term))) best = variant.certainty;
  }
  return best;
}

/** Returns the weighted share, from 0 to 1, of the query terms that a text contains. */
export function coverageOf(terms: ReadonlySet<string>, asked: readonly AskedTerm[]): number {
  const total = asked.reduce((sum, {weight}) => sum + weight, 0);
  return total === 0 ? 0 : saidWeight(terms, asked) / total;
}

/**
 * Returns the similarity of a short text and the query, from 0 to 1: the Sørensen–Dice coefficient, weighted by inverse
 * document frequency.
 */
export function likeness(
  terms: ReadonlySet<string>,
  asked: readonly AskedTerm[],
  rarityOf: (term: string) => number,
): number {
  const shared = saidWeight(terms, asked);
  if (shared === 0) return 0;
  let all = asked.reduce((sum, {weight}) => sum + weight, 0);
  for (const term of terms) all += rarityOf(term);
  return Math.min(1, (2 * shared) / all);
}

function saidWeight(terms: ReadonlySet<string>, asked: readonly AskedTerm[]): number {
  return asked.reduce((sum, term) => sum + term.weight * certaintyIn(terms, term), 0);
}
