import {readFileSync} from 'node:fs';
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

  it('returns the same result on a second run', async () => {
    const first = await compressFiles(folder.directory);
    expect(await compressFiles(folder.directory)).toEqual(first);
  });
});
