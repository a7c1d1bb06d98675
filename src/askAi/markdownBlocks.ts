import type {List} from 'mdast';
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
 * A list that grows longer than this, in characters, settles before its last item and goes on as another one.
 * Read as a whole, it would cost more with every line.
 */
const LONG_LIST = 600;

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

  const lines = completeLines(open);
  const isNew = lines !== completeLines(previous.open);
  const mayHaveMore = isNew && (BLANK_LINE.test(lines) || isLongList(lines)) && !openFence(open);
  const nodes = mayHaveMore ? parser.parse(lines).children : [];
  const cuts = nodes
    .slice(1)
    .map((node) => startOfLine(lines, node))
    // Directly after a paragraph, some signs mean something else than at the beginning of a text.
    .filter((cut) => BLANK_LINE.test(lines.slice(lines.lastIndexOf('\n', cut - 2), cut)));
  const last = nodes.at(-1);
  if (last?.type === 'list' && isLongList(lines.slice(startOfLine(lines, last)))) {
    if (continuesNumbers(lines, last)) cuts.push(startOfLine(lines, last.children.at(-1)!));
  }
  if (cuts.length === 0) return {settled: previous.settled, open};
  const blocks = cuts.map((cut, index) => open.slice(index === 0 ? 0 : cuts[index - 1], cut));
  return {settled: [...previous.settled, ...blocks], open: open.slice(cuts.at(-1))};
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

function isLongList(text: string): boolean {
  return text.length > LONG_LIST && /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/.test(text);
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
