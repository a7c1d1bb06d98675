import {termsOf, wordAt, type WordTerms} from '../text/words';

/** A part of a text. `isMatch` is true if it matches the query. */
export type TextPart = {text: string; isMatch: boolean};

/** A matching word and its index in the text. */
export type Match = {word: string; start: number};

/** Returns the words of a text that match the query, in order. */
export type Matcher = (text: string) => Match[];

const PREFIX_LENGTH = 4;

/**
 * Returns a matcher of words that have one of the terms. For speed it analyses only words in which the first letters of
 * a term occur: a page of results contains thousands of words.
 */
export function createMatcher(
  terms: ReadonlySet<string>,
  lookUp: (word: string) => WordTerms = termsOf,
): Matcher {
  if (terms.size === 0) return () => [];
  const beginnings = new RegExp([...new Set([...terms].map(beginningOf))].join('|'), 'gi');
  const isMatch = (word: string): boolean => {
    const {whole, parts} = lookUp(word);
    return terms.has(whole) || parts.some((part) => terms.has(part));
  };

  return (text) => {
    const matches: Match[] = [];
    beginnings.lastIndex = 0;
    for (let found = beginnings.exec(text); found !== null; found = beginnings.exec(text)) {
      const match = wordAt(text, found.index);
      if (match === undefined) continue;
      beginnings.lastIndex = Math.max(match.start + match.word.length, found.index + 1);
      if (isMatch(match.word)) matches.push(match);
    }
    return matches;
  };
}

/** Returns a pattern for the first letters of a term. A number may contain commas. */
function beginningOf(term: string): string {
  if (/^\d{4,}$/.test(term)) return [...term].join(',?');
  return term.slice(0, PREFIX_LENGTH).replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}

/** Splits a text into matching words and the text between them. */
export function markMatches(text: string, matcher: Matcher): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const {word, start} of matcher(text)) {
    if (start > end) parts.push({text: text.slice(end, start), isMatch: false});
    end = start + word.length;
    parts.push({text: word, isMatch: true});
  }
  if (end < text.length) parts.push({text: text.slice(end), isMatch: false});
  return parts;
}
