import type {Root} from 'mdast';
import type {CorpusSection} from '../../src/corpus/corpus';
import {passagesOf} from './passagesOf';
import {plainTree} from './plainTree';
import {setHeadingIds} from './setHeadingIds';
import {splitSections} from './splitSections';

/** A section without its reader questions, which are in a separate file. */
export type PageSection = Omit<CorpusSection, 'questions'>;

/** Returns the sections of a page's tree after the text plugins ran. Sections with only a heading are included. */
export function sectionsOf(tree: Root, route: string): PageSection[] {
  setHeadingIds(tree);
  return Array.from(splitSections(plainTree(tree).children), ({anchor, path, nodes}) => ({
    anchor,
    path,
    passages: passagesOf(nodes, route),
  }));
}
