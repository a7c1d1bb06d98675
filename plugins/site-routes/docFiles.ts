import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {listFiles} from '../shared/listFiles';

/**
 * Returns the file of a documentation route, relative to `docsDir`; undefined if it doesn't exist.
 * A page with the name of its folder has the folder's route: `/validators/staking` can be `validators/staking/staking.mdx`.
 */
export function docFileOf(route: string, docsDir: string): string | undefined {
  const path = route.replace(/^\/|\/$/g, '');
  const candidates = [`${path}.mdx`, `${path}/${posix.basename(path)}.mdx`];
  return candidates.find((file) => existsSync(join(docsDir, file)));
}

/** Returns the route of a file, relative to `docsDir`, without trailing slash. */
export function routeOfDocFile(file: string): string {
  const path = file.replace(/\.mdx?$/, '');
  const name = posix.basename(path);
  const folder = posix.dirname(path);
  return posix.basename(folder) === name || name === 'index' ? `/${folder}` : `/${path}`;
}

/** Returns the files of all pages, relative to `docsDir`, sorted. Names with a leading underscore are partials. */
export function listDocFiles(docsDir: string): string[] {
  return listFiles(docsDir, /^(?!.*(?:^|\/)_).*\.mdx?$/);
}
