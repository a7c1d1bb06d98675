import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Returns the sentences of a Markdown block as text for a screen reader. `describeCode` returns one for a code block. */
export function spokenSentences(markdown: string, describeCode: (language: string) => string): string[] {
  const sentences: string[] = [];
  visit(parser.parse(markdown), (node) => {
    switch (node.type) {
      case 'code':
        sentences.push(describeCode(node.lang ?? ''));
        return SKIP;
      case 'paragraph':
      case 'heading':
      case 'tableRow':
      case 'html':
        for (const {segment} of segmenter.segment(textOf(node).replaceAll(/\s+/g, ' '))) {
          if (/[\p{L}\p{N}]/u.test(segment)) sentences.push(segment.trim());
        }
        return SKIP;
      default:
        return undefined;
    }
  });
  return sentences;
}

/** The number of a source, as a model cites it. */
const CITATION = /\s?\[\d{1,2}\]/g;

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(CITATION, '');
  if (node.type === 'break') return '\n';
  if ('children' in node) return node.children.map(textOf).join(node.type === 'tableRow' ? ' ' : '');
  if ('alt' in node) return node.alt ?? '';
  return 'value' in node ? node.value : '';
}
