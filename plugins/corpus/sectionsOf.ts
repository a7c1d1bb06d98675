import type {Root} from 'mdast';
import type {CorpusSection} from '../../src/corpus/corpus';
import {passagesOf} from './passagesOf';
import {plainTree} from './plainTree';
import {setHeadingIds} from './setHeadingIds';
import {splitSections} from './splitSections';

/** A section as its page's file has it; the questions of readers are in a file of their own. */
export type PageSection = Omit<CorpusSection, 'questions'>;

/** A page's sections, from its tree after the site's own plugins ran. Those that hold nothing but a heading stay. */
export function sectionsOf(tree: Root, route: string): PageSection[] {
  setHeadingIds(tree);
  return Array.from(splitSections(plainTree(tree).children), ({anchor, path, nodes}) => ({
    anchor,
    path,
    passages: passagesOf(nodes, route),
  }));
}
