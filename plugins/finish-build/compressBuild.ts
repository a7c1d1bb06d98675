import path from 'node:path';
import {compressFiles} from '../../server/compressFiles';
import {openFileCache} from '../shared/fileCache';

/**
 * Compresses a build's files. Those that haven't changed since the last build come from a cache.
 *
 * @param cacheDir folder of caches
 */
export async function compressBuild({
  outDir,
  cacheDir,
}: {
  outDir: string;
  cacheDir: string;
}): ReturnType<typeof compressFiles> {
  const cache = openFileCache(path.join(cacheDir, 'compressed'), '');
  const result = await compressFiles(outDir, cache.read);
  await cache.forgetUnused();
  return result;
}
