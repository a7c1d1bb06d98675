import {createHash} from 'node:crypto';
import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {redirectTargetOf} from '../security-headers/redirectPage';
import {missingFiles} from './missingFiles';
import {withPrecacheList, type PrecacheEntry} from './precacheList';
import {selectOfflineFiles, SHELL_FILE, SIZE_FILE} from './selectOfflineFiles';

/**
 * Writes the lists of offline files and pages into the service worker of a finished build, and the size of the files for
 * readers. The HTML of pages isn't among them: the app renders pages into its shell.
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
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const pages: string[] = [];
  const texts = new Map<string, string>();
  for (const file of wanted.filter((each) => /\.(?:html|css)$/.test(each))) {
    const text = await read(file);
    texts.set(file, text);
    if (path.basename(file) === 'index.html' && file !== SHELL_FILE && redirectTargetOf(text) === undefined)
      pages.push(file);
  }
  const isPage = new Set(pages);
  const built = await Promise.all(
    wanted
      .filter((file) => !isPage.has(file))
      .map(async (file) => ({file, bytes: (await stat(path.join(outDir, file))).size})),
  );
  const files = selectOfflineFiles(built);
  const kept = new Set(files);
  const problems = [...texts]
    .filter(([file]) => kept.has(file) || isPage.has(file))
    .flatMap(([file, text]) =>
      missingFiles({file, text}, {kept, baseUrl}).map((name) => `${file} loads ${name}`),
    );
  if (!kept.has(SHELL_FILE)) problems.push(`every page needs ${SHELL_FILE}`);
  if (problems.length > 0) {
    throw new Error(
      `Offline app: expected every file that pages load to be in the build and available offline, found others. If BASE_URL has changed, clear the build's cache: npx docusaurus clear.\n${problems.join('\n')}`,
    );
  }
  const entries = await Promise.all(files.map((file) => entryOf(outDir, file)));
  const worker = path.join(outDir, 'sw.js');
  const addresses = pages.map((file) => encodeURI(file.slice(0, -'index.html'.length)));
  await writeFile(worker, withPrecacheList(await read('sw.js'), {files: entries, pages: addresses}));
  const keptBytes = built.filter(({file}) => kept.has(file)).reduce((sum, {bytes}) => sum + bytes, 0);
  await writeFile(path.join(outDir, SIZE_FILE), JSON.stringify({files: files.length, bytes: keptBytes}));
  return {files: files.length, bytes: keptBytes, leftOut: all.length - wanted.length};
}

/** File names in assets/ contain a hash, so the URL identifies the version, and the HTTP cache can be used. */
async function entryOf(outDir: string, file: string): Promise<PrecacheEntry> {
  const url = encodeURI(file);
  if (file.startsWith('assets/')) return {url, revision: null};
  return {
    url,
    revision: createHash('md5')
      .update(await readFile(path.join(outDir, file)))
      .digest('hex'),
  };
}
