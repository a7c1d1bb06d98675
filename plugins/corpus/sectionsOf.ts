import type {Root} from 'mdast';
import type {CorpusSection} from '../../src/corpus/corpus';
import {questionsByAnchor} from './askedQuestions';
import {plainTree} from './plainTree';
import {sectionContent} from './sectionContent';
import {setHeadingIds} from './setHeadingIds';
import {splitSections} from './splitSections';

/** A page's sections, from its tree after the site's own plugins ran. Those that hold nothing but a heading stay. */
export function sectionsOf(tree: Root): CorpusSection[] {
  setHeadingIds(tree);
  const asked = questionsByAnchor(tree);
  return Array.from(splitSections(plainTree(tree).children), ({anchor, path, nodes}) => ({
    anchor,
    path,
    ...sectionContent(nodes),
    asked: asked.get(anchor) ?? [],
  }));
}
