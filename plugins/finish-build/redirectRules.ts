import path from 'node:path';
import type {RedirectRule} from '../../server/redirectsFile';
import {caseRedirects} from '../../src/config/redirects';

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
  const pages: RedirectRule[] = [
    ...[...redirects].map(([file, to]): RedirectRule => [`${baseUrl}${path.posix.dirname(file)}`, to]),
    ...caseRedirects.map(({from, to}): RedirectRule => [
      baseUrl + from.slice(1),
      `${baseUrl}${to.slice(1)}/`,
    ]),
  ];
  return [
    ...pages.flatMap(([from, to]): RedirectRule[] => [
      [encodeURI(from), to],
      [encodeURI(`${from}/`), to],
    ]),
    ...folders('index.md').map((folder): RedirectRule => [
      `${baseUrl}${folder}.md`,
      `${baseUrl}${folder}/index.md`,
    ]),
  ];
}
