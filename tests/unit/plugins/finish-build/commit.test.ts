import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {commitOf} from '@site/plugins/finish-build/commit';
import {makeFolder} from '@site/tests/support/folder';

const folder = makeFolder({'a.txt': 'a'});
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: folder.directory,
    env: {...process.env, GIT_COMMITTER_DATE: '2026-11-26T12:00:00+02:00'},
    encoding: 'utf8',
  });
afterAll(() => folder.remove());

it('commitOf reads the commit from Git, and returns undefined without a history', () => {
  expect(commitOf(folder.directory)).toBeUndefined();
  git('init', '--quiet');
  git('add', 'a.txt');
  git('commit', '--quiet', '--message', 'a');
  const commit = {commit: git('rev-parse', 'HEAD').trim(), time: '2026-11-26T10:00:00.000Z'};
  expect(commitOf(folder.directory)).toEqual({...commit, isModified: false});
  writeFileSync(path.join(folder.directory, 'a.txt'), 'b');
  expect(commitOf(folder.directory)).toEqual({...commit, isModified: true});
});
