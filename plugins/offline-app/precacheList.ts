import {OFFLINE_FILES_MARKER} from './pwa';

/** A file that the worker caches. `revision` identifies its version; null if its URL contains a hash. */
export type PrecacheEntry = {url: string; revision: string | null};

const MARKER = new RegExp(`\\[\\{[^[\\]{}]*${OFFLINE_FILES_MARKER}[^[\\]{}]*\\}\\]`, 'g');
const LINE = {start: 'self.offlineBuild=', end: ';\n'};

/** What the worker knows of the build. */
export type OfflineBuild = {
  files: readonly PrecacheEntry[];
  /** Addresses of pages, relative to the worker, which it answers with the shell. */
  pages: readonly string[];
};

/**
 * Returns the worker script with the lists of files and pages in its first line. The code of the PWA plugin reads the list
 * of files instead of the one that the plugin makes, and so does our code. Existing lists are replaced.
 *
 * @throws Error if the PWA plugin's worker doesn't contain the marker of the list exactly once
 */
export function withPrecacheList(worker: string, build: OfflineBuild): string {
  const line = LINE.start + JSON.stringify(build) + LINE.end;
  if (worker.startsWith(LINE.start)) return line + worker.slice(endOf(worker));
  const places = worker.match(MARKER)?.length ?? 0;
  if (places !== 1) {
    throw new Error(
      `Offline app: expected the marker "${OFFLINE_FILES_MARKER}" in sw.js once, found it ${places} times. Run docusaurus build before finish-build.`,
    );
  }
  return line + worker.replace(MARKER, 'self.offlineBuild.files');
}

/** Returns the lists in the first line of a worker script; undefined if it has none, or damaged ones. */
export function readPrecacheList(worker: string): OfflineBuild | undefined {
  if (!worker.startsWith(LINE.start)) return undefined;
  const json = worker.slice(LINE.start.length, endOf(worker) - LINE.end.length);
  try {
    return JSON.parse(json) as OfflineBuild;
  } catch {
    return undefined;
  }
}

/** Returns the offset after the line of the lists. JSON contains no line break. */
function endOf(worker: string): number {
  return worker.indexOf(LINE.end) + LINE.end.length;
}
