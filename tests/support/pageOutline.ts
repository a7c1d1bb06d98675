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

/** Headings (`2 Shards`) and the lines of code blocks (`linesOf`) of a page, in order. */
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
    if (node.type === 'code' && node.lang !== 'mermaid') outline.code.push(linesOf(node.value));
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
  let setup = '';
  visit(articleOf(html), 'element', (node) => {
    const {tagName} = node;
    if (/^h[1-6]$/.test(tagName)) outline.headings.push(`${tagName[1]} ${oneLine(textOf(node))}`);
    // The setup of a sample is above its code.
    if (tagName === 'details' && isSetup(node)) {
      setup = `${textOf(node.children.at(-1)!)}\n`;
      return SKIP;
    }
    if (tagName === 'pre') {
      outline.code.push(linesOf(setup + textOf(node)));
      setup = '';
    }
    return tagName === 'svg' ? SKIP : undefined;
  });
  return outline;
}

function isSetup(details: Element): boolean {
  return textOf(details).startsWith('imports and setup');
}

/**
 * Returns the lines of code, without indentation and the ends of blocks after them: a page shows a sample without the
 * indentation that it has in its setup, and without the ends of the blocks that the setup starts. Copy adds both.
 */
function linesOf(code: string): string {
  const lines = code.split('\n').map((line) => line.trim());
  const last = lines.findLastIndex((line) => line !== '' && !line.startsWith('}'));
  return lines
    .slice(0, last + 1)
    .filter((line) => line !== '')
    .join('\n');
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
