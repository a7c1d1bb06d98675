import {OFFLINE_FILES_MARKER} from '../../src/config/pwa';

/** A file that the worker keeps: where it is, and what tells its versions apart if its address doesn't. */
export type PrecacheEntry = {url: string; revision: string | null};

const MARKER = new RegExp(`\\[\\{[^[\\]{}]*${OFFLINE_FILES_MARKER}[^[\\]{}]*\\}\\]`, 'g');
const LIST_LINE = /^self\.offlineFiles=.*;\n/;

/**
 * The worker's text with the list of files in its first line, from where the plugin's code (in place of its own list)
 * and ours read it. Text that has a list already gets the new one.
 *
 * @throws Error where the plugin's worker has no place for the list.
 */
export function withPrecacheList(worker: string, entries: readonly PrecacheEntry[]): string {
  const line = `self.offlineFiles=${JSON.stringify(entries)};\n`;
  if (LIST_LINE.test(worker)) return worker.replace(LIST_LINE, () => line);
  const places = worker.match(MARKER)?.length ?? 0;
  if (places !== 1) {
    throw new Error(
      `Offline app: sw.js must hold the marker "${OFFLINE_FILES_MARKER}" once, found it ${places} times. Run docusaurus build before finish-build.`,
    );
  }
  return line + worker.replace(MARKER, 'self.offlineFiles');
}
