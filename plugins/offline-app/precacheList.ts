import {OFFLINE_FILES_MARKER} from './pwa';

/** A file that the worker caches. `revision` identifies its version; null if its URL contains a hash. */
export type PrecacheEntry = {url: string; revision: string | null};

const MARKER = new RegExp(`\\[\\{[^[\\]{}]*${OFFLINE_FILES_MARKER}[^[\\]{}]*\\}\\]`, 'g');
const LIST_LINE = /^self\.offlineFiles=.*;\n/;

/**
 * Returns the worker script with the list of files in its first line. The code of the PWA plugin reads this list instead
 * of the one that the plugin makes, and so does our code. An existing list is replaced.
 *
 * @throws Error if the PWA plugin's worker doesn't contain the marker of the list exactly once
 */
export function withPrecacheList(worker: string, entries: readonly PrecacheEntry[]): string {
  const line = `self.offlineFiles=${JSON.stringify(entries)};\n`;
  if (LIST_LINE.test(worker)) return worker.replace(LIST_LINE, () => line);
  const places = worker.match(MARKER)?.length ?? 0;
  if (places !== 1) {
    throw new Error(
      `Offline app: expected the marker "${OFFLINE_FILES_MARKER}" in sw.js once, found it ${places} times. Run docusaurus build before finish-build.`,
    );
  }
  return line + worker.replace(MARKER, 'self.offlineFiles');
}
