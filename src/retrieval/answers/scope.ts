import {isStopWord} from '../index/searchFields';
import type {Vocabulary} from '../index/vocabulary';
import {termsOf, wordsOf} from '../text/words';
import type {Ranking} from './rankSections';
import {likeness} from './askedTerms';
import type {Library} from './library';

/** Whether the documentation answers a message. `unsure` is answered with a warning, `declined` isn't answered. */
export type Scope = 'answered' | 'unsure' | 'declined';

/**
 * Weights and thresholds of a logistic regression, fitted with leave-one-author-out cross-validation. Of the questions
 * that can be answered, it declines 2 % and warns about 3 %.
 */
const MODEL = {base: 5.5, score: -12.5, unknown: 7.6, length: -3.3, example: 8.9, strangers: 2.4} as const;
const DECLINED = 0.65;
const UNSURE = 0.3;
/** Values at which the features `length` and `strangers` saturate. */
const LONG = 12;
const MOST_STRANGERS = 2;

/** Classifies a message by the score of the best section and by its similarity to out-of-scope examples. */
export function scopeOf(message: string, {asked, ranked}: Ranking, library: Library): Scope {
  const vocabulary = library.engine.vocabulary();
  const total = asked.reduce((sum, {weight}) => sum + weight, 0);
  const known = asked.reduce((sum, {weight, variants}) => sum + (variants.length > 0 ? weight : 0), 0);
  const features = {
    score: ranked[0]?.score ?? 0,
    unknown: total === 0 ? 1 : 1 - known / total,
    length: Math.min(1, asked.length / LONG),
    example: Math.max(0, ...library.outOfScope().map((terms) => likeness(terms, asked, vocabulary.rarityOf))),
    strangers: Math.min(MOST_STRANGERS, strangersIn(message, vocabulary)),
  };
  let odds: number = MODEL.base;
  for (const name of Object.keys(features) as (keyof typeof features)[]) odds += MODEL[name] * features[name];
  return odds > DECLINED ? 'declined' : odds > UNSURE ? 'unsure' : 'answered';
}

/** Flags, paths and identifiers. A page that answers the question would contain them. */
const CODE = /`[^`]+`|--?[a-z][\w-]+|[A-Za-z_][\w:]*[A-Z_]\w*|\/[\w/{}-]+/g;
/** Longer names are the reader's own addresses, hashes and keys. */
const LONGEST_NAME = 30;

/** Returns the number of identifiers in a message that occur in no section. */
function strangersIn(message: string, vocabulary: Vocabulary): number {
  return Array.from(message.matchAll(CODE), ([code]) => wordsOf(code).map((word) => ({code, word})))
    .flat()
    .filter(({code, word}) => {
      const {whole, parts} = termsOf(word);
      const isName = parts.length > 1 || /[`-]/.test(code);
      return word.length <= LONGEST_NAME && isName && !isStopWord(word) && !vocabulary.has(whole);
    }).length;
}
