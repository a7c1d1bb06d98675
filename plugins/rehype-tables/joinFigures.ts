import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import {elementsIn} from './elementsIn';

/** A longer cell can need a second line in a narrow column. */
const MAX_LENGTH = 14;

/** Keeps cells whole that are a short figure with its unit, such as `150–510 ms` (src/css/prose.css). */
export function joinFigures(table: Element): void {
  const cells = elementsIn(table, 'tbody')
    .flatMap((body) => elementsIn(body, 'tr'))
    .flatMap((row) => elementsIn(row, 'td'));
  for (const cell of cells) {
    const text = toString(cell);
    if (text.length <= MAX_LENGTH && /^\d.* /.test(text)) cell.properties.className = ['mx-whole'];
  }
}
