import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkContent} from '@site/plugins/content-checks';
import {readSite} from '@site/plugins/content-checks/readSite';
import {makeFolder} from '@site/tests/support/folder';
import {runScript} from '@site/tests/support/runScript';

const frontMatter = (title: string) => `---
title: ${title}
description: Understand how the network splits state, transactions and validators into shards.
kind: concept
checked: "mx-chain-go v1.11.5, 2026-11"
---

`;

const project = {
  'docs/learn/sharding.mdx': `${frontMatter('Sharding')}See [who](/learn/consensus#whom) votes.\n\n## When\n`,
  'docs/learn/consensus.mdx': `${frontMatter('Consensus')}## Who votes {/* #who */}\n\nThe answer:\n\n\`\`\`json\n{"a": }\n\`\`\`\n`,
  'docs/learn/broken.mdx': `${frontMatter('Broken')}A {b\n`,
  'docs/learn/good.mdx': `${frontMatter('Good')}See [who votes](/learn/consensus#who).\n`,
  'src/config/routes.json': JSON.stringify({
    published: ['/learn/good', '/learn/consensus', '/learn/broken', '/learn/lost'],
    headings: {'/learn/consensus': 'who'},
  }),
  'cspell.json': JSON.stringify({version: '0.2', language: 'en', dictionaries: ['en_us']}),
  'project-words.txt': '',
};

let folder: {directory: string; remove(): void};
beforeEach(() => {
  folder = makeFolder(project);
});
afterEach(() => folder.remove());

describe('checkContent', () => {
  it('reports all problems of a folder in one run, by file and line', async () => {
    const problems = await checkContent(readSite(folder.directory), async () => []);
    expect(problems.map(({file, line, message}) => `${file}:${line}: ${message.slice(0, 32)}`)).toEqual([
      "docs/learn/broken.mdx:8: the MDX doesn't parse: Unexpecte",
      "docs/learn/consensus.mdx:13: the json block doesn't parse: Un",
      "docs/learn/sharding.mdx:1: the route /learn/sharding isn't ",
      'docs/learn/sharding.mdx:8: the link "/learn/consensus#whom"',
      'docs/learn/sharding.mdx:10: the heading "When" has no explic',
      'src/config/redirects.ts:1: the published page /learn/lost i',
    ]);
  });
});

describe('a cause of problems on several pages', () => {
  it('is reported once', async () => {
    const link = (title: string) => `${frontMatter(title)}See [the lost page](/learn/lost).\n`;
    const {directory, remove} = makeFolder({
      ...project,
      'docs/learn/sharding.mdx': link('Sharding'),
      'docs/learn/good.mdx': link('Good'),
      'docs/learn/broken.mdx': link('Broken'),
    });
    const problems = await checkContent(readSite(directory), async () => []);
    remove();
    expect(problems.filter(({message}) => message.includes('/learn/lost'))).toEqual([
      expect.objectContaining({file: 'src/config/redirects.ts', line: 1}),
    ]);
  });
});

describe('readSite for some files', () => {
  it('parses them and the pages that they link to, and returns only the routes of the others', () => {
    const isWanted = ({file}: {file: string}) => file === 'docs/learn/sharding.mdx';
    const {pages, unparsed, otherRoutes} = readSite(folder.directory, {isWanted});
    expect([...pages.keys()]).toEqual(['/learn/sharding', '/learn/consensus']);
    expect(unparsed).toEqual([]);
    expect([...otherRoutes]).toEqual(['/search', '/learn/broken', '/learn/good']);
  });

  it('reads the glossary for the terms of a page', () => {
    const {directory, remove} = makeFolder({
      ...project,
      'docs/learn/good.mdx': `${frontMatter('Good')}A <Term id="shards">shard</Term>.\n`,
      'docs/welcome/terminology.mdx': `${frontMatter('Glossary')}### Shard {/* #shard */}\n\nA part.\n`,
    });
    const {pages} = readSite(directory, {isWanted: ({file}) => file === 'docs/learn/good.mdx'});
    remove();
    expect([...pages.keys()]).toEqual(['/learn/good', '/welcome/terminology']);
  });

  it('reports the same problems for a file as a run over all files', async () => {
    const file = 'docs/learn/sharding.mdx';
    const [all, some] = await Promise.all(
      [undefined, (page: {file: string}) => page.file === file].map((isWanted) =>
        checkContent(readSite(folder.directory, {isWanted}), async () => []),
      ),
    );
    expect(some!.filter((problem) => problem.file === file)).toEqual(
      all!.filter((problem) => problem.file === file),
    );
  });
});

describe('scripts/checkContent.ts', () => {
  const run = (...args: string[]) => runScript('checkContent.ts', ['--project', folder.directory, ...args]);

  it('prints the problems of the named files, including spelling, and fails', () => {
    const misspelled = makeFolder({
      ...project,
      'docs/learn/good.mdx': `${frontMatter('Good')}A validater votes.\n\nVotes count (“validater,” once) at https://example.org/validatr.\n`,
    });
    const file = path.join(misspelled.directory, 'docs/learn/good.mdx');
    const {status, stderr, stdout} = run('--project', misspelled.directory, file);
    misspelled.remove();
    const says =
      '"validater" is in no dictionary; correct it, put it in backticks if it is code, or add it to project-words.txt';
    expect(stderr).toBe([8, 10].map((line) => `docs/learn/good.mdx:${line}: ${says}\n`).join(''));
    expect(stdout).toBe('1 page checked, 2 problems\n');
    expect(status).toBe(1);
  }, 60_000);

  it('fails for a path that names no page, and names the closest ones', () => {
    const {status, stderr, stdout} = run(path.join(folder.directory, 'docs/learn/shardin.mdx'));
    expect(stderr).toBe(
      'expected a page or a folder of pages at docs/learn/shardin.mdx, found none; closest: docs/learn/sharding.mdx, docs/learn/broken.mdx, docs/learn/good.mdx\n',
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
  }, 60_000);

  it('adds the pages that exist to the published routes, and removes none', () => {
    expect(run('--update-routes').stdout).toBe('1 route and 0 heading ids added\n  /learn/sharding\n');
    const routes = JSON.parse(readFileSync(path.join(folder.directory, 'src/config/routes.json'), 'utf8'));
    expect(routes.published).toEqual([
      '/learn/broken',
      '/learn/consensus',
      '/learn/good',
      '/learn/lost',
      '/learn/sharding',
    ]);
  }, 60_000);
});
