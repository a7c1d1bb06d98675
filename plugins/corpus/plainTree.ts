import type {BlockContent, List, ListItem, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {phrasing} from 'mdast-util-phrasing';
import {toString} from 'mdast-util-to-string';
import type {Node} from 'unist';
import {mdxComponents} from '../../src/config/mdxComponents';
import {attributeOf, isMdxElement, type MdxElement} from '../shared/mdxElements';
import {code, item, link, list, paragraph, strong} from './mdastNodes';
import {setHeadingIds} from './setHeadingIds';

type Directive = Extract<RootContent, {type: 'containerDirective' | 'leafDirective' | 'textDirective'}>;

/**
 * Converts a page's tree to plain Markdown: components are replaced by their content, headings inside components move to
 * the top level, and JavaScript is removed. It sets the ids of the headings of both trees.
 */
export function plainTree(tree: Root): Root {
  setHeadingIds(tree);
  return {type: 'root', children: asBlocks(plainNodes(tree.children))};
}

function plainNodes(nodes: readonly Node[]): RootContent[] {
  return nodes.flatMap((node) => plainNode(node as RootContent));
}

function plainNode(node: RootContent): RootContent[] {
  if (isOnlyElements(node)) return plainNodes(node.children.map(asBlock));
  if (isMdxElement(node)) return plainElement(node as unknown as MdxElement);
  if (/^(?:mdxjsEsm|yaml|toml)$/.test(node.type)) return [];
  if (/^mdx(?:Flow|Text)Expression$/.test(node.type)) return plainExpression(node);
  if (isDirective(node)) return plainDirective(node);
  if (!('children' in node)) return [node];
  const children = plainNodes(node.children);
  const holdsBlocks = node.type === 'blockquote' || node.type === 'listItem';
  return [{...node, children: holdsBlocks ? asBlocks(children) : children} as RootContent];
}

/** Wraps inline content in paragraphs; a replaced component can leave inline nodes among blocks. */
function asBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let inlineNodes: PhrasingContent[] = [];
  const close = () => {
    if (toString(inlineNodes).trim() !== '') blocks.push(paragraph(...inlineNodes));
    inlineNodes = [];
  };
  for (const node of nodes) {
    if (phrasing(node)) {
      inlineNodes.push(node);
    } else {
      close();
      blocks.push(node);
    }
  }
  close();
  return blocks;
}

/** Elements on separate lines are parsed as a paragraph; MDX turns them into blocks later. */
function isOnlyElements(node: RootContent): node is Paragraph {
  if (node.type !== 'paragraph') return false;
  const content = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return content.length > 0 && content.every((child) => isMdxElement(child) && !isHtml(child));
}

function asBlock(node: Node): Node {
  return node.type === 'mdxJsxTextElement' ? {...node, type: 'mdxJsxFlowElement'} : node;
}

/** Returns the text of a string expression, such as the brace `{'{'}`. Others are comments or heading ids. */
function plainExpression(node: Node): RootContent[] {
  const {value} = node as unknown as {value: string};
  const text = /^\s*(['"`])(.*)\1\s*$/s.exec(value)?.[2];
  return text === undefined ? [] : [{type: 'text', value: text}];
}

/** Converts an admonition to a blockquote that starts with its title. Other directives are text with a colon. */
function plainDirective(node: Directive): RootContent[] {
  const children = plainNodes(node.children);
  if (node.type === 'textDirective') return [{type: 'text', value: `:${node.name}`}, ...children];
  if (node.type === 'leafDirective') return [paragraph(...(children as PhrasingContent[]))];
  const [first, ...rest] = node.children;
  const hasTitle = Boolean((first?.data as {directiveLabel?: boolean} | undefined)?.directiveLabel);
  const name = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const title = hasTitle ? `${name}: ${toString(first)}` : name;
  const content = hasTitle ? plainNodes(rest) : children;
  return [
    {type: 'blockquote', children: [paragraph(strong(title)), ...(asBlocks(content) as BlockContent[])]},
  ];
}

function plainElement(element: MdxElement): RootContent[] {
  if (element.name === 'br') return [{type: 'text', value: ' '}];
  // Without the sign, 10 to the power of 18 would be read as 1018.
  if (element.name === 'sup') return [{type: 'text', value: '^'}, ...plainNodes(element.children)];
  const name = element.name === 'details' ? 'Details' : (element.name ?? '');
  const {text, tool} = mdxComponents[name] ?? {};
  if (tool !== undefined) return [paragraph('Tool: ', link(tool.name, `/tools#${tool.section}`))];
  if (text === undefined) return plainNodes(element.children);
  if (text === 'list of cards') return [cardList(element)];
  if ('label' in text) return labelledElement(element, text.label);
  return [paragraph(code(attributesOf(element, text.code).join(' '))), ...plainNodes(element.children)];
}

function cardList(element: MdxElement): List {
  const content = element.children.flatMap((child) =>
    isOnlyElements(child as RootContent) ? (child as Paragraph).children : [child],
  );
  const cards = content.filter((child): child is MdxElement => isMdxElement(child, 'Card'));
  return list(cards.map(cardItem));
}

function cardItem(card: MdxElement): ListItem {
  const title = attributeOf(card, 'title') ?? '';
  const href = attributeOf(card, 'href');
  const name = href === undefined ? title : link(title, href);
  const text = inlineOf(plainNodes(card.children));
  return item(text.length > 0 ? [name, ': ', ...text] : [name]);
}

/** Puts a label before the content: the first of the attributes that is set, or the `summary` element. */
function labelledElement(element: MdxElement, attributes: readonly string[]): RootContent[] {
  const isSummary = (child: Node) => isMdxElement(child, 'summary') || isMdxElement(child, 'Summary');
  const summary = element.children.find(isSummary);
  const label = attributesOf(element, attributes)[0] ?? (summary && toString(summary).trim());
  return labelled(label, plainNodes(element.children.filter((child) => !isSummary(child))));
}

function labelled(label: string | undefined, content: RootContent[]): RootContent[] {
  return label === undefined || label === '' ? content : [paragraph(strong(label)), ...asBlocks(content)];
}

/** Returns the values of the listed attributes that are set. */
function attributesOf(element: MdxElement, names: readonly string[]): string[] {
  return names.flatMap((name) => attributeOf(element, name) || []);
}

/** Returns the inline content of blocks, separated by spaces. */
function inlineOf(nodes: readonly RootContent[]): PhrasingContent[] {
  return asBlocks(nodes).flatMap((node, index): PhrasingContent[] => {
    const inline = 'children' in node ? inlineContent(node.children as RootContent[]) : [];
    return index > 0 ? [{type: 'text', value: ' '}, ...inline] : inline;
  });
}

function inlineContent(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.every((node) => phrasing(node)) ? [...nodes] : inlineOf(nodes);
}

function isHtml({name}: MdxElement): boolean {
  return name === null || /^[a-z]/.test(name);
}

function isDirective(node: Node): node is Directive {
  return /^(?:container|leaf|text)Directive$/.test(node.type);
}
