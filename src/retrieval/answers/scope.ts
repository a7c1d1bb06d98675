import {isStopWord} from '../index/searchFields';
import type {Vocabulary} from '../index/vocabulary';
import {termsOf, wordsOf} from '../text/words';
import type {Ranking} from './rankSections';
import {likeness} from './askedTerms';
import type {Library} from './library';

/** Whether the documentation answers a message: `unsure` is answered with a warning, `declined` not at all. */
export type Scope = 'answered' | 'unsure' | 'declined';

/**
 * Weights of a logistic regression and its two thresholds, fitted on the questions of all authors but one and checked
 * on that one's, for each in turn. They decline 2 %, and warn about 3 %, of the questions that can be answered.
 */
const MODEL = {base: 5.5, score: -12.5, unknown: 7.6, length: -3.3, example: 8.9, strangers: 2.4} as const;
const DECLINED = 0.65;
const UNSURE = 0.3;
/** Words at which a question is long, and unknown names beyond which more say nothing new. */
const LONG = 12;
const MOST_STRANGERS = 2;

/** Decides by how well the best section fits, and by how alike the message is to examples of what is not answered. */
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

/** Flags, paths and names in code, which a page that answers would have. */
const CODE = /`[^`]+`|--?[a-z][\w-]+|[A-Za-z_][\w:]*[A-Z_]\w*|\/[\w/{}-]+/g;
/** Addresses, hashes and keys are the reader's own. */
const LONGEST_NAME = 30;

/** How many names in code a message has that no section has. */
function strangersIn(message: string, vocabulary: Vocabulary): number {
  return Array.from(message.matchAll(CODE), ([code]) => wordsOf(code).map((word) => ({code, word})))
    .flat()
    .filter(({code, word}) => {
      const {whole, parts} = termsOf(word);
      const isName = parts.length > 1 || /[`-]/.test(code);
      return word.length <= LONGEST_NAME && isName && !isStopWord(word) && !vocabulary.has(whole);
    }).length;
}
