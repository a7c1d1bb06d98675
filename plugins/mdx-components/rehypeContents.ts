import type {Root} from 'hast';
import {createMdxElement, isMdxElement} from '../shared/mdxElements';

/** Rehype plugin: puts the table of contents of narrow screens below the first paragraph, or first without one. */
export function rehypeContents() {
  return (tree: Root): void => {
    const first = tree.children.findIndex((node) => node.type === 'element' || isMdxElement(node));
    const node = tree.children[first];
    const index = node?.type === 'element' && node.tagName === 'p' ? first + 1 : 0;
    tree.children.splice(index, 0, createMdxElement('ContentsBar', {}, tree) as never);
  };
}
