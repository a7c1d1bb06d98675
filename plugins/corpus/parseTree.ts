import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {corpusPlugins} from '../markdownPlugins';
import {withoutEmails, type Extension} from './withoutEmails';

const processor = createProcessor();
const processorWithoutEmails = createProcessor();
const syntax = processorWithoutEmails.data() as {micromarkExtensions: Extension[]};
syntax.micromarkExtensions = withoutEmails(syntax.micromarkExtensions);

function createProcessor() {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(corpusPlugins as unknown as PluggableList)
    .freeze();
}

/** A dot in the domain is what an address needs and the data of a transaction, `function@01`, doesn't have. */
const MAY_HOLD_EMAIL = /[\w.+-]@[\w-]+\.[\w-]/;

/** What a page says before any plugin changed it; it belongs to whoever parsed it. */
export function parseSource(source: string, file: string): Root {
  const parser = MAY_HOLD_EMAIL.test(source) ? processor : processorWithoutEmails;
  return parser.parse({value: source, path: file});
}

/**
 * Fills facts and samples into a page's Markdown tree, as the site's own plugins do.
 *
 * @throws Error of the plugin that can't fill something in
 */
export async function fillTree(tree: Root, file: string): Promise<Root> {
  return (await processor.run(tree, {path: file})) as Root;
}
