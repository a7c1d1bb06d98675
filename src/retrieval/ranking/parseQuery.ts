import {isStopWord, isSearchable} from '../index/searchFields';
import type {Vocabulary} from '../index/vocabulary';
import {stem} from '../text/stem';
import type {SynonymTable} from '../text/synonymTable';
import {termsOf, wordsOf} from '../text/words';
import {weights} from './weights';

/** One way to match a part of the query: a section matches if it contains all `terms`. */
export type Variant = {
  terms: readonly string[];
  /** Factor of the score; 1 for a word as typed. */
  weight: number;
  /** Confidence that a match is what the reader meant, from 0 to 1. */
  certainty: number;
  isSynonym?: true;
};

/** A part of the query. A section's score for it is that of the best matching variant. */
export type QueryPart = {
  variants: Variant[];
  /** A compound as a whole, such as `es-index-blocks`: it raises the score, but isn't required for full coverage. */
  isExtra: boolean;
  /** Boost of the part: 1 in a query; less for the context of a question. */
  boost: number;
};

export type ParsedQuery = {
  parts: QueryPart[];
  /** Words without any variant in the vocabulary. */
  unknown: string[];
  /** Terms to highlight in results: typed, completed or corrected ones. */
  marked: ReadonlySet<string>;
  /** Terms of synonyms, to highlight in a text without any of the terms above. */
  markedSynonyms: ReadonlySet<string>;
};

export const MAX_QUERY_LENGTH = 512;
const MAX_WORDS = 24;
const MAX_COMPLETIONS = 40;
const MAX_CORRECTIONS = 6;
/** Part of an address, hash or key as error messages quote it. Its letters aren't words. */
const KEY_FRAGMENT = /^[a-z\d]*\d[a-z]+\d[a-z\d]*$/;
/** Weight of a word whose ending is partly typed, such as `shardi`. */
const UNFINISHED_ENDING_WEIGHT = 0.95;
const SYNONYM_CERTAINTY = 0.98;

type Context = {vocabulary: Vocabulary; synonyms: SynonymTable};
type Word = {term: string; isLast: boolean};

/** Parses a query. The last word may be unfinished. A word that isn't in the vocabulary is completed or corrected. */
export function parseQuery(query: string, context: Context): ParsedQuery {
  const {words, wholes} = wordsOfQuery(query);
  const parts = words.map((word): QueryPart => ({
    variants: variantsOf(word, context),
    isExtra: false,
    boost: 1,
  }));
  const unknown = words.filter((_, index) => parts[index]!.variants.length === 0).map(({term}) => term);
  addSynonyms(words, parts, context);
  const extras = [...wholes, ...joinedPairs(words)].map((word): QueryPart => ({
    variants: exactVariants(word, context),
    isExtra: true,
    boost: 1,
  }));
  const all = [...parts, ...extras].filter(({variants}) => variants.length > 0);
  const variants = all.flatMap((part) => part.variants);
  return {
    parts: all,
    unknown,
    marked: new Set(variants.filter(({isSynonym}) => !isSynonym).flatMap(({terms}) => terms)),
    markedSynonyms: new Set(variants.filter(({isSynonym}) => isSynonym).flatMap(({terms}) => terms)),
  };
}

/** Returns the query's words without stop words and with compounds split, and the compounds as a whole. */
function wordsOfQuery(query: string): {words: Word[]; wholes: Word[]} {
  const text = query.slice(0, MAX_QUERY_LENGTH).normalize('NFKC');
  const typed = wordsOf(text).slice(0, MAX_WORDS);
  const isUnfinished = /[\p{L}\p{N}]$/u.test(text);
  const kept = typed.filter((word) => !isStopWord(word));
  const words = new Map<string, Word>();
  const wholes: Word[] = [];
  for (const word of kept) {
    const {whole, parts: possible} = termsOf(word);
    const parts = KEY_FRAGMENT.test(word) ? [] : possible;
    const isLast = isUnfinished && word === typed.at(-1) && word === kept.at(-1);
    const simple = (parts.length > 0 ? parts : [whole]).filter(isSearchable);
    simple.forEach((term, index) => {
      if (!words.has(term)) words.set(term, {term, isLast: isLast && index === simple.length - 1});
    });
    if (parts.length > 0) wholes.push({term: whole, isLast});
  }
  return {words: [...words.values()], wholes};
}

/** Returns neighbouring words joined: `micro service` also matches `microservice`. */
function joinedPairs(words: readonly Word[]): Word[] {
  return words.slice(1).map(({term, isLast}, index) => ({term: words[index]!.term + term, isLast}));
}

function exactVariants({term, isLast}: Word, {vocabulary}: Context): Variant[] {
  const known = vocabulary.has(term) ? [exact(term)] : [];
  return isLast && term.length > 3 ? [...known, ...completions(term, vocabulary)] : known;
}

function variantsOf({term, isLast}: Word, {vocabulary}: Context): Variant[] {
  const isKnown = vocabulary.has(term);
  const variants: Variant[] = isKnown ? [exact(term)] : [];
  if (isLast ? term.length > 1 : !isKnown && term.length > 3) {
    variants.push(...completions(term, vocabulary));
  }
  // The beginning of a known word isn't a typo: `minti` isn't `mini`, and `redund` isn't `refund`.
  const isUnfinished = isLast && (variants.length > 0 || unfinished(term, vocabulary).length > 0);
  if (!isKnown && !isUnfinished && term.length > 3 && /^\p{L}+$/u.test(term)) {
    const known = new Set(variants.map(({terms}) => terms[0]));
    variants.push(...corrections(term, vocabulary).filter(({terms}) => !known.has(terms[0])));
  }
  return variants;
}

function exact(term: string): Variant {
  return {terms: [term], weight: 1, certainty: 1};
}

/** Returns completions of an unfinished word. They weigh less if the typed letters are already a word. */
function completions(term: string, vocabulary: Vocabulary): Variant[] {
  const endings = unfinished(term, vocabulary).map((whole) => ({
    terms: [whole],
    weight: UNFINISHED_ENDING_WEIGHT,
    certainty: 1,
  }));
  const isWord = vocabulary.has(term) || endings.length > 0;
  const boost = weights.completion * (isWord ? 0.8 : 1) * (endings[0]?.weight ?? 1);
  const longer = vocabulary.completionsOf(term, MAX_COMPLETIONS).map((completion) => ({
    terms: [completion],
    weight: boost * (0.4 + 0.6 * Math.min(1, term.length / completion.length)),
    certainty: isWord ? 0.85 : 0.95,
  }));
  return [...longer, ...endings];
}

/** Returns the stem of a word whose ending is partly typed: `shardi` becomes `sharding`, whose stem is `shard`. */
function unfinished(term: string, vocabulary: Vocabulary): string[] {
  const base = /^(.{3,}?)in?$/.exec(term)?.[1];
  const whole = base === undefined ? term : stem(`${base}ing`);
  return whole !== term && !whole.startsWith(term) && vocabulary.has(whole) ? [whole] : [];
}

function corrections(term: string, vocabulary: Vocabulary): Variant[] {
  const isLike = (other: string) => other[0] === term[0];
  return vocabulary
    .correctionsOf(term, term.length > 4 ? 2 : 1)
    .filter((found) => (isLike(found.term) || found.edits === 1) && !/\d/.test(found.term))
    .sort(
      (a, b) =>
        Number(isLike(b.term)) - Number(isLike(a.term)) ||
        vocabulary.documentFrequencyOf(b.term) - vocabulary.documentFrequencyOf(a.term),
    )
    .slice(0, MAX_CORRECTIONS)
    .map((found) => ({
      terms: [found.term],
      weight: found.edits === 1 ? weights.correction : weights.correction / 2,
      certainty: found.edits === 1 ? 0.9 : 0.75,
    }));
}

function addSynonyms(words: readonly Word[], parts: readonly QueryPart[], {synonyms}: Context): void {
  for (let length = 1; length <= synonyms.longest; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length).map(({term}) => term);
      for (const terms of synonyms.of(phrase)) {
        for (const part of parts.slice(start, start + length))
          part.variants.push({terms, weight: weights.synonym, certainty: SYNONYM_CERTAINTY, isSynonym: true});
      }
    }
  }
}
