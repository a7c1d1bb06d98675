export type BuiltFile = {
  /** Path relative to the build folder, with forward slashes. */
  file: string;
  bytes: number;
};

/** Number and size of the offline files, which the page /offline shows. */
export const SIZE_FILE = 'offline-files.json';

/** The empty page into which the app renders the page at an address (src/pages/shell.tsx). */
export const SHELL_FILE = 'shell/index.html';

/** Files that aren't needed offline. All other files of the build are kept, except for pages. */
const ONLINE_ONLY: readonly RegExp[] = [
  /^(?:.+\.)?sw\.js$/, // the worker, which the browser stores itself
  /^(?:_headers|_redirects|CNAME|robots\.txt|sitemap\.xml|opensearch\.xml|version\.json|404\.html)$/,
  /(?:^|\/)\./,
  /(?:^|\/)llms(?:-full)?\.txt$/, // for assistants; the pages' Markdown is kept, which the reader can copy
  /^openapi\/(?:gateway|api)\.json$/, // for API clients; the console loads the other files there
  /^licenses\.txt$/, // 2 MB
  /^offline-files\.json$/, // SIZE_FILE
  /\.(?:LICENSE\.txt|map|br|gz)$/,
  /^changes\/atom\.xml$/, // for feed readers
  /^img\/(?:social-card\.|cards\/|screenshots\/)/, // used by other sites and by installers
];

const MIB = 2 ** 20;
export const MAX_FILE_BYTES = 4 * MIB;
export const MAX_TOTAL_BYTES = 48 * MIB;

/**
 * Returns the files that the app caches for offline use, sorted. The HTML of pages isn't expected.
 *
 * @throws Error that names each file over the limit, and the total if it is over its limit. To drop such a file silently
 *   would break a page offline, which readers would notice only without a network.
 */
export function selectOfflineFiles(files: readonly BuiltFile[]): string[] {
  const kept = files.filter(({file}) => !ONLINE_ONLY.some((pattern) => pattern.test(file)));
  const problems = kept
    .filter(({bytes}) => bytes > MAX_FILE_BYTES)
    .map(
      ({file, bytes}) => `${file} has ${inMib(bytes)}, the limit for one file is ${inMib(MAX_FILE_BYTES)}`,
    );
  const total = kept.reduce((sum, {bytes}) => sum + bytes, 0);
  if (total > MAX_TOTAL_BYTES) {
    problems.push(`all files together have ${inMib(total)}, the limit is ${inMib(MAX_TOTAL_BYTES)}`);
  }
  if (problems.length > 0) {
    throw new Error(
      `Offline app: ${problems.join('; ')}. Make them smaller, or exclude them from offline use (ONLINE_ONLY in plugins/offline-app/selectOfflineFiles.ts).`,
    );
  }
  return kept.map(({file}) => file).sort();
}

function inMib(bytes: number): string {
  return `${(bytes / MIB).toFixed(1)} MiB`;
}
