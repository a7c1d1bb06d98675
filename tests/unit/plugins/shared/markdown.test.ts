import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {DEFAULT_MARKDOWN_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import type {Root} from 'mdast';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {createPageTrees, parseMarkdown} from '@site/plugins/shared/markdown';

/** Returns the tree that Docusaurus' own loader parses, with the plugin for formulas, before any plugin has changed it. */
async function parsedByDocusaurus(source: string): Promise<Root> {
  let parsed: Root | undefined;
  const keepTree = () => (tree: Root) => {
    parsed = JSON.parse(JSON.stringify(tree)) as Root;
    // MDX marks elements before it runs other plugins.
    visit(parsed, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (element) => delete element.data);
  };
  const loader = await createProcessorUncached({
    options: {
      staticDirs: [],
      siteDir: '.',
      beforeDefaultRemarkPlugins: [keepTree],
      remarkPlugins: [remarkMath],
      markdownConfig: DEFAULT_MARKDOWN_CONFIG,
    },
    format: 'mdx',
  });
  await loader.process({content: source, filePath: 'a.mdx', frontMatter: {}, compilerName: 'client'});
  return parsed!;
}

describe('parseMarkdown', () => {
  it.each([
    'Ask help@example.com, or a.b+c_d@sub-domain.example.org.',
    'Write `a@b.co`, www.example.org and https://example.org/a@b.',
    '---\ntitle: A\n---\n\n## Of :fact[shard-count] {/* #shards */}\n\nA **page** of $x$.',
    ':::tip[A title]\n\n- [x] ~~done~~[^1]\n\n:::\n\n[^1]: A note.\n\n| A | B |\n| - | -: |\n| a | `b` |',
    'import A from "./a";\n\n<A b={1}>\n\n$$\nx\n$$\n\n</A>\n\n```rust title="a.rs"\nfn a() {}\n```',
  ])('returns the same tree as Docusaurus: %s', async (source) => {
    const parsed: unknown = JSON.parse(JSON.stringify(parseMarkdown(source, 'a.mdx')));
    expect(parsed).toEqual(await parsedByDocusaurus(source));
  });
});

describe('page trees', () => {
  const source = '## A\n\nA **page**.';
  const ownTree = () => unified().use(remarkParse).parse('Own.') as Root;

  /** Returns a processor like the one that builds the pages. */
  function pageProcessor({buildFromTree}: ReturnType<typeof createPageTrees>) {
    return unified().use(remarkParse).use(buildFromTree).freeze();
  }

  it('are shared by readers and the build, without a second parse', async () => {
    const trees = createPageTrees();
    const tree = trees.read('a.mdx', source);
    expect(trees.read('a.mdx', source)).toBe(tree);
    const pages = pageProcessor(trees);
    expect(pages.parse({value: source, path: 'a.mdx'})).toBe(tree);
    await expect(pages.run(tree, {path: 'a.mdx'})).resolves.toBe(tree);
  });

  it('are not reused after a page was built from them', () => {
    const trees = createPageTrees();
    const tree = trees.read('a.mdx', source);
    pageProcessor(trees).parse({value: source, path: 'a.mdx'});
    expect(trees.read('a.mdx', source)).not.toBe(tree);
  });

  it('are parsed again if a page changes while the development server runs', () => {
    const trees = createPageTrees();
    trees.read('a.mdx', source);
    expect(trees.read('a.mdx', 'Changed.')).toEqual(parseMarkdown('Changed.', 'a.mdx'));
    expect(pageProcessor(trees).parse({value: 'Again.', path: 'a.mdx'})).toEqual(parseMarkdown('Again.'));
  });

  it('fail a build whose loader parses pages itself', async () => {
    await expect(pageProcessor(createPageTrees()).run(ownTree(), {path: 'a.mdx'})).rejects.toThrow(
      /^Expected @docusaurus\/mdx-loader to build a\.mdx from the tree that was parsed before, found another tree: adapt /,
    );
  });

  it('fail a build whose loader changes the text of a page', () => {
    const trees = createPageTrees();
    trees.read('a.mdx', source);
    const mode = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
    expect(() => pageProcessor(trees).parse({value: 'Changed.', path: 'a.mdx'})).toThrow(
      /found a source that differs from the file/,
    );
    mode.restore();
  });
});
