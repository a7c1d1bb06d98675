import type {List} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {createMdxElement, type MdxElement} from '../shared/mdxElements';

/** Lists with more entries than this are collapsed. */
export const FEW = 4;

type Place = {position: Node};

/** Returns a list, which is collapsed if it has many entries, with those of the lists in it. */
export function folded(summary: string, content: List, place: Place): Node[] {
  let count = 0;
  visit(content, 'listItem', () => void (count += 1));
  return [count <= FEW ? content : details(summary, [content], place)];
}

/** Returns content that a reader opens at its summary. */
export function details(summary: string, content: Node[], {position}: Place): MdxElement {
  return {...createMdxElement('Details', {summary}, position), children: content};
}
