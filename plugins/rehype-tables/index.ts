import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {joinFigures} from './joinFigures';
import {labelRows} from './labelRows';
import {nameHeaders} from './nameHeaders';

/**
 * Rehype plugin: prepares tables for screen readers and narrow windows. No header is empty, and rows of wide tables can be
 * displayed as cards (src/css/tables.css). Short figures don't wrap.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return undefined;
      nameHeaders(table);
      labelRows(table);
      joinFigures(table);
      return SKIP;
    });
  };
}
