import type {Passage} from '../../retrieval/index/passage';
import {plainOf, SIGNS} from '../../retrieval/text/markedText';
import {markMatches, type Match, type Matcher, type TextPart} from '../../retrieval/ranking/markMatches';

const LONGEST = 180;
const BEFORE_MATCH = 40;
/** Ends a block, or is between words. */
const ENDS = /[.!?:;,…\s]/;

/** Passages that are looked at; a section rarely has more. */
const MOST_PASSAGES = 200;

/**
 * The stretch of a section around the matches: of the passage that has the most different words of the query, prose
 * before code. Without a match it is the section's beginning.
 */
export function sectionSnippet(passages: readonly Passage[], matcher: Matcher): TextPart[] {
  let best: {text: string; count: number} | undefined;
  for (const passage of passages.slice(0, MOST_PASSAGES)) {
    if (passage.kind === 'header' || passage.kind === 'label') continue;
    const text = readable(passage);
    const words = new Set(matcher(text).map(({word}) => word.toLowerCase()));
    const count = passage.kind === 'code' ? words.size / 2 : words.size;
    if (best === undefined || count > best.count) best = {text, count};
  }
  return best === undefined ? [] : snippetOf(best.text, matcher);
}

/** A row reads as what its first cell is about, and the rest. */
function readable({kind, text}: Passage): string {
  if (kind === 'code') return text;
  if (kind !== 'row') return plainOf(text);
  const [first = '', ...rest] = text.split(SIGNS.cell).map(plainOf);
  return [first, rest.filter(Boolean).join(' · ')].filter(Boolean).join(': ');
}

/**
 * The stretch of a text that holds the most different words of the query, cut at words, with its matches marked.
 * Without a match it is the beginning.
 */
export function snippetOf(text: string, matcher: Matcher): TextPart[] {
  const start = bestStart(matcher(text));
  const from = start <= BEFORE_MATCH ? 0 : wordStart(text, start - BEFORE_MATCH);
  const to = text.length - from <= LONGEST ? text.length : wordEnd(text, from + LONGEST);
  const stretch = inOneLine(text.slice(from, to));
  const parts = markMatches(stretch, matcher);
  if (from > 0) parts.unshift({text: '…', isMatch: false});
  if (to < text.length) parts.push({text: '…', isMatch: false});
  return parts;
}

/** Blocks and rows that end without a mark are kept apart; what is left of a cell that was cut or empty goes. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/\s{2,}|[^\S ]/g, (space, place: number) =>
      space.includes('\n') && !ENDS.test(text.charAt(place - 1)) ? ' | ' : ' ',
    )
    .replace(/^[\s·|]+/, '');
}

/** Where the stretch begins that has the most different matches; the first of several. */
function bestStart(matches: readonly Match[]): number {
  let best = {start: 0, count: 0};
  for (const [first, {start}] of matches.entries()) {
    const words = new Set<string>();
    for (let last = first; last < matches.length; last += 1) {
      if (matches[last]!.start >= start + LONGEST - BEFORE_MATCH) break;
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
