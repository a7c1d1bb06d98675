import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder as a sorted relative path with forward slashes. */
export async function listBuiltFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}
