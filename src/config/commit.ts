import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Written by `npm run page-dates` from the Git history, for builds without one (Dockerfile). */
export const COMMIT_FILE = 'commit.json';

/** The commit that a site is built from. */
export type Commit = {
  /** Hash of 40 hexadecimal digits. */
  commit: string;
  /** ISO 8601, in UTC: when the commit was made. */
  time: string;
  /** Whether the work tree differs from the commit. */
  isModified: boolean;
};

/** Returns the commit from Git, or without Git from `commit.json`, or undefined in an archive without either. */
export function commitOf(siteDir: string): Commit | undefined {
  if (existsSync(path.join(siteDir, '.git'))) return readGit(siteDir);
  const file = path.join(siteDir, COMMIT_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Commit) : undefined;
}

function readGit(siteDir: string): Commit {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).trim();
  const [commit = '', time = ''] = git('log', '-1', '--format=%H %cI').split(' ');
  return {
    commit,
    time: new Date(time).toISOString(),
    isModified: git('status', '--porcelain', '--untracked-files=no') !== '',
  };
}
