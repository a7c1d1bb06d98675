import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';

/** The syntax that Docusaurus reads in a page, and formulas. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMath)
  .freeze();

/**
 * The tree of a page's Markdown, before any plugin changes it; it belongs to the caller.
 *
 * @throws VFileMessage with the line where the MDX doesn't parse
 */
export function parseMarkdown(source: string, file?: string): Root {
  return parser.parse({value: source, path: file});
}

/**
 * The parsed pages of one build. Parsing takes about a fifth of a cold build's processor time, and three readers need a
 * page's tree: the corpus, the list of files that the page depends on, and the page's own build.
 */
export type PageTrees = {
  /**
   * The tree of a page, kept until the page is built from it; readers must not change it.
   *
   * @param file absolute path of the page
   * @throws VFileMessage with the line where the MDX doesn't parse
   */
  read(file: string, source: string): Root;
  /**
   * Remark plugin, the first of the pages' own build: the page is built from the tree that was read.
   *
   * @throws Error where @docusaurus/mdx-loader doesn't use that tree and a page would be parsed twice
   */
  buildFromTree: (this: Processor) => (tree: Root, file: {path?: string}) => void;
};

export function createPageTrees(): PageTrees {
  const kept = new Map<string, {source: string; tree: Root}>();

  function read(file: string, source: string): Root {
    const found = kept.get(file);
    if (found?.source === source) return found.tree;
    const tree = parseMarkdown(source, file);
    kept.set(file, {source, tree});
    return tree;
  }

  function buildFromTree(this: Processor) {
    const given = new WeakSet<Root>();
    this.parser = (source, {path}) => {
      const found = kept.get(path);
      // In `npm start`, a page may change between its two readers.
      if (found !== undefined && found.source !== source && process.env.NODE_ENV === 'production') {
        throw new Error(describeSecondParse(path, 'a text that differs from the file'));
      }
      const tree = read(path, source);
      // The plugins of the page change the tree, so nothing else may read it from here on.
      kept.delete(path);
      given.add(tree);
      return tree;
    };
    return (tree: Root, {path}: {path?: string}) => {
      if (!given.has(tree)) throw new Error(describeSecondParse(path ?? 'a page', 'a tree of its own'));
    };
  }

  return {read, buildFromTree};
}

function describeSecondParse(file: string, found: string): string {
  return (
    `Expected @docusaurus/mdx-loader to build ${file} from the tree that was parsed before, found ${found}: ` +
    'adapt createPageTrees in plugins/shared/markdown.ts to this version of the loader.'
  );
}
