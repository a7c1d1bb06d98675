import {readFileSync} from 'node:fs';
import path from 'node:path';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {finishBuild} from '@site/plugins/finish-build/finishBuild';
import {listBuiltFiles} from '@site/server/listBuiltFiles';
import {makeFolder} from '@site/tests/support/folder';

const SHEET = 'assets/css/styles.1a2b3c4d.css';
const page = `<!doctype html><html lang=en><head><meta charset=UTF-8></head><body><p class=a></p><link rel=stylesheet href="/${SHEET}"><script>run()</script></body></html>`;
const built = {
  'index.html': page,
  'img/favicon.svg': '<svg/>',
  'old/index.html': createRedirectPageContent({toUrl: '/'}),
  'sw.js': 'run([{"revision":null,"url":"offline-files-of-the-finished-build"}])',
  [SHEET]: 'p {\n  color: red;\n}\n.b {\n  color: red;\n}\n'.repeat(60),
  'assets/fonts/geist-latin-wght-normal-1a2b3c4d.woff2': 'font',
  'code/index.html': page,
  'code/index.md': '# Code\n',
  'shell/index.html': page,
};
const cache = makeFolder({});
const site = {
  cacheDir: cache.directory,
  siteUrl: 'https://docs.example',
  baseUrl: '/',
  thirdParties: {script: [], connect: [], image: []},
  licenses: 'left-pad 1.3.0',
  commit: {commit: 'a'.repeat(40), time: '2026-11-26T10:00:00.000Z', isModified: false},
};

const folders = [cache];
afterAll(() => folders.forEach(({remove}) => remove()));

function makeBuild(files: Record<string, string>): string {
  const folder = makeFolder(files);
  folders.push(folder);
  return folder.directory;
}

async function contentsOf(outDir: string): Promise<Record<string, string>> {
  const files = await listBuiltFiles(outDir);
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(outDir, file)).toString('latin1')]),
  );
}

describe('finishBuild', () => {
  it('adds everything that depends on all files of the build, and changes nothing on a second run', async () => {
    const outDir = makeBuild(built);
    const steps = await finishBuild({...site, outDir});
    const finished = await contentsOf(outDir);

    const files = Object.keys(finished);
    const sheet = files.find((file) => file.endsWith('.css'))!;
    expect(files).toEqual(expect.arrayContaining(['_headers', 'manifest.webmanifest', `${sheet}.br`]));
    expect(files).not.toContain(SHEET);
    expect(finished[sheet]).not.toContain('.b');
    expect(finished['index.html']).toMatch(/<style data-first-paint>p \{.*<\/style><\/head>/s);
    expect(finished['index.html']).toContain(`<link rel=stylesheet href="/${sheet}">`);
    expect(finished['index.html']).toContain('<meta http-equiv="Content-Security-Policy"');
    expect(finished['old/index.html']).toContain('<title>This page has moved</title>');
    expect(finished['_headers']).toContain('/manifest.webmanifest\n  Cache-Control: no-cache');
    expect(finished['_redirects']).toBe(
      '/licenses /licenses.txt 301\n/licenses/ /licenses.txt 301\n/old / 301\n/old/ / 301\n/sovereign/Overview /sovereign/overview/ 301\n/sovereign/Overview/ /sovereign/overview/ 301\n/code.md /code/index.md 301\n',
    );
    expect(finished['sw.js']).toMatch(/^self\.offlineBuild=.*"manifest\.webmanifest".*\nrun\(/);
    expect(JSON.parse(finished['version.json']!)).toEqual({
      ...site.commit,
      pages: 3,
      redirects: 2,
      markdown: 1,
    });
    expect(finished['licenses.txt']).toBe('left-pad 1.3.0');
    expect(finished['licenses/index.html']).toContain('<a href="/licenses.txt">');
    expect(finished['sw.js']).not.toContain('version.json');
    expect(finished['_headers']).toContain('/version.json\n  Cache-Control: no-cache');
    expect(steps).toEqual([
      '3 pages have the rules of their first paint: 0.0 KB compressed, by group of pages; the style sheet has 0.0 KB.',
      expect.stringMatching(
        /^5 pages have a content security policy; the policy of the whole site has \d+ characters\.$/,
      ),
      expect.stringMatching(/^The offline app keeps 8 files, /),
      expect.stringMatching(/^5 text files are compressed from /),
    ]);

    await finishBuild({...site, outDir});
    expect(await contentsOf(outDir)).toEqual(finished);
  });

  it('rejects a folder without a built site, and says to build it first', async () => {
    await expect(finishBuild({...site, outDir: '/nowhere'})).rejects.toThrow(
      'Expected a built site in /nowhere, found no index.html: run docusaurus build first.',
    );
  });

  it('rejects a build without the font of texts', async () => {
    const {'assets/fonts/geist-latin-wght-normal-1a2b3c4d.woff2': _, ...others} = built;
    await expect(finishBuild({...site, outDir: makeBuild(others)})).rejects.toThrow(
      'in the built site, found none: does src/css/fonts.css load it?',
    );
  });

  it('writes null to version.json for an unknown commit', async () => {
    const outDir = makeBuild(built);
    await finishBuild({...site, outDir, commit: undefined});
    const {commit, time, isModified} = JSON.parse((await contentsOf(outDir))['version.json']!);
    expect([commit, time, isModified]).toEqual([null, null, null]);
  });
});
