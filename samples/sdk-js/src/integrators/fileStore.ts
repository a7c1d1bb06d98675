import {open, readFile, rename} from 'node:fs/promises';

// #region file
/** Stores a value in a JSON file. After a crash, the file contains the old or the new value, never a part of it. */
export class FileStore<T> {
  constructor(
    private readonly path: string,
    private readonly initial: T,
  ) {}

  async read(): Promise<T> {
    try {
      return JSON.parse(await readFile(this.path, 'utf8'), revive);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return this.initial;
      throw error;
    }
  }

  async write(value: T): Promise<void> {
    const file = await open(`${this.path}.new`, 'w');
    try {
      await file.writeFile(JSON.stringify(value, replace, 2));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${this.path}.new`, this.path);
  }
}

/** JSON numbers can't hold these integers exactly, so they are stored as text that ends in `n`. */
function replace(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}

function revive(_key: string, value: unknown): unknown {
  return typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;
}
// #endregion file
