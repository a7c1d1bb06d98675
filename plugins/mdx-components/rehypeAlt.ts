import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {attributeOf, isMdxElement, setAttribute} from '../shared/mdxElements';

/** The entities that `escape-html` writes. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Rehype plugin: takes the entities out of texts of images. Docusaurus 3.10 escapes these texts, and React does so again, so
 * that a screen reader would read `&quot;`.
 */
export function rehypeAlt() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isMdxElement(node, 'img')) return;
      const text = attributeOf(node, 'alt');
      setAttribute(
        node,
        'alt',
        text?.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity]!),
      );
    });
  };
}
