import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {breakCode} from './breakCode';
import {labelRows} from './labelRows';

/**
 * Rehype plugin: prepares tables for narrow windows. Rows of wide tables can be displayed as cards, and long code can
 * break between its words (src/css/tables.css).
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return undefined;
      labelRows(table);
      visit(table, 'element', (element) => {
        if (element.tagName === 'code') breakCode(element);
      });
      return SKIP;
    });
  };
}
