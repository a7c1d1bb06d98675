import {readdirSync} from 'node:fs';
import path from 'node:path';
import {openFileCache} from '@site/plugins/shared/fileCache';
import {makeFolder} from '@site/tests/support/folder';

let folder: ReturnType<typeof makeFolder>;
let files: string;

beforeEach(() => {
  folder = makeFolder({});
  files = path.join(folder.directory, 'cache/files');
});
afterEach(() => folder.remove());

/** Reads files in a run, and returns the keys that it computed. */
async function run(keys: string[], version = '1'): Promise<string[]> {
  const cache = openFileCache(files, version);
  const computed: string[] = [];
  for (const key of keys) {
    const content = await cache.read(key, async () => {
      computed.push(key);
      return Buffer.from(`content of ${key}`);
    });
    expect(content.toString()).toBe(`content of ${key}`);
  }
  await cache.forgetUnused();
  return computed;
}

it('returns the files of an earlier run with the same version', async () => {
  expect(await run(['a', 'b'])).toEqual(['a', 'b']);
  expect(await run(['b', 'c'])).toEqual(['c']);
  expect(await run(['b'], '2')).toEqual(['b']);
});

it('removes files that a run did not read', async () => {
  await run(['a', 'b']);
  expect(await run(['b'])).toEqual([]);
  expect(readdirSync(files)).toHaveLength(1);
  expect(await run(['a'])).toEqual(['a']);
});

it('stores nothing if the computation fails', async () => {
  const cache = openFileCache(files, '1');
  await expect(cache.read('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  await cache.forgetUnused();
  expect(await run(['a'])).toEqual(['a']);
});

it('computes a file once if it is needed twice at the same time', async () => {
  const cache = openFileCache(files, '1');
  const compute = jest.fn(async () => Buffer.from('content'));
  const [first, second] = await Promise.all([cache.read('a', compute), cache.read('a', compute)]);
  expect(first).toBe(second);
  expect(compute).toHaveBeenCalledTimes(1);
});
