import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The commit that a site is built from. */
export type Commit = {
  /** Hash of 40 hexadecimal digits. */
  commit: string;
  /** ISO 8601, in UTC: when the commit was made. */
  time: string;
  /** Whether the work tree differs from the commit. */
  isModified: boolean;
};

/** Returns whether a folder has a Git history. `.git` is a folder, or a file in a linked work tree. */
export function hasHistory(siteDir: string): boolean {
  return existsSync(path.join(siteDir, '.git'));
}

/** Returns the commit that is checked out, or undefined in an archive without Git history. */
export function commitOf(siteDir: string): Commit | undefined {
  if (!hasHistory(siteDir)) return undefined;
  const git = (...args: string[]) => execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).trim();
  const [commit = '', time = ''] = git('log', '-1', '--format=%H %cI').split(' ');
  return {
    commit,
    time: new Date(time).toISOString(),
    isModified: git('status', '--porcelain', '--untracked-files=no') !== '',
  };
}
