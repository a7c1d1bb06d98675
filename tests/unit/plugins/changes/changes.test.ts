import {execFileSync} from 'node:child_process';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import changesPlugin from '@site/plugins/changes';
import {atomFeed} from '@site/plugins/changes/atomFeed';
import {changedWords} from '@site/plugins/changes/changedWords';
import {groupChanges} from '@site/plugins/changes/groupChanges';
import {readCommits, type Commit} from '@site/plugins/changes/readCommits';
import {makeFolder} from '@site/tests/support/folder';

const words = (count: number, start = 'word') =>
  Array.from({length: count}, (_, index) => `${start}${index}`).join(' ');

const page = (name: string) => ({
  file: `docs/${name}.mdx`,
  route: `/${name}`,
  title: `Page ${name}`,
  description: `About ${name}.`,
});

const folders: ReturnType<typeof makeFolder>[] = [];
afterAll(() => folders.forEach(({remove}) => remove()));

function folderWith(files: Record<string, string>): string {
  const folder = makeFolder(files);
  folders.push(folder);
  return folder.directory;
}

/** Returns a repository, and a function that writes pages and commits them with a given date. */
function repository() {
  const root = folderWith({});
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: root,
      stdio: 'pipe',
      env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
    });
  git('2026-11-01T12:00:00Z', 'init', '--quiet');
  mkdirSync(path.join(root, 'docs'));
  const commit = (date: string, files: Record<string, string> = {}) => {
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, 'docs', file), text);
    git(date, 'add', '--all');
    git(date, 'commit', '--quiet', '--message', 'Change');
  };
  return {root, commit};
}

describe('changedWords', () => {
  it('counts words that are only on one side', () => {
    expect(changedWords([], ['one two', 'two'])).toBe(3);
    expect(changedWords(['one two'], ['one three'])).toBe(1);
    expect(changedWords(['one', 'two'], ['two one'])).toBe(0);
    expect(changedWords(['one two three'], ['one'])).toBe(2);
  });
});

describe('the changes of a repository', () => {
  const {root, commit} = repository();
  commit('2026-06-01T12:00:00Z', {'old.mdx': words(100)});
  commit('2026-11-10T12:00:00Z', {'a.mdx': words(100), '_part.mdx': words(100), 'picture.svg': words(100)});
  commit('2026-11-11T12:00:00Z', {'old.mdx': `${words(99)} typo`});
  commit('2026-11-17T12:00:00Z', {'a.mdx': `${words(100)}\n${words(50, 'more')}`, 'gone.mdx': words(60)});
  renameSync(path.join(root, 'docs/a.mdx'), path.join(root, 'docs/b c.mdx'));
  commit('2026-11-18T12:00:00Z');
  const commits = readCommits(root, 'docs')!;

  it('include new pages and changes of at least a paragraph, by week, under current names', () => {
    const weeks = groupChanges(commits, [page('b c'), page('old')]);
    const listed = weeks.map(({start, label, pages}) => [start, label, pages]);
    const changed = {route: '/b c', title: 'Page b c', description: 'About b c.'};
    expect(listed).toEqual([
      [
        '2026-11-16',
        expect.stringMatching(/^November 16\s–\s22, 2026$/),
        [{...changed, isNew: false, words: 50, updated: '2026-11-17T12:00:00.000Z'}],
      ],
      [
        '2026-11-09',
        expect.any(String),
        [{...changed, isNew: true, words: 100, updated: '2026-11-10T12:00:00.000Z'}],
      ],
    ]);
  });

  it('become a feed with an entry for each page and week', () => {
    const feed = atomFeed(groupChanges(commits, [page('b c')]), {
      title: 'Docs',
      address: 'https://docs.example.org/base/',
      copyright: 'Us',
    });
    expect(feed).toContain('href="https://docs.example.org/base/changes/atom.xml"');
    expect(feed.match(/<id>.*<\/id>/g)).toEqual([
      '<id>https://docs.example.org/base/changes/</id>',
      '<id>https://docs.example.org/base/b%20c/#2026-11-16</id>',
      '<id>https://docs.example.org/base/b%20c/#2026-11-09</id>',
    ]);
    expect(feed).toContain('New: Page b c');
    expect(feed).toContain('<updated>2026-11-17T12:00:00.000Z</updated>');
  });

  it('are undefined without a complete history', () => {
    const clone = folderWith({});
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], {stdio: 'pipe'});
    expect(readCommits(clone, 'docs')).toBeUndefined();
    expect(readCommits(folderWith({}), 'docs')).toBeUndefined();
  });
});

describe('weeks with many pages', () => {
  const names = Array.from({length: 40}, (_, index) => `page${index}`);
  const pages = names.map(page);
  const change = (name: string, isNew: boolean, count: number) => ({
    file: `docs/${name}.mdx`,
    isNew,
    words: count,
  });
  const monday = Date.UTC(2026, 10, 23) / 1000;

  it('count the pages of a commit that changes many pages instead of listing them', () => {
    const commits: Commit[] = [
      {time: monday + 3, changes: [change('page0', false, 60)]},
      {time: monday + 2, changes: names.map((name) => change(name, false, 50))},
      {time: monday + 1, changes: names.map((name, index) => change(name, index > 0, 50))},
    ];
    expect(groupChanges(commits, pages)).toMatchObject([
      {pages: [{route: '/page0', words: 60, isNew: false}], more: 0, addedTogether: 39, revisedTogether: 40},
    ]);
  });

  it('list new pages and the largest changes', () => {
    const commits = names.map((name, index): Commit => ({
      time: monday + index,
      changes: [change(name, index === 0, 50 + index)],
    }));
    const [week] = groupChanges(commits, pages);
    expect(week).toMatchObject({more: 10, addedTogether: 0, revisedTogether: 0});
    expect(week!.pages.slice(0, 2).map(({route}) => route)).toEqual(['/page0', '/page39']);
  });

  it('are at most twelve', () => {
    const commits = names.map((name, index): Commit => ({
      time: monday - index * 7 * 24 * 3600,
      changes: [change(name, true, 50)],
    }));
    expect(groupChanges(commits, pages)).toHaveLength(12);
  });
});

it('the page receives {weeks: null} without a history, because Docusaurus rejects null as data', async () => {
  const written: Record<string, unknown> = {};
  const routes: unknown[] = [];
  const siteConfig = {title: 'Docs', url: 'https://docs.example.org', baseUrl: '/base/'};
  const context = {siteDir: folderWith({}), siteConfig} as LoadContext;
  await changesPlugin(context, {copyright: 'Us'}).allContentLoaded!({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: []}}},
    actions: {
      async createData(name: string, data: unknown) {
        written[name] = JSON.parse(String(data));
        return name;
      },
      addRoute: (route: unknown) => void routes.push(route),
    } as unknown as PluginContentLoadedActions,
  });
  expect(written).toEqual({'changes.json': {weeks: null}});
  expect(routes).toMatchObject([{path: '/base/changes/', modules: {changes: 'changes.json'}}]);
});
