import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {isMdxElement, type MdxElement} from '../mdxElements';
import {failOnProblems, pageOf} from '../pageProblems';
import {furnitureProblems, itemsOf, splitFact} from './furnitureProblems';

/**
 * Rehype plugin: makes a definition list of the list inside `KeyFacts`, and checks that each piece of page furniture
 * holds what it shows.
 *
 * @throws Error that lists every piece of the page which doesn't, with its line
 */
export function rehypeFurniture() {
  return (tree: Root, file: {path?: string}): void => {
    failOnProblems('each component', pageOf(file), furnitureProblems(tree));
    visit(tree, (node) => {
      if (isMdxElement(node, 'KeyFacts')) defineFacts(node);
    });
  };
}

/** `ul > li > (strong, ": …")` becomes `dl > div > (dt, dd)`. */
function defineFacts(node: MdxElement): void {
  const groups = itemsOf(node).map((item) => {
    const {name, value} = splitFact(item) ?? {name: [], value: []};
    return element('div', [element('dt', name), element('dd', value)]);
  });
  node.children = [element('dl', groups)];
}

function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}
