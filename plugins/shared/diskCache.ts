import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Results that were computed from texts, kept between runs. */
export type DiskCache<Result> = {
  get: (text: string) => Result | undefined;
  set: (text: string, result: Result) => void;
  /** Writes the file where something was added; `forgetUnused` drops what this run didn't ask for. */
  save: (options: {forgetUnused: boolean}) => void;
};

/** Where a project keeps its cache of a name. */
export function cacheFile(projectDir: string, name: string): string {
  return path.join(projectDir, '.cache', `${name}.json`);
}

/**
 * Opens the cache in a file; one that is missing or broken counts as empty.
 *
 * @param version what else the results depend on; those of another version are forgotten
 */
export function openCache<Result>(file: string, version: string): DiskCache<Result> {
  const known = readResults<Result>(file, version);
  const used: Record<string, Result> = {};
  let hasNews = false;
  return {
    get(text) {
      const key = hash(text);
      const result = known[key];
      if (result !== undefined) used[key] ??= result;
      return used[key];
    },
    set(text, result) {
      used[hash(text)] = result;
      hasNews = true;
    },
    save({forgetUnused}) {
      if (!hasNews) return;
      mkdirSync(path.dirname(file), {recursive: true});
      const results = forgetUnused ? used : {...known, ...used};
      // Another run may read at the same time: it sees the old file or the new one, never half of it.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({version, results}));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

export function hash(...texts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(`${text.length}:`).update(text);
  return digest.digest('base64url');
}

const ROOT = path.join(__dirname, '../..');

/**
 * Changes with the packages and with all code and data that could change what is read from a page: the plugins, and
 * what of `src` isn't a React component. Editing more than matters costs a run without the cache; a list of the files
 * that matter would go out of date unseen.
 */
export function codeVersion(): string {
  const code = ['plugins', 'src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:ts|cjs|json)$/.test(file))
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
    return {};
  }
}
