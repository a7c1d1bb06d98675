import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docPages} from '@site/plugins/corpus/docPages';
import {markdownFiles} from '@site/plugins/corpus/markdownFiles';
import {siteSections} from '@site/plugins/corpus/siteSections';
import {writeMarkdownFiles} from '@site/plugins/corpus/writeMarkdownFiles';
import {listBuiltFiles} from '@site/server/listBuiltFiles';
import {makeFolder} from '@site/tests/support/folder';

const SITE = 'https://docs.example/';
const site = {
  address: SITE,
  title: 'Docs',
  description: 'About all.',
  mcp: 'https://docs.example/mcp',
  setUp: '/tools/assistants',
};

const docOf = (id: string, more = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  slug: `/${id}/`,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  draft: false,
  unlisted: false,
  frontMatter: {checked: 'x v1, 2026-11'},
  ...more,
});

const sidebar = [
  {
    type: 'category',
    label: 'Learn & build',
    description: 'The whole section.',
    link: {type: 'generated-index', slug: '/learn', description: 'How it works.'},
    items: [
      {type: 'doc', id: 'learn/shards'},
      {type: 'link', label: 'Faucet', href: '/learn/shards#faucet', description: 'Free tokens.'},
      {
        type: 'category',
        label: 'Deep',
        link: {type: 'doc', id: 'learn/deep'},
        items: [{type: 'doc', id: 'learn/deeper'}],
      },
    ],
  },
];
const docs = [
  docOf('learn/shards'),
  docOf('learn/deep'),
  docOf('learn/deeper'),
  docOf('other'),
  docOf('secret', {unlisted: true}),
];
const content = {
  loadedVersions: [{docs, sidebars: {docs: sidebar}, isLast: true}],
} as unknown as LoadedContent;
const listed = docPages(content);
const texts = new Map(listed.map(({route}) => [route, `Text of ${route}.\n`]));
const files = markdownFiles(site, {docs: listed, texts, sections: siteSections(content, listed)});

describe('markdownFiles', () => {
  it('has a file for each page that is listed, each generated page, and the home page', () => {
    expect([...files.pages.keys()]).toEqual([
      '/learn/deep',
      '/learn/deeper',
      '/learn/shards',
      '/other',
      '/learn',
      '/',
    ]);
    expect(files.pages.get('/other')).toMatch(
      /^---\ntitle: Title of other\n[\s\S]+\n# Title of other\n\nAll pages: \[llms\.txt\]\(\S+\/llms\.txt\)\n\nText of \/other\.\n$/,
    );
  });

  it('lists the entries of a category with their descriptions, and nested entries', () => {
    expect(files.pages.get('/learn')).toContain(
      `# Learn & build

All pages: [llms.txt](${SITE}llms.txt)

How it works.

- [Title of learn/shards](${SITE}learn/shards/): About learn/shards.
- [Faucet](${SITE}learn/shards/#faucet): Free tokens.
- [Title of learn/deep](${SITE}learn/deep/): About learn/deep.
  - [Title of learn/deeper](${SITE}learn/deeper/)
`,
    );
  });

  it('has an index of the site, an index of each section with descriptions and sizes, and the full text', () => {
    expect([...files.indexes.keys()]).toEqual(['learn--build/llms.txt', 'llms.txt', 'llms-full.txt']);
    expect(files.indexes.get('llms.txt')).toContain(
      `## Learn & build

The whole section. [All 3 pages with descriptions](${SITE}learn--build/llms.txt) (1 KB)

- [Title of learn/shards](${SITE}learn/shards/index.md): About learn/shards.
- [Title of learn/deep](${SITE}learn/deep/index.md): About learn/deep.
- [Title of learn/deeper](${SITE}learn/deeper/index.md)

## Optional

- [The text of all pages](${SITE}llms-full.txt) (1 KB)
- [Title of other](${SITE}other/index.md)
`,
    );
    expect(files.indexes.get('learn--build/llms.txt')).toContain('\n> The whole section.\n');
    expect(files.indexes.get('learn--build/llms.txt')).toContain(
      `- [Title of learn/deeper](${SITE}learn/deeper/index.md): About learn/deeper. (1 KB)\n`,
    );
    for (const text of texts.values()) expect(files.indexes.get('llms-full.txt')).toContain(text);
  });
});

it('writes each file into the folder of its page', async () => {
  const folder = makeFolder({});
  await writeMarkdownFiles(files, folder.directory);
  expect(await listBuiltFiles(folder.directory)).toEqual(
    [
      'index.md',
      'learn--build/llms.txt',
      'learn/deep/index.md',
      'learn/deeper/index.md',
      'learn/index.md',
      'learn/shards/index.md',
      'llms-full.txt',
      'llms.txt',
      'other/index.md',
    ].sort(),
  );
  folder.remove();
});
