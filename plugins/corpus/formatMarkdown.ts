import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const formatter = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath)
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one', rule: '-'})
  .freeze();

/** Returns a tree as GitHub-flavoured Markdown, with a line break at the end unless it is empty. */
export function formatMarkdown(tree: Root): string {
  return formatter.stringify(tree);
}
