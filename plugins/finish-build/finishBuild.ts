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
import {preloadFonts} from './preloadFonts';

type Site = {
  /** Folder of the built site. */
  outDir: string;
  siteUrl: string;
  baseUrl: string;
  thirdParties: ThirdParties;
};

/** Names of the fonts, to which the bundler adds a hash, and the text in the HTML of the pages that preload them. */
const FONTS = [
  {name: 'geist-latin-wght-normal', usedBy: '<html'},
  {name: 'geist-mono-latin-wght-normal', usedBy: '<pre'},
];

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
  const fonts = FONTS.map(({name, usedBy}) => ({address: baseUrl + fontFile(name, files, outDir), usedBy}));
  const preloading = preloadFonts(
    pages.filter(({html}) => !isRedirect(html)),
    fonts,
  );
  const secured = securePages([...preloading, ...redirects], {siteUrl, thirdParties});
  const headersFile = formatHeadersFile(headerRules({policy: secured.sitePolicy, baseUrl, files}));
  await Promise.all(secured.pages.map(({file, html}) => writeFile(path.join(outDir, file), html)));
  await writeFile(path.join(outDir, '_headers'), headersFile);

  const offline = await listOfflineFiles(outDir, baseUrl);
  const compressed = await compressFiles(outDir);
  return [
    ...fonts.map(
      ({address, usedBy}) =>
        `${preloading.filter(({html}) => html.includes(usedBy)).length} pages preload ${address}.`,
    ),
    `${pages.length} pages have a content security policy; the policy of the whole site has ${secured.sitePolicy.length} characters.`,
    `The offline app keeps ${offline.files} files, ${(offline.bytes / 2 ** 20).toFixed(1)} MiB.`,
    `${compressed.files} shared files are compressed from ${inMegabytes(compressed.before)} to ${inMegabytes(compressed.after)} MB.`,
  ];
}

function fontFile(name: string, files: readonly string[], outDir: string): string {
  const start = `assets/fonts/${name}-`;
  const font = files.find((file) => file.startsWith(start) && file.endsWith('.woff2'));
  if (font !== undefined) return font;
  throw new Error(
    `Expected a file like ${start}….woff2 in ${outDir}, found none: ` +
      'correct FONTS in plugins/finish-build if the fonts of src/css/fonts.css were changed.',
  );
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
