import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** Returns the sorted relative paths, with forward slashes, of all files below a directory. */
export async function listBuiltFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}
