import type {Passage} from '../../retrieval/index/passage';
import {plainOf, DELIMITERS} from '../../retrieval/text/markedText';
import {markMatches, type Match, type Matcher, type TextPart} from '../../retrieval/ranking/markMatches';
import {quotes} from './quotations';

/** Characters. */
const MAX_LENGTH = 180;
/** Characters of context before the first match. */
const BEFORE_MATCH = 40;
/** Maximum number of passages that are searched; a section rarely has more. */
const MAX_PASSAGES = 200;

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** A quotation outweighs all words of a query, of which there are at most 24. */
const QUOTATION = 100;

/**
 * Returns the snippet of a section: the sentence or the table row with the most of the query's quotations (see quotations.ts)
 * and then of its distinct words. Without a match, it is the section's first sentence. Code, table headers and labels aren't
 * sentences.
 */
export function sectionSnippet(
  passages: readonly Passage[],
  matcher: Matcher,
  quotations: readonly string[] = [],
): TextPart[] {
  let best: {text: string; count: number} | undefined;
  const countIn = (text: string) =>
    wordCount(text, matcher) + QUOTATION * quotations.filter((quotation) => quotes(text, quotation)).length;
  for (const passage of passages.slice(0, MAX_PASSAGES)) {
    // Most passages have no match and needn't be split, but the first one is the snippet if none has.
    if (best !== undefined && countIn(plainOf(passage.text)) <= best.count) continue;
    for (const text of sentencesOf(passage, matcher)) {
      const count = countIn(text);
      if (best === undefined || count > best.count) best = {text, count};
    }
  }
  return best === undefined ? [] : snippetOf(best.text, matcher);
}

function sentencesOf({kind, text}: Passage, matcher: Matcher): string[] {
  switch (kind) {
    case 'paragraph':
    case 'item':
      return Array.from(segmenter.segment(plainOf(text)), ({segment}) => segment.trim()).filter(Boolean);
    case 'row':
      return [rowSentence(text, matcher)].filter(Boolean);
    default:
      return [];
  }
}

/** Returns a row as "first cell: another cell", with the cell that has the most words of the query, or else is longest. */
function rowSentence(row: string, matcher: Matcher): string {
  const [first = '', ...rest] = row.split(DELIMITERS.cell).map((cell) => plainOf(cell).trim());
  const ranked = rest
    .map((cell) => ({cell, count: wordCount(cell, matcher)}))
    .sort((a, b) => b.count - a.count || b.cell.length - a.cell.length);
  return [first, ranked[0]?.cell].filter(Boolean).join(': ');
}

/** Returns the number of distinct words of the query in a text. */
function wordCount(text: string, matcher: Matcher): number {
  return new Set(matcher(text).map(({word}) => word.toLowerCase())).size;
}

/**
 * Returns the part of a text with the most distinct words of the query, cut at word boundaries, with the matches marked.
 * Without a match, it is the beginning of the text.
 */
export function snippetOf(text: string, matcher: Matcher): TextPart[] {
  const start = text.length <= MAX_LENGTH ? 0 : bestStart(matcher(text));
  const from = start <= BEFORE_MATCH ? 0 : wordStart(text, start - BEFORE_MATCH);
  const to = text.length - from <= MAX_LENGTH ? text.length : wordEnd(text, from + MAX_LENGTH);
  const parts = markMatches(text.slice(from, to).replaceAll(/\s+/g, ' '), matcher);
  if (from > 0) parts.unshift({text: '…', isMatch: false});
  if (to < text.length) parts.push({text: '…', isMatch: false});
  return parts;
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
