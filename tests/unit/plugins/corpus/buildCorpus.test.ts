import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildCorpus} from '@site/plugins/corpus/buildCorpus';
import type {DocPage} from '@site/plugins/corpus/docPages';
import {openSectionCache} from '@site/plugins/corpus/sectionCache';
import {DELIMITERS} from '@site/src/retrieval/text/markedText';
import {makeFolder} from '@site/tests/support/folder';

const site = 'https://docs.example/';
const CACHE = '.cache/sections.json';

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

async function build(names: string[], code = 'code') {
  const cache = openSectionCache(root, {code});
  const result = await buildCorpus(names.map(docOf), {root, cache, site});
  cache.save({forgetUnused: true});
  return result;
}

type Stored = {version: string; results: Record<string, {sections: {passages: {text: string}[]}[]}>};

function readCache(): Stored {
  return JSON.parse(readFileSync(path.join(root, CACHE), 'utf8')) as Stored;
}

describe('buildCorpus', () => {
  it("adds readers' questions to their sections, including sections from the cache", async () => {
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

  it('returns every page with its sections, and reports pages that could not be parsed', async () => {
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
            passages: [
              {
                kind: 'paragraph',
                text: `Of a. See ${DELIMITERS.link}b${DELIMITERS.target}/b${DELIMITERS.end}.`,
              },
            ],
            questions: [],
          },
        ],
      },
    ]);
    expect(problems).toEqual([expect.stringMatching(/^docs\/broken\.mdx: .*expression/)]);
  });

  it('takes unchanged pages from the cache', async () => {
    const first = await build(['a']);
    const stored = readCache();
    Object.values(stored.results)[0]!.sections[0]!.passages[0]!.text = 'From the cache.';
    writeFileSync(path.join(root, CACHE), JSON.stringify(stored));
    const second = await build(['a']);
    expect(first.pages[0]!.sections[0]!.passages[0]!.text).toMatch(/^Of a\./);
    expect(second.pages[0]!.sections[0]!.passages[0]!.text).toBe('From the cache.');
    expect([first.parsedCount, second.parsedCount]).toEqual([1, 0]);
  });

  it('parses a page again if its source or the code changed', async () => {
    await build(['a', 'b']);
    writeFileSync(path.join(root, 'docs/a.mdx'), 'Changed.');
    const changed = await build(['a', 'b']);
    expect(changed.parsedCount).toBe(1);
    expect(changed.pages[0]!.sections[0]!.passages[0]!.text).toBe('Changed.');
    expect((await build(['a', 'b'], 'other code')).parsedCount).toBe(2);
  });

  it('parses a page again if a sample that it shows changed', async () => {
    const parsedCount = async () => (await build(['a', 'shown'])).parsedCount;
    // The plugins insert the site's own sample, but the cache checks the test's folder for changes.
    const sample = 'samples/README.md';
    writeFileSync(path.join(root, 'docs/shown.mdx'), `\`\`\`text file="${sample}"\n\`\`\``);
    mkdirSync(path.join(root, 'samples'));
    writeFileSync(path.join(root, sample), 'One.');
    expect(await parsedCount()).toBe(2);
    expect(await parsedCount()).toBe(0);
    writeFileSync(path.join(root, sample), 'Two.');
    expect(await parsedCount()).toBe(1);
  });

  it.each([
    ['is invalid JSON', '{'],
    ['has another shape', '{"a": 1}'],
  ])('parses every page if the cache %s', async (_, content) => {
    await build(['a']);
    writeFileSync(path.join(root, CACHE), content);
    expect((await build(['a'])).pages[0]!.sections[0]!.passages[0]!.text).toMatch(/^Of a\./);
  });

  it('uses a separate cache for a build with another folder for generated files', async () => {
    await build(['a']);
    const variant = openSectionCache(root, {
      generatedDir: path.join(root, '.docusaurus/variant'),
      code: 'code',
    });
    expect((await buildCorpus([docOf('a')], {root, cache: variant, site})).parsedCount).toBe(1);
    variant.save({forgetUnused: true});
    expect((await build(['a'])).parsedCount).toBe(0);
  });

  it('removes pages from the cache that no longer exist', async () => {
    await build(['a']);
    await build(['b']);
    expect(Object.keys(readCache().results)).toHaveLength(1);
  });
});
