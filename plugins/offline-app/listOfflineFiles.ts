import {createHash} from 'node:crypto';
import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {missingFiles} from './missingFiles';
import {withPrecacheList, type PrecacheEntry} from './precacheList';
import {selectOfflineFiles} from './selectOfflineFiles';

/**
 * Writes the list of files for offline use into the service worker of a finished build.
 *
 * @returns how many files and bytes that are.
 * @throws Error that lists every file which a page loads and the list lacks.
 */
export async function listOfflineFiles(
  outDir: string,
  baseUrl: string,
): Promise<{files: number; bytes: number}> {
  const built = await Promise.all(
    (await listBuiltFiles(outDir)).map(async (file) => ({
      file,
      bytes: (await stat(path.join(outDir, file))).size,
    })),
  );
  const files = selectOfflineFiles(built);
  const kept = new Set(files);
  const problems: string[] = [];
  const entries: PrecacheEntry[] = [];
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(path.join(outDir, file));
    bytes += content.length;
    entries.push({url: encodeURI(file), revision: revisionOf(file, content)});
    if (/\.(?:html|css)$/.test(file)) {
      const missing = missingFiles({file, text: content.toString()}, {kept, baseUrl});
      problems.push(...missing.map((name) => `${file} loads ${name}`));
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `Offline app: pages load files that are missing or not kept. If BASE_URL has changed, clear the build's cache: npx docusaurus clear.\n${problems.join('\n')}`,
    );
  }
  const worker = path.join(outDir, 'sw.js');
  await writeFile(worker, withPrecacheList(await readFile(worker, 'utf8'), entries));
  return {files: files.length, bytes};
}

/** Names in assets/ hold a hash, so the address alone tells versions apart and the HTTP cache may answer. */
function revisionOf(file: string, content: Buffer): string | null {
  return file.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex');
}
