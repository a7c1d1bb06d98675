import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {beforeDefaultRemarkPlugins, remarkPlugins} from '../markdownPlugins';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use([...beforeDefaultRemarkPlugins, ...remarkPlugins] as unknown as PluggableList)
  .freeze();

/**
 * A page's Markdown tree as the site's own plugins leave it, with facts and samples filled in.
 *
 * @throws Error of the plugin that can't fill something in, or of the parser
 */
export async function parseTree(source: string, file: string): Promise<Root> {
  const vfile = {value: source, path: file};
  return (await processor.run(processor.parse(vfile), vfile)) as Root;
}
