import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isMdxElement} from '../shared/mdxElements';
import {elementsIn} from './elementsIn';

/** Rows whose longest cells have at most this many characters in all fit into one line of a phone. */
const PHONE_LINE = 34;

/** A cell with more characters is prose, and needs more room than a column has on a phone. */
const LONGEST_VALUE = 24;

/** Explicit roles, because browsers may drop the semantics of table elements that aren't displayed as a table. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Marks a table of three or more columns with prose or links by the class `mx-rows`: on phones, src/css/tables.css
 * displays each of its rows as a card. The custom properties `--c1`, `--c2` … contain the headers as CSS strings, which
 * label the cells. They need less space than an attribute on every cell.
 */
export function labelRows(table: Element): void {
  if (elementsIn(table, 'thead').length === 0) return;
  const [headers = [], ...rows] = elementsIn(table, 'thead', 'tbody')
    .flatMap((part) => elementsIn(part, 'tr'))
    .map((row) => elementsIn(row, 'th', 'td'));
  const lengths = headers.map((header, column) =>
    Math.max(...[header, ...rows.map((row) => row[column])].map((cell) => lengthOf(cell))),
  );
  const fitsPhone = lengths.reduce((sum, length) => sum + length, 0) <= PHONE_LINE;
  if (headers.length < 3 || fitsPhone || !rows.flat().some(needsRoom)) return;
  table.properties.className = ['mx-rows'];
  table.properties.style = headers
    .map((header, index) => `--c${index + 1}:${JSON.stringify(toString(header))}`)
    .join(';');
  visit(table, 'element', (element) => {
    const role = element.properties.scope === 'row' ? 'rowheader' : roles[element.tagName];
    if (role !== undefined) element.properties.role = role;
  });
}

function lengthOf(cell: Element | undefined): number {
  return cell === undefined ? 0 : toString(cell).length;
}

/** Returns whether a cell contains prose or a link. */
function needsRoom(cell: Element): boolean {
  const isProse = lengthOf(cell) > LONGEST_VALUE && cell.children.some(({type}) => type === 'text');
  let hasLink = false;
  visit(cell, (node) => {
    hasLink ||= isMdxElement(node, 'Term') || (node.type === 'element' && node.tagName === 'a');
  });
  return isProse || hasLink;
}
