import type {Root} from 'hast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {parseMarkdown} from '@site/plugins/shared/markdown';

const componentNodes = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
] as const;

/** Returns a page's HTML tree as rehype plugins receive it, with components as MDX elements. */
export async function parseHtmlTree(text: string): Promise<Root> {
  return unified()
    .use(remarkRehype, {passThrough: [...componentNodes]})
    .run(parseMarkdown(text)) as Promise<Root>;
}
