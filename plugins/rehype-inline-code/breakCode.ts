import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';

/** Code of this many characters or fewer stays on one line, except in tables on phones (src/css/tables.css). */
const MAX_UNBROKEN = 28;

/** So many characters fit into the narrowest column of a table on a phone. Paths with more can break everywhere. */
const MAX_IN_COLUMN = 16;

/** A shorter piece is joined with the next one, because a line of two letters is hard to read. */
const MIN_PIECE = 4;

/** A position after a slash of a path or URL. */
const SLASH = /(?<=\/)(?!\/)/;

/** A position between two words of an identifier or host: after `_ . : @`, or before a capital. */
const WORD_BOUNDARY = /(?<=[_.:@])(?![_.:@])|(?<=[a-z\d])(?=[A-Z])/;

const ZERO_WIDTH_SPACE = '\u200B';

/**
 * Allows inline code to break between its words, which browsers otherwise do anywhere: long words get a `<wbr>` after each
 * slash, and between the words of a name. In tables, code that is wider than a column can be has the class `mx-long`, or
 * `mx-hash` if a part without a boundary is that long and has to break anywhere.
 */
export function breakCode(code: Element, {isInTable}: {isInTable: boolean}): void {
  const text = toString(code);
  const words = text.split(' ').map((word) => piecesOf(word, isInTable ? MAX_IN_COLUMN : MAX_UNBROKEN));
  if (isInTable && text.length > MAX_UNBROKEN) {
    const isHash = words.flat().some(({length}) => length > MAX_UNBROKEN);
    code.properties.className = [isHash ? 'mx-hash' : 'mx-long'];
  }
  if (words.every(({length}) => length === 1)) return;
  code.children = words
    .map((pieces) => pieces.join(ZERO_WIDTH_SPACE))
    .join(' ')
    .split(ZERO_WIDTH_SPACE)
    .flatMap((value, index): ElementContent[] => [
      ...(index === 0 ? [] : [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}]),
      {type: 'text', value},
    ]);
}

/** Returns the pieces of a word between which a line can break; one piece if the word is short. */
function piecesOf(word: string, max: number): string[] {
  if (word.length <= (word.includes('/') ? MAX_IN_COLUMN : max)) return [word];
  return joined(
    word.split(SLASH).flatMap((part) => (part.length <= max ? [part] : joined(part.split(WORD_BOUNDARY)))),
  );
}

/** Returns the parts of a word, of which short ones are joined with the next. */
function joined(parts: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < MIN_PIECE) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}
