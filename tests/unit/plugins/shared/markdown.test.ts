import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {createPageTrees, parseMarkdown} from '@site/plugins/shared/markdown';
import {listDocFiles} from '@site/plugins/site-routes/docFiles';

/** As @docusaurus/mdx-loader sets up its own, with the plugin for formulas. */
const docusaurus = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMath)
  .freeze();

describe('parseMarkdown', () => {
  it.each([
    'Ask help@example.com, or a.b+c_d@sub-domain.example.org.',
    'Write `a@b.co`, www.example.org and https://example.org/a@b.',
    '## Of :fact[shard-count] {/* #shards */}\n\nA **page** of $x$.',
  ])('gives what Docusaurus gives: %s', (source) => {
    expect(parseMarkdown(source, 'a.mdx')).toEqual(docusaurus.parse(source));
  });

  it('gives what Docusaurus gives, for each page of the site', () => {
    const different = listDocFiles('docs').filter((file) => {
      const source = readFileSync(path.join('docs', file), 'utf8');
      return JSON.stringify(parseMarkdown(source, file)) !== JSON.stringify(docusaurus.parse(source));
    });
    expect(different).toEqual([]);
  });
});

describe('page trees', () => {
  const source = '## A\n\nA **page**.';
  const ownTree = () => unified().use(remarkParse).parse('Own.') as Root;

  /** The processor of the pages' own build; the tree is what its first plugin gets. */
  function pageProcessor({buildFromTree}: ReturnType<typeof createPageTrees>) {
    return unified().use(remarkParse).use(buildFromTree).freeze();
  }

  it('are read by many and then built from, without a second parse', async () => {
    const trees = createPageTrees();
    const tree = trees.read('a.mdx', source);
    expect(trees.read('a.mdx', source)).toBe(tree);
    const pages = pageProcessor(trees);
    expect(pages.parse({value: source, path: 'a.mdx'})).toBe(tree);
    await expect(pages.run(tree, {path: 'a.mdx'})).resolves.toBe(tree);
  });

  it('are not read again once a page was built from them', () => {
    const trees = createPageTrees();
    const tree = trees.read('a.mdx', source);
    pageProcessor(trees).parse({value: source, path: 'a.mdx'});
    expect(trees.read('a.mdx', source)).not.toBe(tree);
  });

  it('follow a page that changes while the development server runs', () => {
    const trees = createPageTrees();
    trees.read('a.mdx', source);
    expect(trees.read('a.mdx', 'Changed.')).toEqual(parseMarkdown('Changed.', 'a.mdx'));
    expect(pageProcessor(trees).parse({value: 'Again.', path: 'a.mdx'})).toEqual(parseMarkdown('Again.'));
  });

  it('fail a build whose loader parses by itself', async () => {
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
