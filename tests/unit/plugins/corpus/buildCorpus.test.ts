import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildCorpus} from '@site/plugins/corpus/buildCorpus';
import type {DocPage} from '@site/plugins/corpus/docPages';
import {openSectionCache, sectionCacheFile} from '@site/plugins/corpus/sectionCache';
import {SIGNS} from '@site/src/retrieval/text/markedText';
import {makeFolder} from '@site/tests/support/folder';

const CACHE = 'cache/sections.json';

function docOf(name: string): DocPage {
  return {
    file: `docs/${name}.mdx`,
    route: `/${name}`,
    title: name,
    description: `About ${name}.`,
    deprecated: false,
  };
}

let root: string;
let remove: () => void;

beforeEach(() => {
  ({directory: root, remove} = makeFolder({
    'docs/a.mdx': 'Of a. See [b](/b).',
    'docs/b.mdx': 'Of b.',
    'docs/broken.mdx': 'An {unclosed brace.',
  }));
});
afterEach(() => remove());

async function build(names: string[], commonKey = 'key') {
  const cache = await openSectionCache(path.join(root, CACHE));
  const result = await buildCorpus(names.map(docOf), {root, cache, commonKey});
  await cache.save();
  return result;
}

/** Keys of the cache in the order of pages: a page that is read again gets another. */
function keys(): string[] {
  const entries = JSON.parse(readFileSync(path.join(root, CACHE), 'utf8')) as [string, unknown][];
  return entries.map(([key]) => key);
}

describe('buildCorpus', () => {
  it("adds readers' questions to their sections, also to those from the cache", async () => {
    writeFileSync(path.join(root, 'docs/asked.mdx'), 'Of a.\n\n## One {/* #one */}\n\nMore.');
    const questionsOf = async () =>
      (await build(['asked'])).pages[0]!.sections.map(({anchor, questions}) => [anchor, questions]);
    expect(await questionsOf()).toEqual([
      ['', []],
      ['one', []],
    ]);
    mkdirSync(path.join(root, 'questions'));
    writeFileSync(path.join(root, 'questions/asked.txt'), 'which one\n\n#one\nhow long\n  why now\n');
    expect(await questionsOf()).toEqual([
      ['', ['which one']],
      ['one', ['how long', 'why now']],
    ]);
  });

  it('gives every page with its sections, and says which could not be read', async () => {
    const {pages, problems} = await build(['a', 'broken']);
    expect(pages).toEqual([
      {
        route: '/a',
        title: 'a',
        description: 'About a.',
        deprecated: false,
        sections: [
          {
            anchor: '',
            path: [],
            passages: [{kind: 'paragraph', text: `Of a. See ${SIGNS.link}b${SIGNS.target}/b${SIGNS.end}.`}],
            questions: [],
          },
        ],
      },
    ]);
    expect(problems).toEqual([expect.stringMatching(/^docs\/broken\.mdx: .*expression/)]);
  });

  it('takes unchanged pages from the cache', async () => {
    const first = await build(['a']);
    const entries = JSON.parse(readFileSync(path.join(root, CACHE), 'utf8')) as [
      string,
      {passages: {text: string}[]}[],
    ][];
    entries[0]![1][0]!.passages[0]!.text = 'From the cache.';
    writeFileSync(path.join(root, CACHE), JSON.stringify(entries));
    const second = await build(['a']);
    expect(first.pages[0]!.sections[0]!.passages[0]!.text).toMatch(/^Of a\./);
    expect(second.pages[0]!.sections[0]!.passages[0]!.text).toBe('From the cache.');
    expect([first.readAnew, second.readAnew]).toEqual([1, 0]);
  });

  it('reads a page again where its source, what it links to, or what all pages share changed', async () => {
    const seen = new Set<string>();
    await build(['a']);
    keys().forEach((key) => seen.add(key));
    await build(['a', 'b']);
    keys().forEach((key) => seen.add(key));
    expect(seen.size).toBe(3);
    writeFileSync(path.join(root, 'docs/a.mdx'), 'Changed.');
    await build(['a']);
    expect(keys()).toHaveLength(1);
    await build(['a'], 'other facts');
    keys().forEach((key) => seen.add(key));
    expect(seen.size).toBe(4);
  });

  it.each([
    ['is no JSON', '{'],
    ['is of another shape', '{"a": 1}'],
    ['holds other entries', '[["key", [{"anchor": 1}]], 5, null]'],
  ])('reads every page where the cache %s', async (_, content) => {
    await build(['a']);
    writeFileSync(path.join(root, CACHE), content);
    expect((await build(['a'])).pages[0]!.sections[0]!.passages[0]!.text).toMatch(/^Of a\./);
  });

  it('is kept apart from that of a build with generated files of its own', () => {
    const ofSite = sectionCacheFile('/site');
    expect(sectionCacheFile('/site', '/site/.docusaurus')).toBe(ofSite);
    expect(sectionCacheFile('/site', '/site/.docusaurus/variant')).toBe(
      '/site/.docusaurus/variant/sections.json',
    );
  });

  it('forgets pages that are gone', async () => {
    await build(['a', 'b']);
    await build(['b']);
    expect(keys()).toHaveLength(1);
  });
});
