import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Rehype plugin for what Markdown makes itself: a formula that may scroll sideways can be reached by keyboard, and the
 * box of a task says in words whether it is done. Stands after the plugin that makes the formulas.
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
