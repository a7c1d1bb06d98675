import type {Element, Root} from 'hast';
import rehypeHighlight from 'rehype-highlight';
import {EXIT, visit} from 'unist-util-visit';

// react-markdown creates a processor for every text. A shared instance avoids registering all grammars each time.
const highlight = rehypeHighlight();
export const rehypeHighlightOnce = () => highlight;

/** Replaces images inside links by their alt text. Images are rendered as links, and links can't be nested. */
export function rehypeLinkedImages() {
  return (tree: Root) =>
    visit(tree, {tagName: 'a'}, (link: Element) =>
      visit(link, {tagName: 'img'}, ({properties: {alt, src}}: Element, index, parent) => {
        if (parent && index !== undefined) parent.children[index] = {type: 'text', value: String(alt || src)};
      }),
    );
}

/** Id of the footnotes' heading. remark-rehype doesn't prefix it (https://github.com/syntax-tree/mdast-util-to-hast). */
const LABEL_ID = 'footnote-label';

/** Makes the id of the footnotes' heading unique on the page. */
export function rehypeFootnoteLabel(prefix: string) {
  return (tree: Root) =>
    visit(tree, 'element', ({properties}) => {
      if (properties.id === LABEL_ID) properties.id = prefix + LABEL_ID;
      if (properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [prefix + LABEL_ID];
    });
}

/** Keeps only the child elements of the first element with a tag name: an item without its list, a row without its table. */
export function rehypeUnwrap(tagName: string) {
  return (tree: Root) =>
    visit(tree, {tagName}, ({children}: Element) => {
      tree.children = children.filter(({type}) => type === 'element');
      return EXIT;
    });
}
