import type {ElementContent, Root, Text} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

const CITATION = /\[(\d{1,2})\]/g;

/** Turns each `[3]` outside code and links into a link to the third address, if it exists. */
export function rehypeCitations(addresses: readonly string[]) {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && /^(?:code|pre|a)$/.test(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const parts = withLinks(node, addresses);
      if (parts.length === 1) return undefined;
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
}

function withLinks({value}: Text, addresses: readonly string[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const found of value.matchAll(CITATION)) {
    const href = addresses[Number(found[1]) - 1];
    if (href === undefined) continue;
    parts.push({type: 'text', value: value.slice(end, found.index)});
    parts.push({
      type: 'element',
      tagName: 'a',
      properties: {href},
      children: [{type: 'text', value: found[0]}],
    });
    end = found.index + found[0].length;
  }
  return [...parts, {type: 'text', value: value.slice(end)}];
}
