import type {Element, ElementContent, Root} from 'hast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {attributeOf, isMdxElement, type MdxElement} from '../mdxElements';
import {failOnProblems, lineOf, pageOf, type PageProblem} from '../pageProblems';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'WS'];

/**
 * Rehype plugin: makes a definition list of the list inside `KeyFacts`, and checks that each piece of page furniture
 * holds what it shows.
 *
 * @throws Error that lists every piece of the page which doesn't, with its line
 */
export function rehypeFurniture() {
  return (tree: Root, file: {path?: string}): void => {
    const problems: PageProblem[] = [];
    visit(tree, (node, _index, parent) => {
      if (!isMdxElement(node) || node.name === null) return;
      const found = problemsOf(node, parent);
      problems.push(...found.map((message) => ({line: lineOf(node), message})));
      if (node.name === 'KeyFacts' && found.length === 0) defineFacts(node);
    });
    failOnProblems('each component', pageOf(file), problems);
  };
}

function problemsOf(node: MdxElement, parent: Node | undefined): string[] {
  switch (node.name) {
    case 'Steps':
      return has(node, 'ol', 'h3') ? [] : ['Steps holds no step: put an ordered list or H3 headings into it'];
    case 'FileTree':
      return has(node, 'ul') ? [] : ['FileTree holds no list: put a nested list of files into it'];
    case 'KeyFacts':
      return keyFactProblems(node);
    case 'Cards':
      return contentOf(node).every((child) => isMdxElement(child, 'Card'))
        ? []
        : ['Cards holds something else than Card: move it out'];
    case 'Card':
      return [
        ...missing(node, 'title'),
        ...(parent !== undefined && isMdxElement(parent, 'Cards')
          ? []
          : ['Card stands alone: put it into Cards']),
      ];
    case 'Details':
      return contentOf(node).some(
        (child) => (child as Element).tagName === 'summary' || isMdxElement(child, 'summary'),
      )
        ? []
        : missing(node, 'summary');
    case 'Endpoint': {
      const method = attributeOf(node, 'method');
      const unknown = method !== undefined && !methods.includes(method);
      return [
        ...missing(node, 'method'),
        ...missing(node, 'path'),
        ...(unknown ? [`Endpoint has the method "${method}": use one of ${methods.join(', ')}`] : []),
      ];
    }
    default:
      return [];
  }
}

function missing(node: MdxElement, attribute: string): string[] {
  return attributeOf(node, attribute)?.trim()
    ? []
    : [`${node.name} has no ${attribute}: write ${attribute}="…"`];
}

function keyFactProblems(node: MdxElement): string[] {
  const items = itemsOf(node);
  if (items.length === 0)
    return ['KeyFacts holds no list: put a list into it, such as "- **Round**: 6 seconds"'];
  return items.flatMap((item, index) =>
    splitFact(item) === undefined
      ? [
          `item ${index + 1} of KeyFacts doesn't begin with a name in bold and a colon: write "- **Round**: 6 seconds"`,
        ]
      : [],
  );
}

/** `ul > li > (strong, ": …")` becomes `dl > div > (dt, dd)`. */
function defineFacts(node: MdxElement): void {
  const groups = itemsOf(node).map((item) => {
    const {name, value} = splitFact(item) ?? {name: [], value: []};
    return element('div', [element('dt', name), element('dd', value)]);
  });
  node.children = [element('dl', groups)];
}

function itemsOf(node: MdxElement): Element[] {
  return contentOf(node).flatMap((child) =>
    isElement(child, 'ul') ? child.children.filter((item): item is Element => isElement(item, 'li')) : [],
  );
}

function splitFact(item: Element): {name: ElementContent[]; value: ElementContent[]} | undefined {
  const first = item.children.find((child) => !isBlank(child));
  const content =
    first !== undefined && isElement(first, 'p')
      ? first.children
      : item.children.filter((child, index) => index > 0 || !isBlank(child));
  const [name, rest, ...others] = content;
  if (name === undefined || !isElement(name, 'strong') || rest?.type !== 'text' || !/^\s*:/.test(rest.value))
    return undefined;
  const text: ElementContent = {type: 'text', value: rest.value.replace(/^\s*:\s*/, '')};
  return {name: name.children, value: [text, ...others]};
}

function has(node: MdxElement, ...tagNames: string[]): boolean {
  return contentOf(node).some((child) => tagNames.some((tagName) => isElement(child, tagName)));
}

function contentOf({children}: MdxElement): Node[] {
  return children.filter((child) => !isBlank(child));
}

function isBlank(node: Node): boolean {
  return node.type === 'text' && (node as unknown as {value: string}).value.trim() === '';
}

function isElement(node: Node, tagName: string): node is Element {
  return node.type === 'element' && (node as Element).tagName === tagName;
}

function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}
