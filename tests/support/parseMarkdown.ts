import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A page's Markdown tree, parsed with the syntax that Docusaurus reads. */
export function parseMarkdown(text: string): Root {
  return unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkMdx)
    .parse(text);
}
