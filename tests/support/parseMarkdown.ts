import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A page's Markdown tree, parsed with the syntax that Docusaurus reads. */
export function parseMarkdown(text: string): Root {
  return unified().use(remarkParse).use(remarkDirective).use(remarkGfm).use(remarkMdx).parse(text);
}
