import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {COMPRESSIBLE_CONTENT_TYPE_REGEX} from 'hono/utils/compress';
import {getMimeType} from 'hono/utils/mime';
import {listBuiltFiles} from './listBuiltFiles';

/** Files that many pages share: scripts, styles and the search index. */
const SHARED = /^assets\//;

/** Brotli qualities. For a page, 11 saves 10 % over 9 but takes 20 times as long (40 s for 350 pages). */
const QUALITY = {shared: 11, others: 9};

/** Minimum size of a compressed file, in bytes. A smaller one fits into one packet anyway. */
const MIN_SIZE = 1024;

/**
 * Writes compressed variants (`.br`, `.gz`) next to the text files of a built site, where servers look for them.
 *
 * @returns the number of compressed files, and their total size in bytes before and after Brotli
 */
export async function compressFiles(
  directory: string,
): Promise<{files: number; before: number; after: number}> {
  const files = (await listBuiltFiles(directory)).filter(isText);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const location = path.join(directory, file);
      const raw = await readFile(location);
      if (raw.length < MIN_SIZE) return [];
      const [br, gz] = await Promise.all([
        brotli(raw, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: SHARED.test(file) ? QUALITY.shared : QUALITY.others,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          },
        }),
        gzipped(raw, {level: 9}),
      ]);
      await Promise.all([writeFile(`${location}.br`, br), writeFile(`${location}.gz`, gz)]);
      return [{before: raw.length, after: br.length}];
    }),
  );
  const written = sizes.flat();
  const sum = (part: 'before' | 'after') => written.reduce((total, size) => total + size[part], 0);
  return {files: written.length, before: sum('before'), after: sum('after')};
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

function isText(file: string): boolean {
  return file.endsWith('.md') || COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(file) ?? '');
}
