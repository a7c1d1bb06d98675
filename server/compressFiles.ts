import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listBuiltFiles} from './listBuiltFiles';
import {compress} from './encodings';

/** What readers wait for and many share: scripts, styles, and the parts of the search index. */
const SHARED = /^assets\/.+\.(?:js|css|json)$/;

/** Where the compressed form of a file stands, beside it, as other servers expect it. */
export function compressedFile(file: string): string {
  return `${file}.br`;
}

/**
 * Compresses the shared files of a built site as well as can be, a tenth smaller than can be done while a reader waits.
 *
 * @returns how many files that are, and their bytes before and after.
 */
export async function compressFiles(
  directory: string,
): Promise<{files: number; before: number; after: number}> {
  const files = (await listBuiltFiles(directory)).filter((file) => SHARED.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const location = path.join(directory, file);
      const raw = await readFile(location);
      const compressed = await compress(raw, 'br', 'most');
      await writeFile(compressedFile(location), compressed);
      return {before: raw.length, after: compressed.length};
    }),
  );
  const sum = (part: 'before' | 'after') => sizes.reduce((total, size) => total + size[part], 0);
  return {files: files.length, before: sum('before'), after: sum('after')};
}
