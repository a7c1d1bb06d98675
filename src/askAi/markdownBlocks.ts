import type {List, RootContent} from 'mdast';
import type {Node} from 'unist';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A Markdown text that grows, in pieces that read the same apart as together. */
export type MarkdownBlocks = {
  /** Blocks that nothing that follows can change. */
  settled: readonly string[];
  /** What is still being written. */
  open: string;
};

export const noBlocks: MarkdownBlocks = {settled: [], open: ''};

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * A list or a quote that grows longer than this, in characters, settles before its last item and goes on as another
 * one. Read as a whole, it would cost more with every line.
 */
const LONG_LIST = 600;

/** A paragraph that grows longer than this settles after a sentence and goes on as another one. */
const LONG_PARAGRAPH = 1200;

/** A table longer than this is read in pieces of so many rows. */
const LONG_TABLE = 1200;
const ROWS_IN_PIECE = 16;

const BLANK_LINE = /\n[ \t]*\r?\n/;

/** Definitions of links and notes work across blocks, so a text that has any stays in one piece. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m;

/**
 * The blocks of a text, of which `previous` is what was known of its beginning.
 *
 * Only what was open is parsed again, once a line: a block of CommonMark is closed when the next one begins, and
 * what a line means is known at its end.
 */
export function advanceBlocks(previous: MarkdownBlocks, text: string): MarkdownBlocks {
  const settledText = previous.settled.join('');
  if (!text.startsWith(settledText + previous.open))
    return text === '' ? noBlocks : advanceBlocks(noBlocks, text);
  const open = text.slice(settledText.length);
  if (DEFINITION.test(open)) return {settled: [], open: text};

  const cuts = [...cutsOf(open, previous.open)];
  if (cuts.length === 0) return {settled: previous.settled, open};
  const blocks = cuts.map((cut, index) => open.slice(index === 0 ? 0 : cuts[index - 1], cut));
  return {settled: [...previous.settled, ...blocks], open: open.slice(cuts.at(-1))};
}

/** Where blocks of an open text end that nothing can change any more. */
function cutsOf(open: string, previous: string): readonly number[] {
  if (openFence(open)) return [];
  const lines = completeLines(open);
  const isNew = lines !== completeLines(previous);
  if (!isNew || !(BLANK_LINE.test(lines) || isLong(lines))) return cutOfParagraph(open, previous);
  const nodes = parser.parse(lines).children;
  const cuts = nodes
    .slice(1)
    .map((node) => startOfLine(lines, node))
    // Directly after a paragraph, some signs mean something else than at the beginning of a text.
    .filter((cut) => BLANK_LINE.test(lines.slice(lines.lastIndexOf('\n', cut - 2), cut)));
  const last = nodes.at(-1);
  const start = cuts.at(-1) ?? 0;
  if (last && isLong(lines.slice(start))) {
    const cut = lastItem(lines, last);
    if (cut !== undefined && cut > start) cuts.push(cut);
  }
  return cuts;
}

/** The rows of a table in pieces, each of which reads under the table's head as it does among the others. */
export type LongTable = {head: string; pieces: readonly string[]};

/** A long text that is nothing but a table; undefined of any other. */
export function longTable(text: string): LongTable | undefined {
  if (text.length < LONG_TABLE) return undefined;
  const [head = '', rule = '', ...rows] = text.trimEnd().split('\n');
  if (!/^ {0,3}\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*\r?$/.test(rule)) return undefined;
  if (![head, ...rows].every((line) => /^ {0,3}\|/.test(line))) return undefined;
  const [table] = parser.parse(`${head}\n${rule}\n`).children;
  if (table?.type !== 'table') return undefined;
  return {
    head: `${head}\n${rule}\n`,
    pieces: Array.from({length: Math.ceil(rows.length / ROWS_IN_PIECE)}, (_, piece) =>
      rows.slice(piece * ROWS_IN_PIECE, (piece + 1) * ROWS_IN_PIECE).join('\n'),
    ),
  };
}

/** The code of a text that begins with a fence and hasn't come to its end, with the fence's language. */
export function openFence(text: string): {language: string | undefined; code: string} | undefined {
  const opening = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*\n/.exec(text);
  if (!opening) return undefined;
  const [line, fence = '', language] = opening;
  const code = text.slice(line.length);
  const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},}[ \\t]*$`, 'm');
  return closing.test(code) ? undefined : {language: language || undefined, code};
}

function isLong(text: string): boolean {
  return text.length > LONG_LIST && /^ {0,3}(?:[-*+]\s|\d{1,9}[.)]\s|>)/.test(text);
}

/** Where the last item of a list begins, or the last block of a quote, if it may stand in one of its own. */
function lastItem(lines: string, node: RootContent): number | undefined {
  if (node.type === 'list') {
    return continuesNumbers(lines, node) ? startOfLine(lines, node.children.at(-1)!) : undefined;
  }
  const last = node.type === 'blockquote' ? node.children.at(-1) : undefined;
  if (node.type !== 'blockquote' || !last) return undefined;
  if (node.children.length === 1) return last.type === 'list' ? lastItem(lines, last) : undefined;
  const cut = startOfLine(lines, last);
  const isApart = /(?:^|\n) {0,3}>[ \t]*\r?\n$/.test(lines.slice(0, cut));
  return isApart && /^ {0,3}>/.test(lines.slice(cut)) ? cut : undefined;
}

/** How much a long paragraph grows before it is looked at again. */
const PARAGRAPH_STEP = 200;
const SENTENCE_END = /[.!?]\s(?=\p{Lu})/gu;
/** What may begin an emphasis, a link, code or a tag that isn't closed yet. */
const MAY_OPEN = /[*`[<~\\]|(?<!\w)_/;

/** A table, a list or another block that is no paragraph: to read it whole would tell nothing, and cost much. */
const OTHER_BLOCK = /^ {0,3}(?:[|>#<]|[-*+]\s|\d{1,9}[.)]\s)/;

/** After the last sentence of a long paragraph that ends outside of any markup. */
function cutOfParagraph(open: string, previous: string): readonly number[] {
  if (open.length < LONG_PARAGRAPH || OTHER_BLOCK.test(open)) return [];
  if (Math.floor(open.length / PARAGRAPH_STEP) === Math.floor(previous.length / PARAGRAPH_STEP)) return [];
  const [paragraph, more] = parser.parse(open).children;
  if (more || paragraph?.type !== 'paragraph') return [];
  let cut: number | undefined;
  for (const {type, position} of paragraph.children) {
    if (type !== 'text') continue;
    const start = position?.start.offset ?? 0;
    const text = open.slice(start, position?.end.offset);
    if (MAY_OPEN.test(text)) break;
    for (const {index} of text.matchAll(SENTENCE_END)) cut = start + index + 2;
  }
  return cut === undefined ? [] : [cut];
}

/** Whether a list that begins with this one's last item shows the numbers that this one would: not `1.` again and again. */
function continuesNumbers(lines: string, {ordered, start, children}: List): boolean {
  const item = children.at(-1)?.position?.start.offset ?? 0;
  return !ordered || Number.parseInt(lines.slice(item), 10) === (start ?? 1) + children.length - 1;
}

/** Where the line of a node begins: an indent belongs to its block. */
function startOfLine(lines: string, {position}: Node): number {
  return lines.lastIndexOf('\n', position?.start.offset ?? 0) + 1;
}

function completeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
