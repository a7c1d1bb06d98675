import {isStopWord} from '../index/searchFields';
import type {Vocabulary} from '../index/vocabulary';
import {termsOf, wordsOf} from '../text/words';
import type {Ranking} from './rankSections';
import {termSet} from './askedTerms';

/** How often each term occurs in example sentences of what is not answered (questions/out-of-scope), a sentence once. */
export type OutOfScope = {version: 1; sentences: number; counts: Record<string, number>};

/** Whether the documentation answers a message: `unsure` is answered with a warning, `declined` not at all. */
export type Scope = 'answered' | 'unsure' | 'declined';

/**
 * Weights of a logistic regression and its two thresholds, fitted on the questions of all authors but one and checked
 * on that one's, for each in turn. They decline 2 %, and warn about 3 %, of the questions that can be answered.
 */
const MODEL = {base: 7.3, score: -6.1, unknown: 4.2, length: -2.5, words: 1.7, strangers: 2.3} as const;
const DECLINED = 1;
const UNSURE = 0.5;
/** Words at which a question is long, and unknown names beyond which more say nothing new. */
const LONG = 12;
const MOST_STRANGERS = 2;
/** Added to counts, so that a rare word says little (additive smoothing). */
const OUTSIDE = 1;
const INSIDE = 4;

/** Decides by how well the best section fits, and by how much the words are those of questions that are not answered. */
export function scopeOf(
  message: string,
  {asked, ranked}: Ranking,
  vocabulary: Vocabulary,
  sectionCount: number,
  outside: OutOfScope,
): Scope {
  const total = asked.reduce((sum, {weight}) => sum + weight, 0);
  const known = asked.reduce((sum, {weight, variants}) => sum + (variants.length > 0 ? weight : 0), 0);
  const features = {
    score: ranked[0]?.score ?? 0,
    unknown: total === 0 ? 1 : 1 - known / total,
    length: Math.min(1, asked.length / LONG),
    words: outsideOdds(termSet(message), vocabulary, sectionCount, outside),
    strangers: Math.min(MOST_STRANGERS, strangersIn(message, vocabulary)),
  };
  let odds: number = MODEL.base;
  for (const name of Object.keys(features) as (keyof typeof features)[]) odds += MODEL[name] * features[name];
  return odds > DECLINED ? 'declined' : odds > UNSURE ? 'unsure' : 'answered';
}

/** Mean log-odds that a word is of a sentence that isn't answered rather than of a section (naive Bayes). */
function outsideOdds(
  terms: ReadonlySet<string>,
  vocabulary: Vocabulary,
  sectionCount: number,
  {sentences, counts}: OutOfScope,
): number {
  let sum = 0;
  let count = 0;
  for (const term of terms) {
    const outside = Object.hasOwn(counts, term) ? counts[term]! : 0;
    const inside = vocabulary.frequencyOf(term);
    if (outside + inside === 0) continue;
    sum += Math.log((outside + OUTSIDE) / sentences) - Math.log((inside + INSIDE) / sectionCount);
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
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
