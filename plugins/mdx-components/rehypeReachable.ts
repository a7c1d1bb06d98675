import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Rehype plugin for the accessibility of Markdown's own elements: block formulas, which can scroll, get keyboard focus,
 * and task checkboxes get a label. It has to run after `rehypeMaths`.
 */
export function rehypeReachable() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'math' && properties.display === 'block') properties.tabIndex = 0;
      if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel = properties.checked ? 'Done' : 'Not done';
      }
    });
  };
}
