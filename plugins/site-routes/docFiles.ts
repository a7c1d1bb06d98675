import {existsSync, readdirSync} from 'node:fs';
import {join, posix} from 'node:path';

/**
 * The file behind a documentation route, relative to `docsDir`, or undefined where there is none.
 * A page named like its folder is served at the folder: `/validators/staking` may be `validators/staking/staking.mdx`.
 */
export function docFileOf(route: string, docsDir: string): string | undefined {
  const path = route.replace(/^\/|\/$/g, '');
  const candidates = [`${path}.mdx`, `${path}/${posix.basename(path)}.mdx`];
  return candidates.find((file) => existsSync(join(docsDir, file)));
}

/** The route that Docusaurus serves a file of `docsDir` at (no trailing slash). */
export function routeOfDocFile(file: string): string {
  const path = file.replace(/\.mdx?$/, '');
  const name = posix.basename(path);
  const folder = posix.dirname(path);
  return posix.basename(folder) === name || name === 'index' ? `/${folder}` : `/${path}`;
}

/** Every page file below `docsDir`, relative to it, in a stable order. */
export function listDocFiles(docsDir: string): string[] {
  return readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split('\\').join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .sort();
}
