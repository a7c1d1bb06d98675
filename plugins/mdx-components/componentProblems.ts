import type {Element, ElementContent, Root} from 'hast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {attributeOf, isMdxElement, type MdxElement} from '../shared/mdxElements';
import {lineOf, type Finding} from '../shared/pageProblems';
import {mdxComponents} from '../../src/config/mdxComponents';
import {closestNames} from '../../src/facts/closestNames';
import {apiTables} from '../openapi/apiTables';
import {unknownAttributes} from './unknownAttributes';

/** `remarkOpenApi` replaces its components by tables, and reports those that it can't fill. */
const componentNames = [...Object.keys(mdxComponents), ...Object.keys(apiTables)];

/** More values than this aren't listed in a message. */
const FEW_VALUES = 10;
/** The site stores the reader's choice by these values. A different value would not be restored on the next page. */
const tabLanguages = ['ts', 'py', 'rust', 'go', 'mxpy', 'bash'];

/** Returns what is missing or invalid in the components of a page's tree, with lines. */
export function componentProblems(tree: Root): Finding[] {
  const problems: Finding[] = [];
  const toolIds = new Set<string>();
  visit(tree, (node, _index, parent) => {
    if (!isMdxElement(node) || node.name === null) return;
    const messages = [...problemsOf(node, parent), ...toolProblems(node, toolIds)];
    problems.push(...messages.map((message) => ({line: lineOf(node), message})));
  });
  return problems;
}

function problemsOf(node: MdxElement, parent: Node | undefined): string[] {
  const name = node.name ?? '';
  if (isUnknown(name)) {
    const closest = closestNames(name, componentNames, 3).join(', ');
    return [`${name} isn't a component: use an existing one (closest: ${closest}), or register it`];
  }
  const unknown = unknownAttributes(node);
  // A misspelled attribute is missing, too.
  if (unknown.length > 0) return unknown;
  // `remarkOpenApi` sets the other attributes of an endpoint with an operation, and reports an unknown operation.
  const isNamed = attributeOf(node, 'operation') !== undefined;
  const required = isNamed ? [] : (mdxComponents[name]?.required ?? []);
  const missingAttributes = required.flatMap((attribute) => missing(node, attribute));
  return [...missingAttributes, ...valueProblems(node), ...contentProblems(node, parent)];
}

function valueProblems(node: MdxElement): string[] {
  return Object.entries(mdxComponents[node.name ?? '']?.attributes ?? {}).flatMap(([attribute, allowed]) => {
    const value = attributeOf(node, attribute);
    if (typeof allowed === 'string' || value === undefined || allowed.includes(value)) return [];
    const choice =
      allowed.length > FEW_VALUES
        ? `an existing one (closest: ${closestNames(value, allowed, 3).join(', ')})`
        : `one of ${allowed.join(', ')}`;
    return [`${node.name} has the ${attribute} "${value}": use ${choice}`];
  });
}

/** The id separates the fields of a tool from those of the other tools of the page in the page's address. */
function toolProblems(node: MdxElement, ids: Set<string>): string[] {
  const tool = mdxComponents[node.name ?? '']?.tool;
  if (tool === undefined) return [];
  const id = attributeOf(node, 'id') ?? tool.section;
  if (ids.has(id)) return [`the page has another tool with the id "${id}": write another id="…"`];
  ids.add(id);
  return [];
}

function contentProblems(node: MdxElement, parent: Node | undefined): string[] {
  switch (node.name) {
    case 'Steps':
      return has(node, 'ol', 'h3')
        ? []
        : ['Steps contains no step: put an ordered list or H3 headings into it'];
    case 'FileTree':
      return has(node, 'ul') ? [] : ['FileTree contains no list: put a nested list of files into it'];
    case 'KeyFacts':
      return keyFactProblems(node);
    case 'Cards':
      return contentOf(node).every((child) => isMdxElement(child, 'Card'))
        ? []
        : ['Cards contains content other than Card: move it out'];
    case 'Card':
      return parent !== undefined && isMdxElement(parent, 'Cards')
        ? []
        : ['Card is outside of Cards: put it into Cards'];
    case 'Details':
      return contentOf(node).some(
        (child) => (child as Element).tagName === 'summary' || isMdxElement(child, 'summary'),
      )
        ? []
        : missing(node, 'summary');
    case 'Tabs':
      return contentOf(node).every((child) => isMdxElement(child, 'TabItem'))
        ? []
        : ['Tabs contains content other than TabItem: put it into a TabItem'];
    case 'TabItem':
      return tabProblems(node, parent);
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
    return ['KeyFacts contains no list: put a list into it, such as "- **Round**: 6 seconds"'];
  return items.flatMap((item, index) =>
    splitFact(item) === undefined
      ? [
          `item ${index + 1} of KeyFacts doesn't start with a bold name and a colon: write "- **Round**: 6 seconds"`,
        ]
      : [],
  );
}

function tabProblems(node: MdxElement, parent: Node | undefined): string[] {
  const value = attributeOf(node, 'value') ?? '';
  const isLanguage =
    parent !== undefined && isMdxElement(parent, 'Tabs') && attributeOf(parent, 'groupId') === 'language';
  return isLanguage && value !== '' && !tabLanguages.includes(value)
    ? [`TabItem of the group "language" has the value "${value}": use one of ${tabLanguages.join(', ')}`]
    : [];
}

/** Returns whether a name starts with a capital letter and isn't registered; other names are HTML elements. */
function isUnknown(name: string): boolean {
  return /^[A-Z]/.test(name) && !componentNames.includes(name);
}

/** Returns the list items in a `KeyFacts`. */
export function itemsOf(node: MdxElement): Element[] {
  return contentOf(node).flatMap((child) =>
    isElement(child, 'ul') ? child.children.filter((item): item is Element => isElement(item, 'li')) : [],
  );
}

/** Splits a `KeyFacts` item into name and value; undefined if it doesn't start with a bold name and a colon. */
export function splitFact(item: Element): {name: ElementContent[]; value: ElementContent[]} | undefined {
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
