import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hash} from './diskCache';

/** A folder of computed files, one for each key. */
export type FileCache = {
  /** Returns the file of a key, which contains everything that the file is computed from, or computes and stores it. */
  read: (key: string, compute: () => Promise<Buffer>) => Promise<Buffer>;
  /** Removes the files that this run didn't read. */
  forgetUnused: () => Promise<void>;
};

/**
 * Opens a folder as a cache of files.
 *
 * @param version identifies everything else that the files depend on
 */
export function openFileCache(folder: string, version: string): FileCache {
  const used = new Map<string, Promise<Buffer>>();

  async function readOrCompute(id: string, compute: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(folder, id);
    try {
      return await readFile(file);
    } catch {
      const content = await compute();
      await mkdir(folder, {recursive: true});
      // The rename is atomic: a build that is stopped leaves no half of a file.
      await writeFile(`${file}.${process.pid}`, content);
      await rename(`${file}.${process.pid}`, file);
      return content;
    }
  }

  return {
    read(key, compute) {
      const id = hash(version, key);
      const result = used.get(id) ?? readOrCompute(id, compute);
      used.set(id, result);
      return result;
    },
    async forgetUnused() {
      const files = await readdir(folder).catch((): string[] => []);
      await Promise.all(
        files.filter((file) => !used.has(file)).map((file) => rm(path.join(folder, file), {force: true})),
      );
    },
  };
}
