import path from 'node:path';
import type {RedirectRule} from '../../server/redirectsFile';

type Site = {
  baseUrl: string;
  /** Paths of all files, relative to the build folder, with forward slashes. */
  files: readonly string[];
  /** File of each page that redirects, and the path of its target. */
  redirects: ReadonlyMap<string, string>;
};

/**
 * Returns the redirects for hosts: of moved pages, with and without the slash at the end, and from `<route>.md` to the
 * Markdown of each page.
 */
export function redirectRules({baseUrl, files, redirects}: Site): RedirectRule[] {
  const folders = (name: string) =>
    files.filter((file) => path.posix.basename(file) === name && file !== name).map(path.posix.dirname);
  return [
    ...[...redirects].flatMap(([file, to]): RedirectRule[] => {
      const from = encodeURI(`${baseUrl}${path.posix.dirname(file)}`);
      return [
        [from, to],
        [`${from}/`, to],
      ];
    }),
    ...folders('index.md').map((folder): RedirectRule => [
      `${baseUrl}${folder}.md`,
      `${baseUrl}${folder}/index.md`,
    ]),
  ];
}
