import type {Paragraph, Root, RootContent} from 'mdast';
import type {Node} from 'unist';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A piece of Markdown that reads the same alone as among the others. */
export type MarkdownBlock = {
  text: string;
  /** It goes on with the list or the paragraph that the block before it ends with. */
  joins?: boolean;
};

/** A Markdown text that grows, in blocks. */
export type MarkdownBlocks = {
  /** Blocks that nothing that follows can change. */
  settled: readonly MarkdownBlock[];
  /** What is still being written. */
  open: MarkdownBlock;
  /** Definitions of links and notes in the settled blocks, as Markdown. Any block may refer to any of them. */
  definitions: readonly string[];
};

export const noBlocks: MarkdownBlocks = {settled: [], open: {text: ''}, definitions: []};

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The tree of a text in GitHub's Markdown. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

/** A list that grows longer than this, in characters, settles before its last item. Read as a whole, it would cost more with every line. */
const LONG_LIST = 400;

/** A paragraph that grows longer than this settles after a sentence. */
const LONG_PARAGRAPH = 500;

/** A table longer than this is read in pieces of so many rows. */
const LONG_TABLE = 700;
const ROWS_IN_PIECE = 4;

const BLANK_LINE = /\n[ \t]*\r?\n/;

/** What may define a link or a note, in a quote or a list too. */
const DEFINITION = /\[[^\]]+\]:/;

/** What begins no other block than a paragraph, wherever it stands. */
const WORDS = [
  /[\p{L}\p{Extended_Pictographic}$("'“&%/]/u,
  /\p{N}(?!\p{N}*[.)])/u,
  /[-+]{1,2}(?=[\p{L}\p{N}])/u,
  /`(?!``)|~(?!~~)|\*{1,2}[^\s*]|_{1,2}[^\s_]/u,
  /!?\[(?!\^|[^\]\n]*\]:)/u,
]
  .map(({source}) => source)
  .join('|');

/** A row of a table, or the rule below its head. */
const ROW = new RegExp(`^ {0,3}(?:\\||${WORDS}|:?-{2,}:?[ \\t]*\\|)`, 'u');
/** A bar, or a line of which the next one makes the head of a table. */
const TABLE_START = new RegExp(
  `^ {0,3}(?:\\||(?=${WORDS}).*\\|.*\\n {0,3}[-:][-:| \\t]*\\|[-:| \\t]*\\r?\\n)`,
  'u',
);
const QUOTED = /^ {0,3}>/;
/** The sign of a heading or a fence, or of a quote that begins with words. */
const SIGNED_BLOCK = new RegExp(`^ {0,3}(?:#{1,6}\\s|[\`~]{3}|> ?(?:${WORDS}))`, 'u');

/** Where a block begins in an open text, and whether it goes on with the one before. */
type Cut = {at: number; joins?: boolean};

/**
 * The blocks of a text, of which `previous` is what was known of its beginning.
 *
 * Only what was open is parsed again, once a line: a block of CommonMark is closed when the next one begins, and
 * what a line means is known at its end.
 */
export function advanceBlocks(previous: MarkdownBlocks, text: string): MarkdownBlocks {
  let known = 0;
  for (const block of previous.settled) {
    if (!text.startsWith(block.text, known)) return advanceBlocks(noBlocks, text);
    known += block.text.length;
  }
  if (!text.startsWith(previous.open.text, known)) return advanceBlocks(noBlocks, text);
  const rest = copyOf(text.slice(known));

  const settled = [...previous.settled];
  const definitions = [...previous.definitions];
  let open: MarkdownBlock = {...previous.open, text: rest};
  let before = previous.open.text;
  for (;;) {
    const cuts = cutsOf(open, before);
    if (cuts.length === 0) return {settled, open, definitions};
    const {text: whole} = open;
    for (const [index, {at, joins}] of cuts.entries()) {
      const start = index === 0 ? 0 : cuts[index - 1]!.at;
      const text = whole.slice(start, at);
      settled.push({...open, text});
      definitions.push(...definitionsIn(text));
      open = {text: '', ...(joins && {joins})};
    }
    open.text = whole.slice(cuts.at(-1)!.at);
    before = '';
  }
}

/** The same characters in a string of their own: a slice keeps the whole text that it was cut from in memory. */
function copyOf(slice: string): string {
  return ` ${slice}`.slice(1);
}

/** The definitions in a text so far, the one that is being written among them. */
export function definitionsOf({definitions, open: {text}}: MarkdownBlocks): readonly string[] {
  const last = fenceOf(text)?.isClosed === false ? [] : definitionsIn(text);
  return last.length === 0 ? definitions : [...definitions, ...last];
}

/** The definitions that a block holds: of links each on a line of its own, of notes as they stand there. */
function definitionsIn(text: string): string[] {
  if (!DEFINITION.test(text)) return [];
  const found: string[] = [];
  const tree = parseMarkdown(text);
  visit(tree, 'definition', ({label, identifier, url, title}) => {
    const address = url.replaceAll(/[<>\\]/g, String.raw`\$&`).replaceAll('\n', '%0A');
    found.push(`[${label ?? identifier}]: <${address}>${title ? ` ${quoted(title)}` : ''}\n`);
  });
  for (const {type, position} of tree.children) {
    if (type === 'footnoteDefinition')
      found.push(`${text.slice(position?.start.offset, position?.end.offset)}\n\n`);
  }
  return found;
}

const NOTE = /^\[\^([^\]]+)\]:/;

/** Whether a definition is that of a note. */
export const isNote = (definition: string): boolean => NOTE.test(definition);

/** The label of a note by its definition. */
export const labelOfNote = (definition: string): string | undefined => NOTE.exec(definition)?.[1];

/** A text that has nothing but notes, in the order of their definitions. */
export function textOfNotes(definitions: readonly string[]): string {
  const notes = definitions.filter(isNote);
  const references = notes.map((note) => `[^${labelOfNote(note)}]`);
  return notes.length === 0 ? '' : `${references.join(' ')}\n\n${notes.join('')}`;
}

function quoted(title: string): string {
  return `"${title.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')}"`;
}

/**
 * A text that grows, without a last line of nothing but signs or a number: an item may begin there, and `-` or `=` would
 * make a heading of the line above.
 */
export function withoutSigns(text: string): string {
  const line = text.lastIndexOf('\n') + 1;
  return SIGNS.test(text.slice(line)) ? text.slice(0, line) : text;
}

/** A line so far, of which more has to be known. */
const SIGNS = /^[ \t>]*(?:[-+*=][-+*= \t]*|\d{1,9}[.)]?[ \t]*)$/;

/** A block under the definitions that it may refer to, so that it reads as it does among the others. */
export function withDefinitions(text: string, definitions: readonly string[]): string {
  if (definitions.length === 0 || !text.includes('[')) return text;
  const plain = labelsIn(text);
  const used = definitions
    .filter((line) => plain.includes(labelsIn(line.slice(0, line.indexOf(']:') + 1))))
    // What a note says stands elsewhere.
    .map((line) => (isNote(line) ? `[^${labelOfNote(line)}]: .\n` : line));
  return used.length === 0 ? text : `${used.join('')}\n${text}`;
}

/** Neither case nor how much space there is tells labels apart. */
function labelsIn(text: string): string {
  return text.replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Where blocks begin in an open text, before which nothing can change any more. */
function cutsOf({text: open, joins = false}: MarkdownBlock, previous: string): readonly Cut[] {
  const stretch = stretchOf(open);
  if (stretch) return stretch.next === undefined ? [] : [{at: stretch.next}];
  const item = cutOfItem(open, joins);
  if (item) return item;
  const lines = completeLines(open);
  const rest = open.slice(lines.length);
  // A heading or a rule ends with its line, of which the next one tells.
  const isClosed = CLOSED_LINE.test(lines) && rest.trim() !== '';
  const isNew = lines !== completeLines(previous) || (isClosed && previous.slice(lines.length).trim() === '');
  const mayEnd =
    BLANK_LINE.test(lines) ||
    SIGNED_LINE.test(lines) ||
    LATER_ITEM.test(lines) ||
    ((joins || lines.length > LONG_LIST) && ITEM.test(lines));
  if (!isNew || !mayEnd) return cutOfParagraph(open, previous);
  const nodes = parseMarkdown(lines).children;
  // What looked like another block may be a line of a paragraph.
  if (nodes.length === 1 && nodes[0]?.type === 'paragraph') return cutOfParagraph(open, previous);
  const cuts: Cut[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    if (!before) continue;
    const at = startOfLine(lines, node);
    // Directly after a paragraph, some signs mean something else than at the beginning of a text.
    const isApart = BLANK_LINE.test(lines.slice(lines.lastIndexOf('\n', at - 2), at));
    const isClear =
      isOneLine(before) ||
      FENCE.test(lines.slice(startOfLine(lines, before))) ||
      beginsItself(lines.slice(at), node);
    if (isApart || isClear) cuts.push({at});
  }
  const last = nodes.at(-1);
  if (isClosed && last && isOneLine(last)) return [...cuts, {at: lines.length}];
  if (last?.type !== 'list' || last.children.length < 2) return cuts;
  // What comes joins the one list that the block before it is.
  if (lines.slice(cuts.at(-1)?.at ?? 0, startOfLine(lines, last)).trim() !== '') return cuts;
  // What goes on with a list is one that is long.
  const isLong = (joins && nodes.length === 1) || lines.length - startOfLine(lines, last) > LONG_LIST;
  if (!isLong) return cuts;
  return [...cuts, {at: startOfLine(lines, last.children.at(-1)!), joins: true}];
}

/** Whether a block ends with its line whatever follows. */
function isOneLine({type}: RootContent): boolean {
  return type === 'heading' || type === 'thematicBreak';
}

/** Whether a block, at the beginning of a text, reads as it does after a paragraph. */
function beginsItself(text: string, {type}: RootContent): boolean {
  switch (type) {
    case 'thematicBreak':
      return true;
    case 'heading':
    case 'code':
    case 'blockquote':
      return SIGNED_BLOCK.test(text);
    case 'table':
      return ROW.test(text);
    case 'list':
      return ITEM_OF_WORDS.test(text);
    default:
      return false;
  }
}

/** What an item of a list begins with: what else it holds is indented by as much. */
const MARKER = /^ {0,3}(?:([-*+])|(\d{1,9})([.)])) {1,4}(?=\S)/;

type Item = {
  /** How wide its sign is, with the spaces around it. */
  width: number;
  /** What it has in common with the other items of its list. */
  sign: string;
  number?: number;
  /** The beginning of the first line that isn't indented as its own are, where there is one. */
  next?: number;
};

/** The item of a list that a text begins with. */
function itemOf(text: string): Item | undefined {
  const [marker, bullet, digits, delimiter] = MARKER.exec(text) ?? [];
  if (marker === undefined || RULE.test(text.split('\n', 1)[0]!)) return undefined;
  const other = new RegExp(`\\n(?! {${marker.length}}|[ \\t]*\\r?(?:\\n|$))`).exec(text);
  return {
    width: marker.length,
    sign: (bullet ?? delimiter)!,
    ...(digits !== undefined && {number: Number(digits)}),
    ...(other && {next: other.index + 1}),
  };
}

/** Where a long item ends; undefined where only the tree of the text tells. */
function cutOfItem(open: string, joins: boolean): readonly Cut[] | undefined {
  if (!joins && open.length < LONG_LIST) return undefined;
  const item = itemOf(open);
  // What a list begins with stays in one block until it is long.
  if (!item || (!joins && (item.next ?? open.length) < LONG_LIST)) return undefined;
  if (item.next === undefined) return [];
  const line = open.slice(item.next);
  if (SIGNS.test(line)) return [];
  if (itemOf(line)?.sign === item.sign) return [{at: item.next, joins: true}];
  const isApart = BLANK_LINE.test(open.slice(open.slice(0, item.next).trimEnd().length, item.next));
  // Without a blank line, a paragraph may go on; a tab may be as wide as the indent.
  return isApart && !/^ *\t/.test(line) ? [{at: item.next}] : undefined;
}

/** What of a text goes on with the block before it, and what comes after that. */
export function splitJoined(text: string): [joined: string, rest: string] {
  const second = isOneList(text) ? undefined : parseMarkdown(text).children[1];
  if (!second) return [text, ''];
  const at = startOfLine(text, second);
  return [text.slice(0, at), text.slice(at)];
}

/** Whether each line belongs to an item of one list, or to none: what needs a closer look doesn't count. */
function isOneList(text: string): boolean {
  const marker = /^(?:([-*+]) | {0,3}\d{1,9}([.)])[ \t])/.exec(text);
  if (!marker || RULE.test(text)) return !text.includes('\n');
  const [, bullet, delimiter] = marker;
  // Below a sign and one space, what an item holds is indented by two.
  const item = bullet === undefined ? `\\d{1,9}\\${delimiter}[ \t]|[ \t]{4}` : `\\${bullet} (?=\\S)| {2}`;
  return !new RegExp(`(?:^|\n)(?!${item}|[ \t]*\r?(?:\n|$))`).test(text);
}

const RULE = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/m;

/** Lines that belong together whatever they hold, and the beginning of the line after them, where there is one. */
type Stretch = {next?: number};

/**
 * The fence, quote or table that a text begins with: to read it whole would tell nothing, and cost much. A blank line
 * ends a quote or a table, and its last line a fence.
 */
function stretchOf(text: string): Stretch | undefined {
  const fence = fenceOf(text);
  if (fence) {
    const rest = /\S/.exec(text.slice(fence.end));
    return fence.isClosed && rest ? {next: text.lastIndexOf('\n', fence.end + rest.index) + 1} : {};
  }
  const line = QUOTED.test(text) ? QUOTED : TABLE_START.test(text) ? ROW : undefined;
  if (!line) return undefined;
  const end = new RegExp(`\\n(?!${line.source.slice(1)})`, 'u').exec(text)?.index ?? text.length;
  const other = /\S/.exec(text.slice(end));
  if (!other) return {};
  const next = text.lastIndexOf('\n', end + other.index) + 1;
  return BLANK_LINE.test(text.slice(end, next)) ? {next} : undefined;
}

/** What a quote says, without its signs; undefined of a text that is anything but a quote. */
export function quotedText(text: string): string | undefined {
  // What was read of a text that grows stays the beginning of what is read next.
  const quote = text.replace(/(?:\r?\n[ \t]*)+$/, '');
  const lines = quote.split('\n');
  if (text.includes('\t') || !lines.every((line) => /^ {0,3}>/.test(line))) return undefined;
  return lines.map((line) => line.replace(/^ {0,3}> ?/, '')).join('\n') + (quote === text ? '' : '\n');
}

type LongItem = {
  /** What it holds, without its indent. */
  held: string;
  /** Of an ordered list. */
  number?: number;
};

/** A text that is nothing but one long item of a list; undefined of any other, and of what is easily misread alone. */
export function longItem(text: string): LongItem | undefined {
  if (text.length < LONG_PARAGRAPH) return undefined;
  const item = itemOf(text);
  if (!item || item.next !== undefined || TASK.test(text) || /\n *\t|\[\^[^\]\n]+\]:/.test(text))
    return undefined;
  const {width, number} = item;
  // What was read of a text that grows stays the beginning of what is read next.
  const lines = text.slice(width).replace(/\n\s*$/, '\n');
  const held = lines.replaceAll(new RegExp(`\n {${width}}`, 'g'), '\n');
  return {held, ...(number !== undefined && {number})};
}

const TASK = /^ {0,3}\S+ +\[[ xX]\]\s/;

/** The rows of a table in pieces, each of which reads under the table's head as it does among the others. */
export type LongTable = {
  head: string;
  pieces: readonly string[];
  /** Widths of the columns in characters, by their first rows. */
  columns: readonly number[];
};

/** A long text that is nothing but a table; undefined of any other. */
export function longTable(text: string): LongTable | undefined {
  if (text.length < LONG_TABLE) return undefined;
  const [head = '', rule = '', ...rows] = text.trimEnd().split('\n');
  if (!rule.includes('|') || ![head, ...rows].every((line) => ROW.test(line))) return undefined;
  const [table] = parseMarkdown(`${head}\n${rule}\n`).children;
  if (table?.type !== 'table') return undefined;
  return {
    head: `${head}\n${rule}\n`,
    pieces: Array.from({length: Math.ceil(rows.length / ROWS_IN_PIECE)}, (_, piece) =>
      rows.slice(piece * ROWS_IN_PIECE, (piece + 1) * ROWS_IN_PIECE).join('\n'),
    ),
    columns: widthsOf([head, ...rows.slice(0, ROWS_THAT_TELL)], table.align?.length ?? 0),
  };
}

/** Rows that tell how wide a column is: all of them stand when a table becomes a long one, unless they are long. */
const ROWS_THAT_TELL = 3;

function widthsOf(rows: readonly string[], count: number): number[] {
  const cells = rows.map((row) =>
    row
      .replace(/\]\([^)]*\)/g, '')
      .trim()
      .replace(/^\|/, '')
      .split(/(?<!\\)\|/),
  );
  return Array.from({length: count}, (_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.trim().length ?? 0)),
  );
}

export type Fence = {
  language: string | undefined;
  code: string;
  isClosed: boolean;
  /** Where the text after it begins. */
  end: number;
};

/** The fence that a text begins with, and its code. */
export function fenceOf(text: string): Fence | undefined {
  const opening = /^( {0,3})(`{3,}|~{3,})[ \t]*([^\s`]*)([^\n]*)\n/.exec(text);
  if (!opening) return undefined;
  const [line, indent = '', fence = '', language, more = ''] = opening;
  if (fence.startsWith('`') && more.includes('`')) return undefined;
  const rest = text.slice(line.length);
  const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},}[ \\t]*\\r?(?:\\n|$)`, 'm').exec(rest);
  const code = closing ? rest.slice(0, closing.index) : rest;
  return {
    language: language || undefined,
    code: indent === '' ? code : code.replaceAll(new RegExp(`^ {1,${indent.length}}`, 'gm'), ''),
    isClosed: closing !== null,
    end: closing ? line.length + closing.index + closing[0].length : text.length,
  };
}

/** The first line of a list's item, at the beginning of a text or after other lines. */
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** The same, which may have no words yet, and its number. */
export const LIST_ITEM = /^ {0,3}(?:[-*+]|(\d{1,9})[.)])(?:\s|$)/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** A line that may begin or end a block beside a paragraph: one of these, a row of a table, a rule, or what underlines a heading. */
const SIGNED_LINE = /(?:^|\n) {0,3}(?:#{1,6}\s|```|~~~|[>|]|[-=*_:][-=*_:| \t]*\r?\n)/;
/** The last line so far may be a heading or a rule. */
const CLOSED_LINE = /(?:^|\n) {0,3}(?:#{1,6}\s.*|#{1,6}|[-=*_][-=*_ \t]*)\r?\n\s*$/;

/** An item that begins with anything but another list, which might be none directly after a paragraph. */
const ITEM_OF_WORDS = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+(?!(?:[-*+]|\d{1,9}[.)])\s)\S/;
const LATER_ITEM = /^(?! {0,3}(?:[-*+]|\d{1,9}[.)])[ \t])[^\n]*\n(?:.*\n)*? {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** How much a long paragraph grows before it is looked at again. */
const PARAGRAPH_STEP = 100;

/** Emphasis, a link or code that is open for longer than this, in characters, is none: its sign says nothing but itself. */
const LONGEST_OPEN = 1000;

/** What may begin an emphasis, a link, code or a tag that isn't closed yet. */
const MAY_OPEN = /[*`[<~\\]|(?<!\w)_/;

/** Stand for a character of markup that is closed: one with which a block may begin, and any other. */
const MARKUP_START = '\uFFFC';
const MARKUP = '\0';

const SENTENCE_END = /(?:[.!?।]\s|[。！？])(?=\p{Lu}|\p{Lo})/gu;
const WORD_END = new RegExp(`(?:(?<!\\s)\\s|[，、；：])(?=[\\p{L}${MARKUP_START}])`, 'gu');

/** A block that is neither a paragraph nor looks like one. */
const LIST_QUOTE_OR_TABLE = /^ {0,3}(?:[|>]|[-*+]\s|\d{1,9}[.)]\s)/;
const HEADING_OR_HTML = /^ {0,3}[#<]/;

/** Whether a block is a paragraph, by what it begins with. */
export function isParagraph(text: string): boolean {
  return !LIST_QUOTE_OR_TABLE.test(text) && !HEADING_OR_HTML.test(text) && !FENCE.test(text);
}

/** After the last sentence of a long paragraph that ends outside of any markup; where there is none for long, after a word. */
function cutOfParagraph(open: string, previous: string): readonly Cut[] {
  if (open.length < LONG_PARAGRAPH || LIST_QUOTE_OR_TABLE.test(open)) return [];
  if (Math.floor(open.length / PARAGRAPH_STEP) === Math.floor(previous.length / PARAGRAPH_STEP)) return [];
  const [paragraph, more] = parseMarkdown(open).children;
  if (more || paragraph?.type !== 'paragraph') return [];
  const plain = plainWords(paragraph, open);
  const recent = Math.max(0, open.length - LONGEST_OPEN);
  const opening = plain.slice(recent).search(MAY_OPEN);
  // A label may turn out to be that of a link.
  const words = plain
    .slice(0, opening === -1 ? undefined : recent + opening)
    .replaceAll(/\[[^\]]*\]/g, (label) => MARKUP.repeat(label.length));
  const at = lastEnd(words, SENTENCE_END) ?? (recent > 0 ? lastEnd(words, WORD_END) : undefined);
  return at === undefined ? [] : [{at, joins: true}];
}

/** A paragraph's Markdown, in which another character stands for each that belongs to markup. */
function plainWords({children}: Paragraph, markdown: string): string {
  let plain = '';
  for (const {type, position} of children) {
    const source = markdown.slice(plain.length, position?.end.offset);
    if (type === 'text') plain += source;
    else plain += (MAY_BEGIN_BLOCK.has(type) ? MARKUP_START : MARKUP) + MARKUP.repeat(source.length - 1);
  }
  return plain;
}

/** Markup that is no other block where it stands at the beginning of one. */
const MAY_BEGIN_BLOCK: ReadonlySet<string> = new Set([
  'inlineCode',
  'strong',
  'emphasis',
  'delete',
  'link',
  'image',
]);

function lastEnd(text: string, pattern: RegExp): number | undefined {
  const last = [...text.matchAll(pattern)].at(-1);
  return last && last.index + last[0].length;
}

/** Where the line of a node begins: an indent belongs to its block. */
function startOfLine(lines: string, {position}: Node): number {
  return lines.lastIndexOf('\n', position?.start.offset ?? 0) + 1;
}

function completeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
