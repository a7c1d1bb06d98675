import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {idOfHeading} from './setHeadingIds';

/** A part of a page from one heading to the next. */
export type TreeSection = {
  anchor: string;
  /** Headings from H2 down to this section's own; empty above the first one. */
  path: string[];
  nodes: RootContent[];
};

/** Deeper headings stay in the section around them. */
const DEEPEST = 4;

/** Cuts a page's blocks at its headings, in order; the first section is what comes before all of them. */
export function* splitSections(nodes: readonly RootContent[]): Generator<TreeSection> {
  let section: TreeSection = {anchor: '', path: [], nodes: []};
  for (const node of nodes) {
    if (node.type !== 'heading') {
      section.nodes.push(node);
      continue;
    }
    if (node.depth > DEEPEST) {
      section.nodes.push({type: 'paragraph', children: [{type: 'strong', children: node.children}]});
      continue;
    }
    yield section;
    const above = section.path.slice(0, Math.max(0, node.depth - 2));
    section = {anchor: idOfHeading(node), path: [...above, toString(node).trim()], nodes: []};
  }
  yield section;
}
