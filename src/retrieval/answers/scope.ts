import {isStopWord} from '../index/searchFields';
import type {Vocabulary} from '../index/vocabulary';
import {termsOf, wordsOf} from '../text/words';
import type {Ranking} from './rankSections';
import {similarity} from './queryTerms';
import type {Library} from './library';

/** Whether the documentation answers a message. */
export type Scope = 'answered' | 'declined';

/**
 * Weights and thresholds of a logistic regression, fitted with leave-one-author-out cross-validation. Of the questions
 * that can be answered, it declines 2 %.
 */
const MODEL = {base: 5.5, score: -12.5, unknown: 7.6, length: -3.3, example: 8.9, unknownNames: 2.4} as const;
const DECLINED = 0.65;
/** Values at which the features `length` and `unknownNames` saturate. */
const LONG_MESSAGE = 12;
const MAX_UNKNOWN_NAMES = 2;

/** Classifies a message by the score of the best section and by its similarity to out-of-scope examples. */
export function scopeOf(message: string, {queryTerms, ranked}: Ranking, library: Library): Scope {
  const vocabulary = library.engine.vocabulary();
  const total = queryTerms.reduce((sum, {weight}) => sum + weight, 0);
  const known = queryTerms.reduce((sum, {weight, variants}) => sum + (variants.length > 0 ? weight : 0), 0);
  const features = {
    score: ranked[0]?.score ?? 0,
    unknown: total === 0 ? 1 : 1 - known / total,
    length: Math.min(1, queryTerms.length / LONG_MESSAGE),
    example: Math.max(
      0,
      ...library.outOfScope().map((terms) => similarity(terms, queryTerms, vocabulary.idfOf)),
    ),
    unknownNames: Math.min(MAX_UNKNOWN_NAMES, countUnknownNames(message, vocabulary)),
  };
  let odds: number = MODEL.base;
  for (const name of Object.keys(features) as (keyof typeof features)[]) odds += MODEL[name] * features[name];
  return odds > DECLINED ? 'declined' : 'answered';
}

/** Flags, paths and identifiers. A page that answers the question would contain them. */
const CODE = /`[^`]+`|--?[a-z][\w-]+|[A-Za-z_][\w:]*[A-Z_]\w*|\/[\w/{}-]+/g;
/** Longer names are the reader's own addresses, hashes and keys. */
const MAX_NAME_LENGTH = 30;

/** Returns the number of identifiers in a message that occur in no section. */
function countUnknownNames(message: string, vocabulary: Vocabulary): number {
  return Array.from(message.matchAll(CODE), ([code]) => wordsOf(code).map((word) => ({code, word})))
    .flat()
    .filter(({code, word}) => {
      const {whole, parts} = termsOf(word);
      const isName = parts.length > 1 || /[`-]/.test(code);
      return word.length <= MAX_NAME_LENGTH && isName && !isStopWord(word) && !vocabulary.has(whole);
    }).length;
}
