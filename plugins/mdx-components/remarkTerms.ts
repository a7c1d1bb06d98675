import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {closestNames} from '../../src/facts/closestNames';
import {attributeOf, isMdxElement, setAttribute} from '../shared/mdxElements';
import {failOnProblems, lineOf, type Finding, type PageFile} from '../shared/pageProblems';
import {createGlossaryReader} from './glossary';

type Options = {
  /** The page whose H3 headings are the terms. */
  glossaryFile: string;
};

/**
 * Remark plugin: sets the definition of each `Term`. If the glossary page doesn't exist, terms become plain text.
 *
 * @throws Error that lists every term of the page which isn't in the glossary, with the closest ones
 */
export function remarkTerms({glossaryFile}: Options) {
  const readGlossary = createGlossaryReader(glossaryFile);
  return (tree: Root, file: PageFile): void => {
    const glossary = readGlossary();
    const problems: Finding[] = [];
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node, 'Term')) return undefined;
      if (glossary === undefined) {
        if (!parent || index === undefined) return undefined;
        parent.children.splice(index, 1, ...(node.children as typeof parent.children));
        return [SKIP, index];
      }
      const id = attributeOf(node, 'id') ?? '';
      const definition = glossary.get(id);
      setAttribute(node, 'definition', definition);
      if (definition === undefined) {
        const closest = closestNames(id, [...glossary.keys()], 3).join(', ');
        problems.push({
          line: lineOf(node),
          message: `the glossary has no term "${id}": use an existing term (closest: ${closest}), or add an H3 with this id to ${glossaryFile}`,
        });
      }
      return undefined;
    });
    failOnProblems('each term', file, problems);
  };
}
