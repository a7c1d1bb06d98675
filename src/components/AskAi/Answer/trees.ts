import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import rehypeHighlight from 'rehype-highlight';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '@site/src/askAi/markdownBlocks';

/** What of a piece is shown: all of it, or what its first block holds, to stand in another one's markup. */
export type MarkdownPart = 'whole' | 'items' | 'words' | 'head' | 'rows' | 'code' | 'notes';

// A piece has a processor of its own, and this plugin would compile every grammar for each of them.
const highlightTree = rehypeHighlight();
export const rehypeHighlightOnce = () => highlightTree;

/** Nor does a piece put together the syntax that it is read by: all are read by one parser. */
function remarkGfmOnce(this: Processor) {
  this.parser = parseMarkdown;
}

/**
 * With {@link rehypeTightItems}: an item has paragraphs where it holds more than one. In Markdown, a blank line
 * between any two items would make paragraphs of all, and change a list of which most was shown long ago.
 */
function remarkLooseLists() {
  return (tree: MarkdownRoot) =>
    visit(tree, 'list', (list) => {
      list.spread = true;
    });
}

/** How an answer's Markdown is read. */
export const remarkPlugins = [remarkGfmOnce, remarkLooseLists];

export function rehypeTightItems() {
  return (tree: Root) =>
    visit(tree, {tagName: 'li'}, (item: Element) => {
      const paragraphs = item.children.filter((child) => isElement(child) && child.tagName === 'p');
      if (paragraphs.length !== 1) return;
      const content = item.children.flatMap((child) =>
        child === paragraphs[0] ? (child as Element).children : [child],
      );
      item.children = content.slice(isBreak(content[0]) ? 1 : 0, isBreak(content.at(-1)) ? -1 : undefined);
    });
}

/** Shows a picture inside of a link in words: pictures are links, and no link stands in another. */
export function rehypePicturesInLinks() {
  return (tree: Root) =>
    visit(tree, {tagName: 'a'}, (link: Element) =>
      visit(link, {tagName: 'img'}, ({properties: {alt, src}}: Element, index, parent) => {
        if (parent && index !== undefined) parent.children[index] = {type: 'text', value: String(alt || src)};
      }),
    );
}

/** The label of an answer's notes, which has the same id in all Markdown. */
const NOTES_LABEL = 'footnote-label';

/**
 * Tells the notes of an answer from those of others, and numbers references by `labels`, those of all notes in their
 * order. What the notes say stands in the part that is nothing but notes.
 */
export function rehypeNotes(prefix: string, labels: readonly string[], part: MarkdownPart) {
  const numbers = new Map(labels.map((label, index) => [`#${prefix}fn-${label.toLowerCase()}`, index + 1]));
  return (tree: Root) => {
    if (part !== 'notes') tree.children = tree.children.filter((child) => !isNotes(child));
    visit(tree, 'element', ({properties, children}) => {
      if (properties.id === NOTES_LABEL) properties.id = prefix + NOTES_LABEL;
      if (properties.dataFootnoteRef === undefined) return;
      properties.ariaDescribedBy = [prefix + NOTES_LABEL];
      const number = numbers.get(decoded(String(properties.href)));
      if (number !== undefined) children.splice(0, children.length, {type: 'text', value: String(number)});
    });
  };
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function isNotes(node: RootContent): node is Element {
  return isElement(node) && node.properties.dataFootnotes !== undefined;
}

/** Leaves of a tree the part that is shown. */
export function rehypePart(part: MarkdownPart) {
  return (tree: Root) => {
    const first = tree.children.find(isElement);
    if (part === 'notes') tree.children = tree.children.filter(isNotes);
    else if (part !== 'whole' && first) tree.children = partOf(first, part);
    markLastItem(tree);
  };
}

/** The sign that an answer goes on stands there: a style for any item would be looked up for each when it ends. */
function markLastItem({children}: Root): void {
  const last = children.findLast(isElement);
  const item = last && /^[ou]l$/.test(last.tagName) ? elementsOf(last).at(-1) : last;
  if (item?.tagName === 'li') item.properties.dataLast = '';
}

function partOf(first: Element, part: Exclude<MarkdownPart, 'whole' | 'notes'>): ElementContent[] {
  switch (part) {
    case 'items':
      // The line break before them stands after the items before.
      return first.children.slice(1);
    case 'words':
      return first.children;
    case 'head':
      return elementsOf(first).slice(0, 1).map(withRoles);
    case 'rows':
      return elementsOf(first).slice(1).flatMap(elementsOf).map(withRoles);
    case 'code':
      return elementsOf(first)[0]?.children ?? [];
    default:
      return part satisfies never;
  }
}

const roles: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Some browsers forget what the parts of a table are that is laid out as something else. */
function withRoles(element: Element): Element {
  const role = roles[element.tagName];
  return {
    ...element,
    properties: {...element.properties, ...(role !== undefined && {role})},
    children: element.children.map((child) => (isElement(child) ? withRoles(child) : child)),
  };
}

function elementsOf({children}: Element): Element[] {
  return children.filter(isElement);
}

function isElement(node: RootContent): node is Element {
  return node.type === 'element';
}

function isBreak(node: ElementContent | undefined): boolean {
  return node?.type === 'text' && node.value === '\n';
}
