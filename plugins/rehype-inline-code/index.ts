import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {breakCode} from './breakCode';

/** A longer word has to break on a phone. */
const MAX_WHOLE = 20;

/**
 * Rehype plugin: lets inline code break after slashes and between the words of names (src/css/tables.css). Names with
 * hyphens stay whole in headings, such as `sc-meta`.
 */
export function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, _, parent) => {
      if (element.tagName === 'table') {
        visit(element, {tagName: 'code'}, (code: Element) => breakCode(code, {isInTable: true}));
        return SKIP;
      }
      if (/^h[2-4]$/.test(element.tagName)) keepHyphens(element);
      const isInline =
        element.tagName === 'code' && !(parent?.type === 'element' && parent.tagName === 'pre');
      if (isInline) breakCode(element, {isInTable: false});
      return undefined;
    });
  };
}

/** Puts the words of a heading that contain hyphens into elements that don't break (src/css/prose.css). */
function keepHyphens(heading: Element): void {
  heading.children = heading.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    return child.value.split(/(\S+-\S+)/).flatMap((part): ElementContent[] => {
      const text = {type: 'text' as const, value: part};
      const isWhole = part.includes('-') && !/\s/.test(part) && part.length <= MAX_WHOLE;
      if (part === '') return [];
      return isWhole
        ? [
            {
              type: 'element' as const,
              tagName: 'span',
              properties: {className: ['mx-whole']},
              children: [text],
            },
          ]
        : [text];
    });
  });
}
