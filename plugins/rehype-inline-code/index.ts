import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {breakCode} from './breakCode';

/** Rehype plugin: lets inline code break after slashes and between the words of names (src/css/tables.css). */
export function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, _, parent) => {
      if (element.tagName === 'table') {
        visit(element, {tagName: 'code'}, (code: Element) => breakCode(code, {isInTable: true}));
        return SKIP;
      }
      const isInline =
        element.tagName === 'code' && !(parent?.type === 'element' && parent.tagName === 'pre');
      if (isInline) breakCode(element, {isInTable: false});
      return undefined;
    });
  };
}
