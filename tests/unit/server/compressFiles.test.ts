import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {compressFiles} from '@site/server/compressFiles';
import {listBuiltFiles} from '@site/server/listBuiltFiles';
import {makeFolder} from '@site/tests/support/folder';

const code = readFileSync(__filename, 'utf8');
const folder = makeFolder({
  'assets/js/main.1a2b3c4d.js': code,
  'assets/search/search-index.1a2b3c4d.json': '[]',
  'assets/fonts/text.woff2': code,
  'index.html': code,
  'learn.md': code,
  'img/photo.png': code,
});
afterAll(() => folder.remove());
const read = (file: string) => readFileSync(path.join(folder.directory, file));

describe('compressFiles', () => {
  it('writes compressed variants of text files only', async () => {
    const {files, before, after} = await compressFiles(folder.directory);
    expect(files).toBe(3);
    expect(after).toBeLessThan(before);
    const written = (await listBuiltFiles(folder.directory)).filter((file) => /\.(?:br|gz)$/.test(file));
    expect(written).toEqual(
      ['assets/js/main.1a2b3c4d.js', 'index.html', 'learn.md'].flatMap((file) => [
        `${file}.br`,
        `${file}.gz`,
      ]),
    );
    for (const file of written) {
      const unpack = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
      expect(unpack(read(file)).toString()).toBe(code);
    }
  });

  it('compresses again what changed since an earlier run only', async () => {
    const known = new Map<string, Buffer>();
    const computed: string[] = [];
    const cached = async (key: string, compute: () => Promise<Buffer>) => {
      if (!known.has(key)) {
        computed.push(key);
        known.set(key, await compute());
      }
      return known.get(key)!;
    };
    const first = await compressFiles(folder.directory, cached);
    computed.length = 0;
    expect(await compressFiles(folder.directory, cached)).toEqual(first);
    expect(computed).toEqual([]);
    writeFileSync(path.join(folder.directory, 'learn.md'), `${code}\n`);
    await compressFiles(folder.directory, cached);
    expect(computed.map((key) => key.split(' ')[1]).sort()).toEqual(['brotli', 'gzip']);
    expect(brotliDecompressSync(read('learn.md.br')).toString()).toBe(`${code}\n`);
  });

  it('returns the same result on a second run', async () => {
    const first = await compressFiles(folder.directory);
    expect(await compressFiles(folder.directory)).toEqual(first);
  });
});
