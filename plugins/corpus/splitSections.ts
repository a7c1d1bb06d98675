import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {idOfHeading} from './setHeadingIds';

/** The part of a page from one heading to the next. */
export type TreeSection = {
  anchor: string;
  /** Headings from the H2 down to the section's heading; empty for the introduction. */
  path: string[];
  nodes: RootContent[];
};

/** Headings below this level don't start a section. */
const MAX_DEPTH = 4;

/** Splits the blocks of a page at its headings. The first section is the introduction before all headings. */
export function* splitSections(nodes: readonly RootContent[]): Generator<TreeSection> {
  let section: TreeSection = {anchor: '', path: [], nodes: []};
  for (const node of nodes) {
    if (node.type !== 'heading') {
      section.nodes.push(node);
      continue;
    }
    if (node.depth > MAX_DEPTH) {
      section.nodes.push({type: 'paragraph', children: [{type: 'strong', children: node.children}]});
      continue;
    }
    yield section;
    const above = section.path.slice(0, Math.max(0, node.depth - 2));
    section = {anchor: idOfHeading(node), path: [...above, toString(node).trim()], nodes: []};
  }
  yield section;
}
