import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {isMdxElement, type MdxElement} from '../shared/mdxElements';
import {failOnProblems, type PageFile} from '../shared/pageProblems';
import {componentProblems, itemsOf, splitFact} from './componentProblems';

/**
 * Rehype plugin: converts the list in `KeyFacts` to a definition list, and validates all components.
 *
 * @throws Error that lists every invalid component of the page with its line
 */
export function rehypeComponents() {
  return (tree: Root, file: PageFile): void => {
    failOnProblems('each component', file, componentProblems(tree));
    visit(tree, (node) => {
      if (isMdxElement(node, 'KeyFacts')) toDefinitionList(node);
    });
  };
}

/** `ul > li > (strong, ": …")` becomes `dl > div > (dt, dd)`. */
function toDefinitionList(node: MdxElement): void {
  const groups = itemsOf(node).map((item) => {
    const {name, value} = splitFact(item) ?? {name: [], value: []};
    return element('div', [element('dt', name), element('dd', value)]);
  });
  node.children = [element('dl', groups)];
}

function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}
