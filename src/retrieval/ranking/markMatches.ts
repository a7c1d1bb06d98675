import {termsOf, wordAt, type WordTerms} from '../text/words';

/** A piece of a text, and whether the query asks for it. */
export type TextPart = {text: string; isMatch: boolean};

/** A matching word of a text, and where it stands. */
export type Match = {word: string; start: number};

/** Finds the words of a text that the query asks for, in order. */
export type Matcher = (text: string) => Match[];

const PREFIX = 4;

/**
 * A matcher of words that have one of the terms. Only words that begin like a term, or have a part that does, are taken
 * apart, since a page of results holds thousands of words.
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

/** The first letters of a term as a pattern; a number may be written with commas. */
function beginningOf(term: string): string {
  if (/^\d{4,}$/.test(term)) return [...term].join(',?');
  return term.slice(0, PREFIX).replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}

/** A text cut into matching words and what stands between them. */
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
