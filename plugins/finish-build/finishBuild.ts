import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compressFiles} from '../../server/compressFiles';
import {MANIFEST_FILE, webManifest} from '../../src/config/pwa';
import {formatHeadersFile} from '../../server/headersFile';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {listOfflineFiles} from '../offline-app/listOfflineFiles';
import {headerRules} from '../security-headers/headerRules';
import {isRedirect} from '../security-headers/redirectPage';
import {securePages} from '../security-headers/securePages';
import type {ThirdParties} from '../security-headers/thirdParties';
import {preloadFont} from './preloadFont';

type Site = {
  /** Folder of the built site. */
  outDir: string;
  siteUrl: string;
  baseUrl: string;
  thirdParties: ThirdParties;
};

/** The text font; the bundler adds a hash to its name. */
const TEXT_FONT = /^assets\/fonts\/geist-latin-wght-normal-\w+\.woff2$/;

/**
 * Completes the output of `docusaurus build` in place. Running it again changes nothing.
 *
 * @returns one sentence for each step
 * @throws Error that names the missing or invalid files
 */
export async function finishBuild({outDir, siteUrl, baseUrl, thirdParties}: Site): Promise<string[]> {
  const built = await listBuiltFiles(outDir).catch((): string[] => []);
  if (!built.includes('index.html')) {
    throw new Error(`Expected a built site in ${outDir}, found no index.html: run docusaurus build first.`);
  }
  await writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(webManifest({siteUrl, baseUrl})));
  const files = await listBuiltFiles(outDir);

  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({file, html: await readFile(path.join(outDir, file), 'utf8')})),
  );
  const redirects = pages.filter(({html}) => isRedirect(html));
  const font = fontOf(files, outDir);
  const preloading = preloadFont(
    pages.filter(({html}) => !isRedirect(html)),
    baseUrl + font,
  );
  const secured = securePages([...preloading, ...redirects], {siteUrl, thirdParties});
  const headersFile = formatHeadersFile(headerRules({policy: secured.sitePolicy, baseUrl, files}));
  await Promise.all(secured.pages.map(({file, html}) => writeFile(path.join(outDir, file), html)));
  await writeFile(path.join(outDir, '_headers'), headersFile);

  const offline = await listOfflineFiles(outDir, baseUrl);
  const compressed = await compressFiles(outDir);
  return [
    `${preloading.length} pages preload ${font}.`,
    `${pages.length} pages have a content security policy; the policy of the whole site has ${secured.sitePolicy.length} characters.`,
    `The offline app keeps ${offline.files} files, ${(offline.bytes / 2 ** 20).toFixed(1)} MiB.`,
    `${compressed.files} shared files are compressed from ${inMegabytes(compressed.before)} to ${inMegabytes(compressed.after)} MB.`,
  ];
}

function fontOf(files: readonly string[], outDir: string): string {
  const font = files.find((file) => TEXT_FONT.test(file));
  if (font !== undefined) return font;
  throw new Error(
    `Expected a file like assets/fonts/geist-latin-wght-normal-….woff2 in ${outDir}, found none: ` +
      'correct TEXT_FONT in plugins/finish-build if the font of src/css/fonts.css was changed.',
  );
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
