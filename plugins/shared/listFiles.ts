import {existsSync, readdirSync} from 'node:fs';

/** Returns the files below a folder that match a pattern: relative paths with forward slashes, sorted. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split('\\').join('/'))
    .filter((file) => pattern.test(file))
    .sort();
}
