import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** Results that were computed from texts, kept between runs. */
export type DiskCache<Result> = {
  get: (text: string) => Result | undefined;
  set: (text: string, result: Result) => void;
  /** Writes the file where something was added; `forgetUnused` drops what this run didn't ask for. */
  save: (options: {forgetUnused: boolean}) => void;
};

/** @param version whatever else the results depend on; those of another version are forgotten */
export function openCache<Result>(file: string, version: string): DiskCache<Result> {
  const known = readResults<Result>(file, version);
  const used: Record<string, Result> = {};
  let hasNews = false;
  return {
    get(text) {
      const key = hash(text);
      const result = known[key];
      if (result !== undefined) used[key] = result;
      return result;
    },
    set(text, result) {
      used[hash(text)] = result;
      hasNews = true;
    },
    save({forgetUnused}) {
      if (!hasNews) return;
      mkdirSync(dirname(file), {recursive: true});
      const results = forgetUnused ? used : {...known, ...used};
      // Another run may read at the same time: it sees the old file or the new one, never half of it.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({version, results}));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

export function hash(text: string): string {
  return createHash('sha1').update(text).digest('base64');
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
