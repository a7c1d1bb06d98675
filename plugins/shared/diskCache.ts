import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A cache on disk of results that were computed from texts. */
export type DiskCache<Result> = {
  get: (text: string) => Result | undefined;
  set: (text: string, result: Result) => void;
  /** Writes the file if there are new results; `forgetUnused` removes the results that this run didn't read. */
  save: (options: {forgetUnused: boolean}) => void;
};

/** Returns the path of a project's cache file. */
export function cacheFile(projectDir: string, name: string): string {
  return path.join(projectDir, '.cache', `${name}.json`);
}

/**
 * Opens a cache file. A missing or damaged file is an empty cache.
 *
 * @param version identifies everything else that the results depend on; results of other versions are ignored
 */
export function openCache<Result>(file: string, version: string): DiskCache<Result> {
  const known = readResults<Result>(file, version);
  const used: Record<string, Result> = {};
  let isChanged = false;
  return {
    get(text) {
      const key = hash(text);
      const result = known[key];
      if (result !== undefined) used[key] ??= result;
      return used[key];
    },
    set(text, result) {
      used[hash(text)] = result;
      isChanged = true;
    },
    save({forgetUnused}) {
      if (!isChanged) return;
      mkdirSync(path.dirname(file), {recursive: true});
      const results = forgetUnused ? used : {...known, ...used};
      // The rename is atomic: a process that reads at the same time gets the old file or the new one.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({version, results}));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

/** Folders of generated files, relative to the site: of builds, and of `npm start`. */
const GENERATED_FOLDERS = new Set(['.docusaurus', path.join('.docusaurus', 'dev')]);

/** Returns whether this is a test's build of a variant of the site, which has other pages and other generated files. */
export function isVariant(siteDir: string, generatedDir: string): boolean {
  return !GENERATED_FOLDERS.has(path.relative(siteDir, generatedDir));
}

/**
 * Returns the folder of the caches that builds of the site share. A variant gets a separate one, because removing what it
 * doesn't use would remove what the site uses.
 *
 * @param generatedDir the build's folder of generated files
 */
export function siteCacheFolder(siteDir: string, generatedDir: string): string {
  return path.join(isVariant(siteDir, generatedDir) ? generatedDir : siteDir, '.cache');
}

/**
 * Opens a cache of results for each page, which builds, `npm start`, tests and reports of the site share.
 *
 * @param build its folder of generated files, and the version of the code that this process runs (`codeVersion`)
 */
export function openSiteCache<Result>(
  name: string,
  siteDir: string,
  {generatedDir = path.join(siteDir, '.docusaurus'), code = codeVersion()} = {},
): DiskCache<Result> {
  return openCache(path.join(siteCacheFolder(siteDir, generatedDir), `${name}.json`), code);
}

export function hash(...texts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(`${text.length}:`).update(text);
  return digest.digest('base64url');
}

const ROOT = path.join(__dirname, '../..');

/**
 * Returns a hash of the packages and of all code and data that can affect the parsed content of a page: `plugins`, and
 * `src` without React components. Some of these files don't affect it, and a change of them invalidates the cache without
 * need. An exact list of files would become outdated unnoticed.
 */
export function codeVersion(): string {
  const code = ['plugins', 'src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:ts|cjs|json|yaml)$/.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  const files = [...code, 'package-lock.json'];
  return hash(...files.flatMap((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

function readResults<Result>(file: string, version: string): Record<string, Result> {
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8')) as {
      version: string;
      results: Record<string, Result>;
    };
    return cache.version === version ? cache.results : {};
  } catch {
    // Missing or damaged: it is written anew.
    return {};
  }
}
