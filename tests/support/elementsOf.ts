import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {isMdxElement} from '@site/plugins/shared/mdxElements';

/** Returns the attributes of each component with this name in a tree, in order. */
export function elementsOf(tree: Node, name: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  visit(tree, (node) => {
    if (isMdxElement(node, name)) {
      found.push(
        Object.fromEntries(node.attributes.map((attribute) => [attribute.name ?? '', attribute.value])),
      );
    }
  });
  return found;
}
