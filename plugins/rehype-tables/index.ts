import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {breakCode} from './breakCode';
import {labelRows} from './labelRows';
import {nameHeaders} from './nameHeaders';

/**
 * Rehype plugin: prepares tables for screen readers and narrow windows. No header is empty, rows of wide tables can be
 * displayed as cards, and long code can break between its words (src/css/tables.css).
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return undefined;
      nameHeaders(table);
      labelRows(table);
      visit(table, 'element', (element) => {
        if (element.tagName === 'code') breakCode(element);
      });
      return SKIP;
    });
  };
}
