import {join, posix} from 'node:path';
import {closestNames} from '../../src/facts/closestNames';
import {listDocFiles} from '../site-routes/docFiles';

/**
 * Returns a message for each path that names neither a page nor a folder of pages.
 *
 * @param paths relative to the project's folder
 */
export function unknownPaths(paths: readonly string[], projectDir: string): string[] {
  const files = listDocFiles(join(projectDir, 'docs')).map((file) => `docs/${file}`);
  const known = new Set(files);
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) known.add(folder);
  }
  return paths
    .filter((path) => !known.has(path))
    .map((path) => {
      const closest = closestNames(path, [...known], 3).join(', ');
      return `expected a page or a folder of pages at ${path}, found none; closest: ${closest}`;
    });
}
