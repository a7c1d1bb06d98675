export type BuiltFile = {
  /** Path relative to the build folder, with forward slashes. */
  file: string;
  bytes: number;
};

/** What a reader offline has no use for. Every other file of the build is kept. */
const ONLINE_ONLY: readonly RegExp[] = [
  /^(?:.+\.)?sw\.js$/, // the worker itself, which the browser keeps
  /^(?:_headers|_redirects|CNAME|robots\.txt|sitemap\.xml|opensearch\.xml|404\.html)$/,
  /(?:^|\/)\./,
  /\.(?:LICENSE\.txt|map|br|gz)$/,
  /^img\/(?:social-card\.|screenshots\/)/, // shown by other sites and by installers
];

const MIB = 2 ** 20;
export const MAX_FILE_BYTES = 4 * MIB;
export const MAX_TOTAL_BYTES = 96 * MIB;

/**
 * The files that the app keeps for offline use, sorted.
 *
 * @throws Error that names files over the limit, and the total where it is: dropping one silently would break a page
 *   that nobody opens offline until they need it.
 */
export function selectOfflineFiles(files: readonly BuiltFile[]): string[] {
  const kept = files.filter(({file}) => !ONLINE_ONLY.some((pattern) => pattern.test(file)));
  const problems = kept
    .filter(({bytes}) => bytes > MAX_FILE_BYTES)
    .map(
      ({file, bytes}) => `${file} takes ${inMib(bytes)} of the ${inMib(MAX_FILE_BYTES)} that one file may`,
    );
  const total = kept.reduce((sum, {bytes}) => sum + bytes, 0);
  if (total > MAX_TOTAL_BYTES) {
    problems.push(`all files together take ${inMib(total)} of ${inMib(MAX_TOTAL_BYTES)}`);
  }
  if (problems.length > 0) {
    throw new Error(
      `Offline app: ${problems.join('; ')}. Make them smaller, or leave them online only (plugins/offline-app/selectOfflineFiles.ts).`,
    );
  }
  return kept.map(({file}) => file).sort();
}

function inMib(bytes: number): string {
  return `${(bytes / MIB).toFixed(1)} MiB`;
}
