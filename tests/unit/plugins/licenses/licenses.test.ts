import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import licenses, {filesOfBrowser} from '@site/plugins/licenses';
import {licensesPage} from '@site/plugins/licenses/licensesPage';
import {filesOfServers, packagesOf} from '@site/plugins/licenses/shippedPackages';
import {makeFolder} from '@site/tests/support/folder';

const packageFile = (name: string, license?: unknown) => JSON.stringify({name, version: '1.0.0', license});
const folder = makeFolder({
  'node_modules/a/package.json': packageFile('a', 'MIT'),
  'node_modules/a/LICENSE.md': 'Licence of a\n',
  'node_modules/a/node_modules/@s/b/package.json': packageFile('@s/b', {type: 'ISC'}),
  'node_modules/a/node_modules/@s/b/licence': 'Licence of b',
  'node_modules/c/package.json': packageFile('c', 'BSD-3-Clause'),
  'node_modules/bad/package.json': packageFile('bad'),
});
afterAll(() => folder.remove());

describe('packagesOf', () => {
  it('returns each package of the files once, sorted, with the text of its licence', () => {
    const files = [
      'node_modules/c/index.js',
      'node_modules/a/node_modules/@s/b/lib/x.js',
      'node_modules/a/index.js',
      'node_modules/a/style.css',
      'src/index.ts',
    ];
    const packages = [
      {name: '@s/b', version: '1.0.0', license: 'ISC', text: 'Licence of b'},
      {name: 'a', version: '1.0.0', license: 'MIT', text: 'Licence of a'},
      {name: 'c', version: '1.0.0', license: 'BSD-3-Clause', text: undefined},
    ];
    expect(packagesOf(files, folder.directory)).toEqual(packages);
    const absolute = files.map((file) => path.join(folder.directory, file));
    expect(packagesOf(absolute, folder.directory)).toEqual(packages);
  });

  it('names a package without a licence', () => {
    expect(() => packagesOf(['node_modules/bad/index.js'], folder.directory)).toThrow(
      'found none in bad@1.0.0: replace these packages.',
    );
  });
});

describe('the recorded files', () => {
  it('are those of the servers and of the service worker', async () => {
    const names = packagesOf(await filesOfServers(process.cwd()), process.cwd()).map(({name}) => name);
    expect(names).toEqual(
      expect.arrayContaining(['hono', 'ioredis', 'openai', 'valibot', 'workbox-precaching']),
    );
    expect(names).not.toContain('esbuild');
  });

  it('are those that the bundler put into the bundles of the browser, or next to them', async () => {
    const site = makeFolder({
      'index.js': `import {used} from 'used'; import {unused} from 'barrel'; console.log(used, new URL('font/a.woff2', import.meta.url), import('lazy'));`,
      'node_modules/used/package.json': '{"name": "used", "sideEffects": false}',
      'node_modules/used/index.js': 'export const used = Math.random();',
      'node_modules/barrel/package.json': '{"name": "barrel", "sideEffects": false}',
      'node_modules/barrel/index.js': 'export const unused = 1;',
      'node_modules/lazy/index.js': 'export const lazy = Math.random();',
      'node_modules/font/a.woff2': 'font',
    });
    const generatedFilesDir = path.join(site.directory, '.docusaurus');
    await expect(filesOfBrowser(generatedFilesDir)).rejects.toThrow(
      'run docusaurus build before finish-build',
    );
    const {plugins} = licenses({generatedFilesDir} as Parameters<typeof licenses>[0]).configureWebpack!(
      {mode: 'production'},
      false,
      undefined as never,
      undefined,
    ) as {plugins: never[]};
    const config = {
      mode: 'production' as const,
      context: site.directory,
      entry: './index.js',
      output: {path: path.join(site.directory, 'out')},
      plugins,
    };
    await new Promise((resolve, reject) => {
      const compiler = rspack(config);
      compiler.run((error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats!.toString()));
        else compiler.close(resolve);
      });
    });
    const files = (await filesOfBrowser(generatedFilesDir)).map((file) =>
      path.relative(site.directory, file),
    );
    site.remove();
    expect(files).toEqual([
      'index.js',
      'node_modules/font/a.woff2',
      'node_modules/lazy/index.js',
      'node_modules/used/index.js',
    ]);
  });
});

describe('the page', () => {
  it('escapes licence texts, and shows the number of packages', () => {
    const html = licensesPage([{name: 'a', version: '1', license: 'MIT', text: 'Copyright <a@b.example>'}], {
      baseUrl: '/docs/',
      styleSheet: '/docs/assets/css/styles.1a2b3c4d.css',
    });
    expect(html).toContain('Copyright &#x3C;a@b.example>');
    expect(html).toContain('<link rel="stylesheet" href="/docs/assets/css/styles.1a2b3c4d.css">');
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-theme="dark">/);
    expect(toString(fromHtml(html))).toContain('from these 1 packages');
  });
});
