import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';

/** Code of this many characters or fewer stays on one line, except on phones (src/css/tables.css). */
const MAX_UNBROKEN = 28;

/** A shorter piece is joined with the next one, because a line of two letters is hard to read. */
const MIN_PIECE = 4;

/** A position between two words of an identifier, path or URL: after `_ . : / @`, or before a capital. */
const WORD_BOUNDARY = /(?<=[_.:/@])(?![_.:/@])|(?<=[a-z\d])(?=[A-Z])/;

const ZERO_WIDTH_SPACE = '\u200B';

/**
 * Allows long code in a table to break: words of more than `MAX_UNBROKEN` characters get a `<wbr>` between their parts.
 * The class is `mx-long`, or `mx-hash` if a part without a boundary is that long and has to break anywhere.
 */
export function breakCode(code: Element): void {
  const text = toString(code);
  if (text.length <= MAX_UNBROKEN) return;
  const words = text.split(' ').map(piecesOf);
  const isHash = words.flat().some(({length}) => length > MAX_UNBROKEN);
  code.properties.className = [isHash ? 'mx-hash' : 'mx-long'];
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
function piecesOf(word: string): string[] {
  if (word.length <= MAX_UNBROKEN) return [word];
  const pieces: string[] = [];
  for (const part of word.split(WORD_BOUNDARY)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < MIN_PIECE) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}
