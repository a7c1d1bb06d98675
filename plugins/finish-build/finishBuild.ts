import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compressFiles} from '../../server/compressFiles';
import {MANIFEST_FILE, webManifest} from '../offline-app/pwa';
import {formatHeadersFile} from '../../server/headersFile';
import {formatRedirectsFile} from '../../server/redirectsFile';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import type {Commit} from './commit';
import {listOfflineFiles} from '../offline-app/listOfflineFiles';
import {headerRules} from '../security-headers/headerRules';
import {redirectPage, redirectTargetOf} from '../security-headers/redirectPage';
import {securePages} from '../security-headers/securePages';
import type {ThirdParties} from '../security-headers/thirdParties';
import {wellKnownFiles} from './wellKnownFiles';
import {LICENSES_FILE, LICENSES_PAGE} from './licensesFile';
import {preloadFont} from './preloadFont';
import {redirectRules} from './redirectRules';
import {VERSION_FILE, versionFile} from './versionFile';

type Site = {
  /** Folder of the built site. */
  outDir: string;
  siteUrl: string;
  baseUrl: string;
  /** Whether a file belongs only to other versions of the docs than the latest, which the offline app leaves out. */
  isOfOtherVersion?: (file: string) => boolean;
  thirdParties: ThirdParties;
  /** Text of the file of licences. */
  licenses: string;
  /** The commit that the site was built from; undefined if it isn't known. */
  commit: Commit | undefined;
  now?: Date;
};

/** Name of the font of texts, to which the bundler adds a hash. */
const TEXT_FONT = 'geist-latin-wght-normal';

/**
 * Completes the output of `docusaurus build` in place. Running it again changes nothing.
 *
 * @returns one sentence for each step
 * @throws Error that names the missing or invalid files
 */
export async function finishBuild({
  outDir,
  siteUrl,
  baseUrl,
  isOfOtherVersion,
  thirdParties,
  licenses,
  commit,
  now = new Date(),
}: Site): Promise<string[]> {
  const built = await listBuiltFiles(outDir).catch((): string[] => []);
  if (!built.includes('index.html')) {
    throw new Error(`Expected a built site in ${outDir}, found no index.html: run docusaurus build first.`);
  }
  await writeFiles(outDir, {
    ...wellKnownFiles({siteUrl, baseUrl, now}),
    [MANIFEST_FILE]: JSON.stringify(webManifest({siteUrl, baseUrl})),
    [LICENSES_FILE]: licenses,
    [LICENSES_PAGE]: redirectPage(baseUrl + LICENSES_FILE, siteUrl),
    // The text follows below; the headers file has a rule for it.
    [VERSION_FILE]: '',
  });
  const files = await listBuiltFiles(outDir);

  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({file, html: await readFile(path.join(outDir, file), 'utf8')})),
  );
  const targets = new Map(
    pages.flatMap(({file, html}) => {
      const target = redirectTargetOf(html);
      return target === undefined ? [] : [[file, target] as const];
    }),
  );
  const isRedirect = ({file}: {file: string}) => targets.has(file);
  const font = baseUrl + textFont(files, outDir);
  const preloading = preloadFont(
    pages.filter((page) => !isRedirect(page)),
    font,
  );
  const secured = securePages([...preloading, ...pages.filter(isRedirect)], {siteUrl, thirdParties});
  const headersFile = formatHeadersFile(headerRules({policy: secured.sitePolicy, baseUrl, files}));
  await writeFiles(outDir, {
    ...Object.fromEntries(secured.pages.map(({file, html}) => [file, html])),
    _headers: headersFile,
    _redirects: formatRedirectsFile(redirectRules({baseUrl, files, redirects: targets})),
    [VERSION_FILE]: versionFile(commit, {
      pages: preloading.length,
      redirects: targets.size,
      markdown: files.filter((file) => path.posix.basename(file) === 'index.md').length,
    }),
  });

  const offline = await listOfflineFiles(outDir, baseUrl, isOfOtherVersion);
  const compressed = await compressFiles(outDir);
  return [
    `${preloading.length} pages preload ${font}.`,
    `${pages.length} pages have a content security policy; the policy of the whole site has ${secured.sitePolicy.length} characters.`,
    `The offline app keeps ${offline.files} files, ${(offline.bytes / 2 ** 20).toFixed(1)} MiB.`,
    ...(offline.leftOut > 0
      ? [`It leaves out ${offline.leftOut} files of other versions of the docs than the latest.`]
      : []),
    `${compressed.files} text files are compressed from ${inMegabytes(compressed.before)} to ${inMegabytes(compressed.after)} MB.`,
  ];
}

function textFont(files: readonly string[], outDir: string): string {
  const start = `assets/fonts/${TEXT_FONT}-`;
  const found = files.find((file) => file.startsWith(start) && file.endsWith('.woff2'));
  if (found !== undefined) return found;
  throw new Error(
    `Expected a file like ${start}….woff2 in ${outDir}, found none: correct TEXT_FONT in plugins/finish-build if the fonts of src/css/fonts.css were changed.`,
  );
}

async function writeFiles(outDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([file, text]) => {
      const location = path.join(outDir, file);
      await mkdir(path.dirname(location), {recursive: true});
      await writeFile(location, text);
    }),
  );
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
