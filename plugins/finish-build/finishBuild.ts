import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {MANIFEST_FILE, webManifest} from '../offline-app/pwa';
import {formatHeadersFile} from '../../server/headersFile';
import {formatRedirectsFile} from '../../server/redirectsFile';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import type {compressBuild} from './compressBuild';
import type {Commit} from './commit';
import {listOfflineFiles} from '../offline-app/listOfflineFiles';
import {SIZE_FILE} from '../offline-app/selectOfflineFiles';
import {styleFirstPaint} from '../first-paint/styleFirstPaint';
import {startThread} from '../shared/startThread';
import {headerRules} from '../security-headers/headerRules';
import {redirectPage, redirectTargetOf} from '../security-headers/redirectPage';
import {securePages} from '../security-headers/securePages';
import type {ThirdParties} from '../security-headers/thirdParties';
import {wellKnownFiles} from './wellKnownFiles';
import {LICENSES_FILE, LICENSES_PAGE} from './licensesFile';
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
  /** Folder of caches of builds. */
  cacheDir: string;
  now?: Date;
};

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
  cacheDir,
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
    // Their texts follow below; the headers file has rules for them.
    [VERSION_FILE]: '',
    [SIZE_FILE]: '',
  });
  const unstyledFiles = await listBuiltFiles(outDir);
  const read = (test: (file: string) => boolean) => readFiles(outDir, unstyledFiles.filter(test));

  const pages = [...(await read((file) => file.endsWith('.html')))].map(([file, html]) => ({file, html}));
  const targets = new Map(
    pages.flatMap(({file, html}) => {
      const target = redirectTargetOf(html);
      return target === undefined ? [] : [[file, target] as const];
    }),
  );
  const isRedirect = ({file}: {file: string}) => targets.has(file);
  const styled = styleFirstPaint({
    pages: pages.filter((page) => !isRedirect(page)),
    sheets: await read((file) => file.endsWith('.css')),
    scripts: [...(await read((file) => /^assets\/.*\.js$/.test(file))).values()],
    font: fontIn(unstyledFiles),
    baseUrl,
  });
  const {sheet} = styled;
  if (sheet.file !== sheet.former) await rm(path.join(outDir, sheet.former));
  const files = unstyledFiles.map((file) => (file === sheet.former ? sheet.file : file));
  const secured = securePages([...styled.pages, ...pages.filter(isRedirect)], {siteUrl, thirdParties});
  const headersFile = formatHeadersFile(headerRules({policy: secured.sitePolicy, baseUrl, files}));
  await writeFiles(outDir, {
    ...Object.fromEntries(secured.pages.map(({file, html}) => [file, html])),
    [sheet.file]: sheet.css,
    _headers: headersFile,
    _redirects: formatRedirectsFile(redirectRules({baseUrl, files, redirects: targets})),
    [VERSION_FILE]: versionFile(commit, {
      pages: styled.pages.length,
      redirects: targets.size,
      markdown: files.filter((file) => path.posix.basename(file) === 'index.md').length,
    }),
  });

  const offline = await listOfflineFiles(outDir, baseUrl, isOfOtherVersion);
  // In another thread, because each compressed file makes this one collect the garbage of all pages.
  const compressed = await startThread<typeof compressBuild>(path.join(__dirname, 'compressBuild.ts'), {
    outDir,
    cacheDir,
  }).result;
  return [
    `${styled.pages.length} pages have the rules of their first paint: ${styled.rules.map(inKilobytes).join(', ')} KB compressed, by group of pages; the style sheet has ${inKilobytes(sheet.css)} KB.`,
    `${pages.length} pages have a content security policy; the policy of the whole site has ${secured.sitePolicy.length} characters.`,
    `The offline app keeps ${offline.files} files, ${(offline.bytes / 2 ** 20).toFixed(1)} MiB.`,
    ...(offline.leftOut > 0
      ? [`It leaves out ${offline.leftOut} files of other versions of the docs than the latest.`]
      : []),
    `${compressed.files} text files are compressed from ${inMegabytes(compressed.before)} to ${inMegabytes(compressed.after)} MB.`,
  ];
}

function fontIn(files: readonly string[]): string {
  const font = files.find((file) => /^assets\/fonts\/geist-latin-wght-normal-\w+\.woff2$/.test(file));
  if (font === undefined)
    throw new Error(
      'Expected the font of texts, assets/fonts/geist-latin-wght-normal-….woff2, in the built site, found none: does src/css/fonts.css load it?',
    );
  return font;
}

/** Reads text files, whose paths are relative to a folder. */
async function readFiles(outDir: string, files: readonly string[]): Promise<Map<string, string>> {
  const texts = files.map(async (file) => [file, await readFile(path.join(outDir, file), 'utf8')] as const);
  return new Map(await Promise.all(texts));
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

function inKilobytes(css: string): string {
  return (brotliCompressSync(css).length / 1e3).toFixed(1);
}
