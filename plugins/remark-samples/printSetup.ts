import type {SyntaxNode} from '@lezer/common';
import type {SampleSetup} from '../../src/retrieval/index/sampleSetup';
import type {Grammar} from './grammars/grammar';
import {isMarker, withoutMarkerLines} from './regions';
import {isSame, startOf, type Enclosing} from './scopes';

/** A statement before the region; `text` replaces its source. */
export type Piece = {statement: SyntaxNode; text?: string};

type Parts = {
  pieces: readonly Piece[];
  /** The statements around the region whose header is printed, the outermost first. */
  kept: readonly Enclosing[];
  grammar: Grammar;
};

/** Blank lines between two statements, at most. */
const MOST_BLANK_LINES = 2;

/**
 * Prints the statements before a region in the order of the file, imports first, and the headers and ends of those around
 * the region. Undefined if there is nothing to print.
 *
 * @param at where the code of the region starts
 */
export function printSetup(
  source: string,
  at: number,
  {pieces, kept, grammar}: Parts,
): SampleSetup | undefined {
  const base = indentAt(source, kept[0]?.statement.from ?? at);
  const kindOf = (node: SyntaxNode) =>
    grammar.prologue.has(node.name) ? 0 : grammar.imports.includes(node) ? 1 : 2;
  const relative = (position: number) => indentAt(source, position).slice(base.length);
  let before = '';
  let last: {kind: number} | undefined;

  function separate(position: number, kind: number): void {
    if (last === undefined) return;
    const least = last.kind === kind ? 0 : 1;
    before += '\n'.repeat(Math.max(least, blankLinesAbove(source, position)));
  }

  function add(chosen: readonly Piece[], isInBody: boolean): void {
    const inOrder = [...chosen].sort(
      (a, b) => kindOf(a.statement) - kindOf(b.statement) || a.statement.from - b.statement.from,
    );
    for (const {statement, text} of inOrder) {
      const {from} = startOf(statement, grammar);
      const own = indentAt(source, from);
      const code = text === undefined ? source.slice(from, statement.to) : text.replaceAll('\n', `\n${own}`);
      const kind = kindOf(statement);
      separate(from, kind);
      before += `${moved(own + code, own, isInBody ? relative(from) : '')}\n`;
      last = {kind};
    }
  }

  const isIn = ({statement}: Piece, {body}: Enclosing) => isSame(body, statement.parent);
  add(
    pieces.filter((piece) => !kept.some((one) => isIn(piece, one))),
    false,
  );
  for (const one of kept) {
    const {from} = startOf(one.statement, grammar);
    const own = indentAt(source, from);
    separate(from, 2);
    before += `${moved(own + source.slice(from, one.body.from + 1), own, relative(from))}\n`;
    last = undefined;
    add(
      pieces.filter((piece) => isIn(piece, one)),
      true,
    );
  }
  if (before === '') return undefined;
  separate(at, kept.length === 0 ? 3 : 2);
  const ends = [...kept].reverse().map(({statement, body}) => {
    const end = source.slice(body.to - 1, statement.to);
    return end.startsWith('}') ? `\n${relative(statement.from)}${end}` : '';
  });
  return {before, after: ends.join(''), indent: relative(at)};
}

/** Moves code from one indentation to another, without the markers of regions. */
function moved(code: string, from: string, to: string): string {
  return withoutMarkerLines(code.split('\n'))
    .map((line) => (line.startsWith(from) ? (to + line.slice(from.length)).trimEnd() : line))
    .join('\n');
}

/** Returns the white space at the start of the line of a position. */
function indentAt(source: string, position: number): string {
  const line = source.slice(source.lastIndexOf('\n', position - 1) + 1, position);
  return /^[ \t]*/.exec(line)![0];
}

/** Returns the number of blank lines above a statement and its comments; of two gaps around a marker, the longer counts. */
function blankLinesAbove(source: string, position: number): number {
  let longest = 0;
  let run = 0;
  for (const line of source.slice(0, position).split('\n').slice(0, -1).reverse()) {
    if (isMarker(line)) run = 0;
    else if (line.trim() === '') longest = Math.max(longest, (run += 1));
    else if (longest > 0 || !isComment(line)) break;
  }
  return Math.min(MOST_BLANK_LINES, longest);
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|#|\/?\*)/.test(line);
}
