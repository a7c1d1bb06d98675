import {createHash} from 'node:crypto';
import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {keptPage} from './keptPage';
import {missingFiles} from './missingFiles';
import {withPrecacheList, type PrecacheEntry} from './precacheList';
import {selectOfflineFiles, SIZE_FILE} from './selectOfflineFiles';

/**
 * Writes the list of offline files into the service worker of a finished build, and their size for readers.
 *
 * @param isLeftOut whether the app doesn't need a file that it would keep otherwise
 * @returns the number of listed files, their total size in bytes, and the number of files that `isLeftOut` excluded
 * @throws Error that names every file that a page loads and that isn't in the list
 */
export async function listOfflineFiles(
  outDir: string,
  baseUrl: string,
  isLeftOut: (file: string) => boolean = () => false,
): Promise<{files: number; bytes: number; leftOut: number}> {
  const all = await listBuiltFiles(outDir);
  const wanted = all.filter((file) => !isLeftOut(file));
  const built = await Promise.all(
    wanted.map(async (file) => ({file, bytes: (await stat(path.join(outDir, file))).size})),
  );
  const files = selectOfflineFiles(built);
  const kept = new Set(files);
  const problems: string[] = [];
  const entries: PrecacheEntry[] = [];
  let bytes = 0;
  for (const file of files) {
    const content = await readFile(path.join(outDir, file));
    bytes += file.endsWith('.html') ? Buffer.byteLength(keptPage(content.toString())) : content.length;
    entries.push({url: encodeURI(file), revision: revisionOf(file, content)});
    if (/\.(?:html|css)$/.test(file)) {
      const missing = missingFiles({file, text: content.toString()}, {kept, baseUrl});
      problems.push(...missing.map((name) => `${file} loads ${name}`));
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `Offline app: expected every file that pages load to be in the build and available offline, found others. If BASE_URL has changed, clear the build's cache: npx docusaurus clear.\n${problems.join('\n')}`,
    );
  }
  const worker = path.join(outDir, 'sw.js');
  await writeFile(worker, withPrecacheList(await readFile(worker, 'utf8'), entries));
  const size = JSON.stringify({files: files.length, bytes});
  await writeFile(path.join(outDir, SIZE_FILE), size);
  return {files: files.length, bytes, leftOut: all.length - wanted.length};
}

/** File names in assets/ contain a hash, so the URL identifies the version, and the HTTP cache can be used. */
function revisionOf(file: string, content: Buffer): string | null {
  return file.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex');
}
