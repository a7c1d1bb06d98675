import type {Table, TableCell} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {ApiTable} from './tables';

/** Creates the node of a table. Its parts have the position of the component, for messages about the page. */
export function tableNode({head, rows}: ApiTable, {position}: Node): Table {
  const row = (cells: TableCell['children'][]) => ({
    type: 'tableRow' as const,
    children: cells.map((children) => ({type: 'tableCell' as const, children})),
  });
  const table: Table = {
    type: 'table',
    align: head.map(({isNumber}) => (isNumber === true ? 'right' : null)),
    children: [row(head.map(({label}) => label)), ...rows.map(row)],
  };
  visit(table, (node) => {
    node.position = position;
  });
  return table;
}
