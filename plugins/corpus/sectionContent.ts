import type {Code, Root, RootContent, Table} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mathToMarkdown} from 'mdast-util-math';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {parseFenceMeta} from '../rehype-highlight-code/fenceMeta';

export type SectionContent = {markdown: string; text: string; code: string};

/** Made once: each extension compiles its patterns with its first use. Tables that are read by machines need no padding. */
const markdownOptions: Options = {
  extensions: [gfmToMarkdown({tablePipeAlign: false}), mathToMarkdown()],
  bullet: '-',
  emphasis: '_',
  rule: '-',
};

/** A section's blocks as Markdown, as plain text, and its code. */
export function sectionContent(nodes: readonly RootContent[]): SectionContent {
  const lines: string[] = [];
  const codes: string[] = [];
  for (const node of nodes) collect(node, lines, codes);
  return {
    markdown: toMarkdown(
      {type: 'root', children: cleanFences(nodes) as Root['children']},
      markdownOptions,
    ).trim(),
    text: lines.filter(Boolean).join('\n'),
    code: codes.join('\n'),
  };
}

function collect(node: RootContent, lines: string[], codes: string[]): void {
  switch (node.type) {
    case 'code':
      collectFence(node, lines, codes);
      break;
    case 'table':
      lines.push(...rowsOf(node));
      break;
    case 'list':
    case 'listItem':
    case 'blockquote':
      for (const child of node.children) collect(child, lines, codes);
      break;
    default:
      lines.push(oneLine(toString(node)));
  }
}

/** A diagram is what its description says; other fences are code, with their title as its caption. */
function collectFence(node: Code, lines: string[], codes: string[]): void {
  const {title, description} = parseFenceMeta(node.meta ?? '').meta;
  lines.push(oneLine([title, description].filter(Boolean).join(': ')));
  if (node.lang !== 'mermaid') codes.push(node.value);
}

function rowsOf({children}: Table): string[] {
  return children.map((row) => row.children.map((cell) => oneLine(toString(cell))).join(' · '));
}

/** A fence keeps its language and title; before a diagram stands what it shows, in words. */
function cleanFences(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type !== 'code') {
      return 'children' in node ? [{...node, children: cleanFences(node.children)} as RootContent] : [node];
    }
    const {title, description} = parseFenceMeta(node.meta ?? '').meta;
    if (node.lang !== 'mermaid') return [{...node, meta: title && `title="${title}"`}];
    const caption = [title, description].filter(Boolean).join(': ');
    return [
      {type: 'paragraph', children: [{type: 'text', value: caption}]},
      {...node, meta: undefined},
    ];
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
