import type {PhrasingContent, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';

/** Parses the syntax of Docusaurus pages, and formulas. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMath)
  .freeze();

/**
 * Returns a new tree of a page's Markdown. No plugin has run on it.
 *
 * @throws VFileMessage with the line of the error if the MDX doesn't parse
 */
export function parseMarkdown(source: string, file?: string): Root {
  return parser.parse({value: source, path: file});
}

const inlineContents = new Map<string, PhrasingContent[]>();

/**
 * Returns the inline content of a short Markdown text; none if its first block isn't a paragraph. Each text is parsed once,
 * because the API reference has most of its texts many times.
 */
export function parseInline(markdown: string): PhrasingContent[] {
  let content = inlineContents.get(markdown);
  if (content === undefined) {
    const [paragraph] = parseMarkdown(markdown).children;
    content = paragraph?.type === 'paragraph' ? paragraph.children : [];
    inlineContents.set(markdown, content);
  }
  return structuredClone(content);
}

/**
 * The parsed pages of one build. Parsing takes about a fifth of the CPU time of a build without cache, and a page's tree
 * has three users: the list of its headings, the list of its dependencies, and the build of the page.
 */
export type PageTrees = {
  /**
   * Returns the tree of a page, which is cached until the page is built from it. Callers must not change it.
   *
   * @param file absolute path of the page
   * @throws VFileMessage with the line of the error if the MDX doesn't parse
   */
  read(file: string, source: string): Root;
  /**
   * Remark plugin that has to be the first one in the build of the pages. It builds a page from its cached tree.
   *
   * @throws Error if @docusaurus/mdx-loader doesn't use that tree, so that a page would be parsed twice
   */
  buildFromTree: (this: Processor) => (tree: Root, file: {path?: string}) => void;
};

export function createPageTrees(): PageTrees {
  const cache = new Map<string, {source: string; tree: Root}>();

  function read(file: string, source: string): Root {
    const found = cache.get(file);
    if (found?.source === source) return found.tree;
    const tree = parseMarkdown(source, file);
    cache.set(file, {source, tree});
    return tree;
  }

  function buildFromTree(this: Processor) {
    const usedTrees = new WeakSet<Root>();
    this.parser = (source, {path}) => {
      const found = cache.get(path);
      // In `npm start`, a page can change between the two parses, so only production builds check this.
      if (found !== undefined && found.source !== source && process.env.NODE_ENV === 'production') {
        throw new Error(describeSecondParse(path, 'a source that differs from the file'));
      }
      const tree = read(path, source);
      // The page's plugins change the tree from here on, so the cache must not return it again.
      cache.delete(path);
      usedTrees.add(tree);
      return tree;
    };
    return (tree: Root, {path}: {path?: string}) => {
      if (!usedTrees.has(tree)) throw new Error(describeSecondParse(path ?? 'a page', 'another tree'));
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
