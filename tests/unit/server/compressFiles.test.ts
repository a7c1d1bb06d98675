import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {compressFiles} from '@site/server/compressFiles';
import {compress} from '@site/server/encodings';
import {listBuiltFiles} from '@site/server/listBuiltFiles';
import {makeFolder} from '@site/tests/support/folder';

const code = readFileSync(__filename, 'utf8');
const folder = makeFolder({
  'assets/js/main.1a2b3c4d.js': code,
  'assets/search/search-index.1a2b3c4d.json': '[]',
  'assets/fonts/text.woff2': 'font',
  'index.html': '<!doctype html>',
});
afterAll(() => folder.remove());

describe('compressFiles', () => {
  it('puts a smaller form beside what pages share, and beside nothing else', async () => {
    const {files, before, after} = await compressFiles(folder.directory);
    expect(files).toBe(2);
    expect(after).toBeLessThan(before);
    expect((await listBuiltFiles(folder.directory)).filter((file) => file.endsWith('.br'))).toEqual([
      'assets/js/main.1a2b3c4d.js.br',
      'assets/search/search-index.1a2b3c4d.json.br',
    ]);
    const compressed = readFileSync(path.join(folder.directory, 'assets/js/main.1a2b3c4d.js.br'));
    expect(brotliDecompressSync(compressed).toString()).toBe(code);
    expect(compressed.length).toBeLessThan((await compress(Buffer.from(code), 'br')).length);
  });

  it('gives the same result a second time', async () => {
    const first = await compressFiles(folder.directory);
    expect(await compressFiles(folder.directory)).toEqual(first);
  });
});
