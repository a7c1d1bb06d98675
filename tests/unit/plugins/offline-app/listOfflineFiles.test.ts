import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listOfflineFiles} from '@site/plugins/offline-app/listOfflineFiles';
import {makeFolder} from '@site/tests/support/folder';

const worker = 'run([{"revision":null,"url":"offline-files-of-the-finished-build"}])';
const html = '<!doctype html><script src="/assets/js/main.1a2b3c4d.js"></script>';

describe('listOfflineFiles', () => {
  it('lists hashed assets without a revision, and other files with a hash of their content', async () => {
    const build = makeFolder({
      'sw.js': worker,
      'index.html': html,
      'old path/index.html': html,
      'assets/js/main.1a2b3c4d.js': 'run()',
      'next/index.html': html,
    });
    const kept = await listOfflineFiles(build.directory, '/', (file) => file.startsWith('next/'));
    const [line = ''] = readFileSync(path.join(build.directory, 'sw.js'), 'utf8').split('\n');
    build.remove();
    expect(kept).toEqual({files: 3, bytes: 2 * html.length + 5, leftOut: 1});
    expect(JSON.parse(line.slice('self.offlineFiles='.length, -1))).toEqual([
      {url: 'assets/js/main.1a2b3c4d.js', revision: null},
      {url: 'index.html', revision: expect.stringMatching(/^[0-9a-f]{32}$/)},
      {url: 'old%20path/index.html', revision: expect.stringMatching(/^[0-9a-f]{32}$/)},
    ]);
  });

  it('fails if a page loads a file that is not kept, and leaves the worker unchanged', async () => {
    const build = makeFolder({'sw.js': worker, 'index.html': html, 'a/index.html': '<img src="/img/x.png">'});
    await expect(listOfflineFiles(build.directory, '/')).rejects.toThrow(
      "clear the build's cache: npx docusaurus clear.\na/index.html loads /img/x.png\nindex.html loads /assets/js/main.1a2b3c4d.js",
    );
    expect(readFileSync(path.join(build.directory, 'sw.js'), 'utf8')).toBe(worker);
    build.remove();
  });
});
