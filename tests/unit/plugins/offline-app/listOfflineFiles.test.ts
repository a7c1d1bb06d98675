import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listOfflineFiles} from '@site/plugins/offline-app/listOfflineFiles';
import {readPrecacheList} from '@site/plugins/offline-app/precacheList';
import {redirectPage} from '@site/plugins/security-headers/redirectPage';
import {makeFolder} from '@site/tests/support/folder';

const worker = 'run([{"revision":null,"url":"offline-files-of-the-finished-build"}])';
const html = '<!doctype html><script src="/assets/js/main.1a2b3c4d.js"></script>';

describe('listOfflineFiles', () => {
  it("lists hashed assets without a revision, other files with a hash of their content, and pages' addresses", async () => {
    const build = makeFolder({
      'sw.js': worker,
      'index.html': html,
      'old path/index.html': html,
      'shell/index.html': html,
      'moved/index.html': redirectPage('/', 'https://docs.example'),
      'assets/js/main.1a2b3c4d.js': 'run()',
      'next/index.html': html,
    });
    const kept = await listOfflineFiles(build.directory, '/', (file) => file.startsWith('next/'));
    const written = readPrecacheList(readFileSync(path.join(build.directory, 'sw.js'), 'utf8'));
    build.remove();
    const redirect = redirectPage('/', 'https://docs.example').length;
    expect(kept).toEqual({files: 3, bytes: html.length + 5 + redirect, leftOut: 1});
    expect(written?.files).toEqual([
      {url: 'assets/js/main.1a2b3c4d.js', revision: null},
      {url: 'moved/index.html', revision: expect.stringMatching(/^[0-9a-f]{32}$/)},
      {url: 'shell/index.html', revision: expect.stringMatching(/^[0-9a-f]{32}$/)},
    ]);
    expect(written?.pages).toEqual(['', 'old%20path/']);
  });

  it('fails if a page loads a file that is not kept, and leaves the worker unchanged', async () => {
    const build = makeFolder({'sw.js': worker, 'index.html': html, 'a/index.html': '<img src="/img/x.png">'});
    await expect(listOfflineFiles(build.directory, '/')).rejects.toThrow(
      "clear the build's cache: npx docusaurus clear.\na/index.html loads /img/x.png\nindex.html loads /assets/js/main.1a2b3c4d.js\nevery page needs shell/index.html",
    );
    expect(readFileSync(path.join(build.directory, 'sw.js'), 'utf8')).toBe(worker);
    build.remove();
  });
});
