import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {hasHistory} from '../../src/config/commit';
import {changedWords} from './changedWords';

/** Number of weeks before the last commit whose changes are read. */
export const WEEKS = 12;

/**
 * Changes of fewer words are left out. Corrections of a word, a number, a link or a sentence stay below it. A new or
 * rewritten paragraph, list or table has more: three quarters of the paragraphs have up to 36 words, and half up to 23.
 */
const MIN_WORDS = 40;

/** A change of a page by a commit. Paths are relative to the site's folder. */
export type FileChange = {file: string; formerFile?: string; isNew: boolean; words: number};

/** A commit with new pages or substantial changes. `time` is in seconds since 1970. */
export type Commit = {time: number; changes: FileChange[]};

/** Lines of a file's change, as in `git log --patch`. */
type Patch = FileChange & {removed: string[]; added: string[]};

const [COMMIT, ADDED, REMOVED] = ['\u0000', '\u0001', '\u0002'];

/**
 * Returns the commits of the last weeks that add pages or change them substantially, latest first. The result is undefined
 * without a Git history, and in a shallow clone, whose first commit adds all pages.
 *
 * @throws Error if Git fails
 */
export function readCommits(siteDir: string, docsDir: string): Commit[] | undefined {
  // A folder of another repository isn't the site's history.
  if (!hasHistory(siteDir)) return undefined;
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
  const last = Number(git('log', '-1', '--format=%ct'));
  const options = ['--no-merges', '--no-color', '--no-ext-diff', '--find-renames', '--no-prefix'];
  const lines = [
    '--patch',
    '--unified=0',
    `--output-indicator-new=${ADDED}`,
    `--output-indicator-old=${REMOVED}`,
  ];
  const since = `--since=${last - WEEKS * 7 * 24 * 3600}`;
  return parseLog(
    git('-c', 'core.quotePath=false', 'log', since, ...options, ...lines, '--format=%x00%ct', '--', docsDir),
  );
}

/** Parses the output of `git log` with the options above. */
function parseLog(log: string): Commit[] {
  return log
    .split(COMMIT)
    .slice(1)
    .flatMap((text): Commit[] => {
      const [time = '', ...lines] = text.split('\n');
      const changes = parsePatches(lines).flatMap(({removed, added, ...change}) => {
        const words = changedWords(removed, added);
        // A renamed page is followed to its former name.
        const isListed = change.isNew || words >= MIN_WORDS || change.formerFile !== undefined;
        return isListed && isPage(change.file) ? [{...change, words}] : [];
      });
      return changes.length === 0 ? [] : [{time: Number(time), changes}];
    });
}

function parsePatches(lines: readonly string[]): Patch[] {
  const patches: Patch[] = [];
  for (const line of lines) {
    const patch = patches.at(-1)!;
    if (line.startsWith('diff --git '))
      patches.push({file: '', isNew: false, words: 0, removed: [], added: []});
    else if (line.startsWith(ADDED!)) patch.added.push(line.slice(1));
    else if (line.startsWith(REMOVED!)) patch.removed.push(line.slice(1));
    else if (line.startsWith('new file mode ')) patch.isNew = true;
    else if (line.startsWith('rename from ')) patch.formerFile = line.slice('rename from '.length);
    else if (line.startsWith('rename to ')) patch.file = line.slice('rename to '.length);
    // Git adds a tab to a path with spaces.
    else if (line.startsWith('+++ ')) patch.file = line.slice('+++ '.length).replace(/\t$/, '');
  }
  return patches;
}

/** Returns whether a file is a page. Names with a leading underscore are parts of pages. */
function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !path.posix.basename(file).startsWith('_');
}

/** Returns whether a change is shown. The others only tell a page's former name. */
export function isSubstantial({isNew, words}: FileChange): boolean {
  return isNew || words >= MIN_WORDS;
}
