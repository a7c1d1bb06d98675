import type {Commit} from './commit';

export const VERSION_FILE = 'version.json';

type Counts = {pages: number; redirects: number; markdown: number};

/**
 * Returns the text of `/version.json`: which commit a host serves, and when it was made, so that two builds of a commit
 * are equal. A build outside Git has null instead.
 */
export function versionFile(commit: Commit | undefined, counts: Counts): string {
  const from = commit ?? {commit: null, time: null, isModified: null};
  return `${JSON.stringify({...from, ...counts}, null, 2)}\n`;
}
