import {utimesSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {createApp} from '@site/server/app';
import {compressFiles} from '@site/server/compressFiles';
import {createStaticSite} from '@site/server/staticSite';
import {makeFolder} from '@site/tests/support/folder';

const page = (text: string) => `<!doctype html><title>${text}</title>${'<p>text</p>'.repeat(200)}`;
const folder = makeFolder({
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'index.html': page('home'),
  '404.html': page('missing'),
  'learn/index.html': page('learn'),
  'old path/index.html': page('old'),
  'assets/js/main.1a2b3c4d.js': 'console.log(1);'.repeat(100),
  'manifest.webmanifest': '{}',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'font.woff2': new Uint8Array([1, 2, 3]),
  'learn.md': `# Learn\n\n${'text '.repeat(400)}`,
  'read/index.html': page('read'),
  'read/index.md': `# Read\n\n${'text '.repeat(400)}`,
  _redirects: '/read.md /read/index.md 301\n',
  'assets/feed.xml': '<feed/>',
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: x',
});
beforeAll(async () => compressFiles(folder.directory));
afterAll(() => folder.remove());
const app = createApp({site: createStaticSite({directory: folder.directory})});
const get = (target: string, headers: Record<string, string> = {}) => app.request(target, {headers});

describe('the static host', () => {
  it('serves the page of a route', async () => {
    const response = await get('/learn/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<title>learn</title>');
  });

  it.each([
    [undefined, 'text/html'],
    ['*/*', 'text/html'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html;q=0.9, text/markdown', 'text/markdown'],
    ['text/html, text/markdown;q=0.9', 'text/html'],
    ['text/markdown;q=0, */*', 'text/html'],
  ])('negotiates Markdown: Accept %p gives %s, and caches know', async (accept, type) => {
    for (const encoding of ['identity', 'br']) {
      const {headers} = await get('/read/', {...(accept && {accept}), 'accept-encoding': encoding});
      expect([headers.get('content-type'), headers.get('vary')]).toEqual([
        `${type}; charset=utf-8`,
        'Accept, Accept-Encoding',
      ]);
    }
  });

  it('sends Markdown only where there is some, and answers a fresh copy of it with 304', async () => {
    const html = await get('/learn/', {accept: 'text/markdown'});
    expect([html.headers.get('content-type'), html.headers.get('vary')]).toEqual([
      'text/html; charset=utf-8',
      'Accept-Encoding',
    ]);
    const accept = 'text/markdown';
    const etag = (await get('/read/', {accept})).headers.get('etag')!;
    expect((await get('/read/', {accept, 'if-none-match': etag})).status).toBe(304);
    expect((await get('/read/', {'if-none-match': etag})).status).toBe(200);
  });

  it('redirects <route>.md to the Markdown of the page', async () => {
    const response = await get('/read.md?x=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/read/index.md?x=1']);
    expect((await get('/nowhere.md')).status).toBe(404);
    expect((await get('/_redirects')).status).toBe(404);
  });

  it('redirects to the trailing slash and keeps the query', async () => {
    const response = await get('/learn?q=a%20b&x');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/learn/?q=a%20b&x');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves a path that contains a space', async () => {
    expect((await get('/old%20path')).headers.get('location')).toBe('/old%20path/');
    expect(await (await get('/old%20path/')).text()).toContain('<title>old</title>');
  });

  it('answers an unknown path with the not-found page and status 404', async () => {
    const response = await get('/nowhere/');
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toContain('<title>missing</title>');
  });

  it('prevents caching of a missing asset', async () => {
    const response = await get('/assets/js/gone.0badc0de.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('applies the rules of the headers file', async () => {
    const asset = await get('/assets/js/main.1a2b3c4d.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('responds to a fresh copy with 304 and no body', async () => {
    const first = await get('/learn/', {'accept-encoding': 'br'});
    const etag = first.headers.get('etag')!;
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await get('/learn/', {'accept-encoding': 'br', 'if-none-match': tags});
      expect([second.status, await second.text()]).toEqual([304, '']);
      expect(second.headers.get('etag')).toBe(etag);
      expect(second.headers.get('vary')).toBe('Accept-Encoding');
    }
    expect((await get('/learn/', {'if-none-match': '"other"'})).status).toBe(200);
  });

  it.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, identity', null],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity;q=0, *;q=0', null],
  ])('takes the encoding that a client weighs highest: of %p, %p', async (accepted, expected) => {
    const response = await get('/learn/', accepted === undefined ? {} : {'accept-encoding': accepted});
    expect(response.headers.get('content-encoding')).toBe(expected);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    const unpack = {br: brotliDecompressSync, gzip: gunzipSync}[expected ?? ''] ?? String;
    expect(unpack(bytes).toString()).toContain('<title>learn</title>');
  });

  it.each([
    ['/learn/', 'text/html; charset=utf-8'],
    ['/assets/js/main.1a2b3c4d.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/learn.md', 'text/markdown; charset=utf-8'],
    ['/assets/feed.xml', 'application/xml; charset=utf-8'],
  ])('says what %s is, however it is encoded', async (target, type) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const {status, headers} = await get(target, {'accept-encoding': encoding});
      expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
        200,
        type,
        'Accept-Encoding',
      ]);
    }
  });

  it('sends different validators for encodings and versions of a file', async () => {
    const tags = new Set<string | null>();
    const note = async (encoding: string) =>
      tags.add((await get('/learn/', {'accept-encoding': encoding})).headers.get('etag'));
    for (const encoding of ['identity', 'gzip', 'br']) await note(encoding);
    expect(tags.size).toBe(3);
    const location = path.join(folder.directory, 'learn/index.html');
    utimesSync(location, new Date(), new Date(Date.now() + 5000));
    await note('identity');
    expect(tags.size).toBe(4);
  });

  it('sends the requested range', async () => {
    const full = Buffer.from(await (await get('/learn/')).arrayBuffer());
    const part = await get('/learn/', {range: 'bytes=10-19'});
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${full.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(full.subarray(10, 20));
    expect(part.headers.get('etag')).toBe((await get('/learn/')).headers.get('etag'));
    expect((await get('/learn/')).headers.get('accept-ranges')).toBe('bytes');
    const beyond = await get('/learn/', {range: `bytes=${full.length}-`});
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${full.length}`]);
    // What was there before may be of another version.
    expect((await get('/learn/', {range: 'bytes=10-19', 'if-range': '"old"'})).status).toBe(200);
    expect((await get('/nowhere/', {range: 'bytes=0-3'})).status).toBe(404);
    expect(await (await get('/nowhere/', {range: 'bytes=0-3'})).text()).toContain('<title>missing</title>');
  });

  it('negotiates the compression of text', async () => {
    const plain = await get('/learn/');
    const packed = await get('/learn/', {'accept-encoding': 'gzip, br'});
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-length')).toBe(String(bytes.length));
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text());
  });

  it('sends fonts and images uncompressed', async () => {
    const response = await get('/font.woff2', {'accept-encoding': 'br'});
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
    expect(response.headers.get('content-type')).toBe('font/woff2');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, full] = await Promise.all([app.request('/learn/', {method: 'HEAD'}), get('/learn/')]);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect([...head.headers]).toEqual([...full.headers]);
  });

  it('rejects other methods', async () => {
    const response = await app.request('/learn/', {method: 'POST', body: 'x'});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/learn/..%5c..%5csecret',
    '/learn%00/',
    '/%ff',
    '//learn/',
    '//learn',
    '/learn//',
    '/.nojekyll',
    '/_headers',
    '/manifest.webmanifest/',
  ])('finds nothing at %s', async (target) => {
    expect((await app.request(`http://localhost${target}`)).status).toBe(404);
  });

  it('serves the well-known folder', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(200);
  });

  it('responds in plain text if the build has no not-found page', async () => {
    const empty = makeFolder({'index.html': page('home')});
    const response = await createStaticSite({directory: empty.directory})(new Request('http://localhost/x'));
    empty.remove();
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  });

  it('throws if the headers file is invalid', () => {
    const broken = makeFolder({_headers: 'nonsense'});
    expect(() => createStaticSite({directory: broken.directory})).toThrow(/Headers file: line 1/);
    broken.remove();
  });
});

describe('the static host under a base path', () => {
  const handle = createStaticSite({directory: folder.directory, baseUrl: '/docs/'});
  const at = (target: string) => handle(new Request(`http://localhost${target}`));

  it('serves the site below it', async () => {
    expect(await (await at('/docs/learn/')).text()).toContain('<title>learn</title>');
    expect((await at('/docs/learn')).headers.get('location')).toBe('/docs/learn/');
  });

  it('redirects the base path without its slash to the home page', async () => {
    const response = await at('/docs?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/docs/?a=1']);
  });

  it('finds nothing outside it', async () => {
    expect((await at('/learn/')).status).toBe(404);
    expect((await at('/docsearch/')).status).toBe(404);
  });
});
