import type {Root} from 'mdast';
import type {CorpusSection} from '../../src/retrieval/index/corpus';
import {passagesOf} from './passagesOf';
import {splitSections} from './splitSections';

/** A section without its reader questions, which are in a separate file. */
export type PageSection = Omit<CorpusSection, 'questions'>;

/** Returns the sections of a page from the tree that `plainTree` returned. Sections with only a heading are included. */
export function sectionsOf(plain: Root, route: string): PageSection[] {
  return Array.from(splitSections(plain.children), ({anchor, path, nodes}) => ({
    anchor,
    path,
    passages: passagesOf(nodes, route),
  }));
}
