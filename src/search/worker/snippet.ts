import type {Passage} from '../../retrieval/index/passage';
import {plainOf, DELIMITERS} from '../../retrieval/text/markedText';
import {markMatches, type Match, type Matcher, type TextPart} from '../../retrieval/ranking/markMatches';

/** Characters. */
const MAX_LENGTH = 180;
/** Characters of context before the first match. */
const BEFORE_MATCH = 40;
/** Punctuation or white space, after which no separator is needed. */
const ENDS = /[.!?:;,…\s]/;

/** Maximum number of passages that are searched; a section rarely has more. */
const MAX_PASSAGES = 200;

/**
 * Returns the snippet of the passage with the most distinct words of the query. Prose is preferred to code. Without a
 * match, the snippet is the beginning of the section.
 */
export function sectionSnippet(passages: readonly Passage[], matcher: Matcher): TextPart[] {
  let best: {text: string; count: number} | undefined;
  for (const passage of passages.slice(0, MAX_PASSAGES)) {
    if (passage.kind === 'header' || passage.kind === 'label') continue;
    const text = readable(passage);
    const words = new Set(matcher(text).map(({word}) => word.toLowerCase()));
    const count = passage.kind === 'code' ? words.size / 2 : words.size;
    if (best === undefined || count > best.count) best = {text, count};
  }
  return best === undefined ? [] : snippetOf(best.text, matcher);
}

/** Returns a passage as plain text. A row is displayed as "first cell: other cells". */
function readable({kind, text}: Passage): string {
  if (kind === 'code') return text;
  if (kind !== 'row') return plainOf(text);
  const [first = '', ...rest] = text.split(DELIMITERS.cell).map(plainOf);
  return [first, rest.filter(Boolean).join(' · ')].filter(Boolean).join(': ');
}

/**
 * Returns the part of a text with the most distinct words of the query, cut at word boundaries, with the matches marked.
 * Without a match, it is the beginning of the text.
 */
export function snippetOf(text: string, matcher: Matcher): TextPart[] {
  const start = bestStart(matcher(text));
  const from = start <= BEFORE_MATCH ? 0 : wordStart(text, start - BEFORE_MATCH);
  const to = text.length - from <= MAX_LENGTH ? text.length : wordEnd(text, from + MAX_LENGTH);
  const excerpt = inOneLine(text.slice(from, to));
  const parts = markMatches(excerpt, matcher);
  if (from > 0) parts.unshift({text: '…', isMatch: false});
  if (to < text.length) parts.push({text: '…', isMatch: false});
  return parts;
}

/** Joins lines. Adds a separator after lines without final punctuation, and removes leading separators. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/\s{2,}|[^\S ]/g, (space, place: number) =>
      space.includes('\n') && !ENDS.test(text.charAt(place - 1)) ? ' | ' : ' ',
    )
    .replace(/^[\s·|]+/, '');
}

/** Returns the index of the match from which the snippet contains the most distinct matches; the first of several. */
function bestStart(matches: readonly Match[]): number {
  let best = {start: 0, count: 0};
  for (const [first, {start}] of matches.entries()) {
    const words = new Set<string>();
    for (let last = first; last < matches.length; last += 1) {
      if (matches[last]!.start >= start + MAX_LENGTH - BEFORE_MATCH) break;
      words.add(matches[last]!.word.toLowerCase());
    }
    if (words.size > best.count) best = {start, count: words.size};
  }
  return best.start;
}

function wordStart(text: string, near: number): number {
  const space = text.slice(near, near + BEFORE_MATCH).search(/\s\S/);
  return space === -1 ? near : near + space + 1;
}

function wordEnd(text: string, near: number): number {
  const space = Math.max(text.lastIndexOf(' ', near), text.lastIndexOf('\n', near));
  return space > near - BEFORE_MATCH ? space : near;
}
