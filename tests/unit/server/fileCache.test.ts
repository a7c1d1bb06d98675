import {readFileSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {compressFiles} from '@site/server/compressFiles';
import {createFileCache} from '@site/server/fileCache';
import {makeFolder} from '@site/tests/support/folder';

const code = readFileSync(__filename, 'utf8');
const folder = makeFolder({
  'a.txt': 'a'.repeat(60),
  'b.txt': 'b'.repeat(60),
  'inner/c.txt': 'c',
});
afterAll(() => folder.remove());
const textOf = (body: Uint8Array | undefined) => Buffer.from(body ?? []).toString();

describe('createFileCache', () => {
  it('has no folder and no missing file', async () => {
    const files = createFileCache({directory: folder.directory, maxBytes: 1000});
    expect(await files.read('inner', 'identity')).toBeUndefined();
    expect(await files.read('missing.txt', 'identity')).toBeUndefined();
    expect(await files.isFile('inner')).toBe(false);
    expect(await files.isFile('inner/c.txt')).toBe(true);
  });

  it('reads and compresses a file once for all that ask', async () => {
    const files = createFileCache({directory: folder.directory, maxBytes: 1000});
    const [first, second] = await Promise.all([files.read('a.txt', 'br'), files.read('a.txt', 'br')]);
    expect(second).toBe(first);
    expect(await files.read('a.txt', 'br')).toBe(first);
  });

  it('sends what the build has compressed, until the file changes', async () => {
    const site = makeFolder({'assets/code.js': code});
    try {
      await compressFiles(site.directory);
      const read = () =>
        createFileCache({directory: site.directory, maxBytes: 100_000}).read('assets/code.js', 'br');
      const built = (await read())!.body;
      expect(Buffer.from(built)).toEqual(readFileSync(path.join(site.directory, 'assets/code.js.br')));
      const location = path.join(site.directory, 'assets/code.js');
      writeFileSync(location, 'changed()');
      expect(brotliDecompressSync((await read())!.body).toString()).toBe('changed()');
    } finally {
      site.remove();
    }
  });

  it('tells encodings of one file apart by their validators', async () => {
    const files = createFileCache({directory: folder.directory, maxBytes: 1000});
    const tags = await Promise.all(
      (['identity', 'gzip', 'br'] as const).map(
        async (encoding) => (await files.read('a.txt', encoding))?.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('reads a file again when it changes', async () => {
    const files = createFileCache({directory: folder.directory, maxBytes: 1000});
    const before = await files.read('inner/c.txt', 'identity');
    const location = path.join(folder.directory, 'inner/c.txt');
    writeFileSync(location, 'd');
    utimesSync(location, new Date(), new Date(Date.now() + 5000));
    const after = await files.read('inner/c.txt', 'identity');
    expect([textOf(before?.body), textOf(after?.body)]).toEqual(['c', 'd']);
    expect(after?.etag).not.toBe(before?.etag);
  });

  it('forgets what was used longest ago when its memory is full', async () => {
    const files = createFileCache({directory: folder.directory, maxBytes: 130});
    const a = await files.read('a.txt', 'identity');
    const b = await files.read('b.txt', 'identity');
    await files.read('a.txt', 'identity');
    await files.read('inner/c.txt', 'identity');
    await files.read('a.txt', 'gzip');
    expect(await files.read('a.txt', 'identity')).toBe(a);
    expect(await files.read('b.txt', 'identity')).not.toBe(b);
  });
});
