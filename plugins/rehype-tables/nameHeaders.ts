import type {Element} from 'hast';
import {toString} from 'mdast-util-to-string';
import {elementsIn} from './elementsIn';

/**
 * Replaces the empty headers of a table, which screen readers announce as headers without a name. Markdown tables always
 * have a header row, so an empty one is how authors write a list of names and values: it is removed. A single empty header
 * is the corner above the names of the rows: it becomes a cell. In both cases, the first cell of each row becomes the header
 * of its row, with the class `mx-name`.
 */
export function nameHeaders(table: Element): void {
  const [head] = elementsIn(table, 'thead');
  const headers = head === undefined ? [] : elementsIn(head, 'tr').flatMap((row) => elementsIn(row, 'th'));
  const [corner] = headers;
  if (corner === undefined || !isEmpty(corner)) return;
  if (headers.every(isEmpty)) table.children = table.children.filter((child) => child !== head);
  else corner.tagName = 'td';
  for (const row of elementsIn(table, 'tbody').flatMap((body) => elementsIn(body, 'tr'))) {
    const [name] = elementsIn(row, 'td');
    if (name === undefined || isEmpty(name)) continue;
    name.tagName = 'th';
    name.properties = {...name.properties, className: ['mx-name'], scope: 'row'};
  }
}

function isEmpty({children}: Element): boolean {
  return children.every((child) => child.type === 'text' && toString(child).trim() === '');
}
