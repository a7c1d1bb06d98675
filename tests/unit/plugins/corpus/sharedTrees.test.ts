import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parseSource} from '@site/plugins/corpus/parseTree';
import {readSections} from '@site/plugins/corpus/readSections';
import {createSharedTrees} from '@site/plugins/corpus/sharedTrees';
import {listDocFiles} from '@site/plugins/site-routes/docFiles';
import {makeFolder} from '@site/tests/support/folder';

/** As the build of the pages sets it up: syntax that plugins add counts wherever they stand. */
function pageProcessor(trees = createSharedTrees()) {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(trees.takeTrees)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMath)
    .freeze();
}

describe('shared trees', () => {
  const source = '## Of :fact[shard-count]\n\nA **page**.';
  const tree = parseSource('Of the corpus.', 'a.mdx');

  it('are what a page is built of, once', () => {
    const trees = createSharedTrees();
    trees.keep('a.mdx', {source, tree, seconds: 2});
    const pages = pageProcessor(trees);
    expect(pages.parse({value: source, path: 'a.mdx'})).toBe(tree);
    expect(pages.parse({value: source, path: 'a.mdx'})).toEqual(pageProcessor().parse(source));
    expect(trees.savedSeconds()).toBe(2);
  });

  it.each([
    ['changed since', 'Changed.', 'a.mdx'],
    ['is another', source, 'b.mdx'],
  ])('are left alone by a page that %s', (_, value, file) => {
    const trees = createSharedTrees();
    trees.keep('a.mdx', {source, tree, seconds: 2});
    expect(pageProcessor(trees).parse({value, path: file})).toEqual(pageProcessor().parse(value));
    expect(trees.savedSeconds()).toBe(0);
  });

  it('hold what the page says, and nothing that the corpus made of it', async () => {
    const {directory, remove} = makeFolder({'a.mdx': source});
    const file = path.join(directory, 'a.mdx');
    const trees = createSharedTrees();
    const [, section] = await readSections(file, '/a', trees);
    remove();
    expect(section).toMatchObject({
      anchor: 'of-4',
      passages: [{text: expect.stringMatching(/^A .?page.?\.$/)}],
    });
    expect(pageProcessor(trees).parse({value: source, path: file})).toEqual(pageProcessor().parse(source));
  });
});

describe('parseSource', () => {
  it.each([
    'Ask help@example.com, or a.b+c_d@sub-domain.example.org.',
    'Write `a@b.co`, www.example.org and https://example.org/a@b.',
    'The data `function@01@02`, and user@host without a dot. Of @scope/package and #[payable("*")].',
  ])('gives what the build of the pages gives: %s', (source) => {
    expect(parseSource(source, 'a.mdx')).toEqual(pageProcessor().parse(source));
  });

  it('gives what the build of the pages gives, for each page of the site', () => {
    const different = listDocFiles('docs').filter((file) => {
      const source = readFileSync(path.join('docs', file), 'utf8');
      return JSON.stringify(parseSource(source, file)) !== JSON.stringify(pageProcessor().parse(source));
    });
    expect(different).toEqual([]);
  });
});
