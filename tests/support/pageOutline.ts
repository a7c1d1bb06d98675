import type {Element, Nodes as HtmlNodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {EXIT, SKIP, visit} from 'unist-util-visit';

/** Headings (`2 Shards`) and code blocks of a page, in order. Code blocks end without a line break. */
export type PageOutline = {headings: string[]; code: string[]};

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath, {singleDollarTextMath: true})
  .freeze();

export function parseFile(markdown: string): Root {
  return parser.parse(markdown);
}

/** Returns the outline of a Markdown file. Sources of diagrams are omitted, because pages show the drawing. */
export function outlineOfMarkdown(tree: Root): PageOutline {
  const outline: PageOutline = {headings: [], code: []};
  visit(tree, (node) => {
    if (node.type === 'heading') outline.headings.push(`${node.depth} ${oneLine(toString(node))}`);
    if (node.type === 'code' && node.lang !== 'mermaid') outline.code.push(node.value.trimEnd());
  });
  return outline;
}

/** Returns what Markdown for programs must not contain: raw HTML, components, imports, directives, and relative links. */
export function leftovers(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'html') found.push(node.value);
    if (node.type === 'text' && /^(?:import|export) .+ from |:::|:fact\[|\{\/\*/.test(node.value))
      found.push(node.value);
    if (node.type === 'link' && !/^(?:https?|mailto):/.test(node.url)) found.push(node.url);
  });
  return found;
}

/** Returns the outline of the text of a built page. */
export function outlineOfHtml(html: string): PageOutline {
  const outline: PageOutline = {headings: [], code: []};
  visit(articleOf(html), 'element', (node) => {
    const {tagName} = node;
    if (/^h[1-6]$/.test(tagName)) outline.headings.push(`${tagName[1]} ${oneLine(textOf(node))}`);
    if (tagName === 'pre') outline.code.push(textOf(node).trimEnd());
    return tagName === 'svg' ? SKIP : undefined;
  });
  return outline;
}

function articleOf(html: string): Element {
  let article: Element | undefined;
  visit(fromHtml(html), 'element', (node) => {
    if (!String(node.properties.className).includes('theme-doc-markdown')) return undefined;
    article = node;
    return EXIT;
  });
  if (article === undefined)
    throw new Error('Expected the text of a page (class theme-doc-markdown), found none.');
  return article;
}

/** Returns the text of an element without links to headings. Formulas are omitted. */
function textOf(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (
    node.type === 'element' &&
    (node.tagName === 'math' || String(node.properties.className).includes('hash-link'))
  )
    return '';
  return node.children.map(textOf).join('');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
