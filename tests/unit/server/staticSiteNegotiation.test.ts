import {utimesSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {serveSmallSite} from '@site/tests/support/smallSite';

const {folder, get} = serveSmallSite();

describe('the static host', () => {
  it.each([
    [undefined, 'text/html'],
    ['*/*', 'text/html'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html;q=0.9, text/markdown', 'text/markdown'],
    ['text/html, text/markdown;q=0.9', 'text/html'],
    ['text/markdown;q=0, */*', 'text/html'],
  ])('negotiates Markdown: Accept %p gives %s, with Vary for caches', async (accept, type) => {
    for (const encoding of ['identity', 'br']) {
      const {headers} = await get('/read/', {...(accept && {accept}), 'accept-encoding': encoding});
      expect([headers.get('content-type'), headers.get('vary')]).toEqual([
        `${type}; charset=utf-8`,
        'Accept, Accept-Encoding',
      ]);
    }
  });

  it('sends Markdown only if the page has it, and answers a fresh copy of it with 304', async () => {
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
  ])('chooses the encoding that the client prefers: of %p, %p', async (accepted, expected) => {
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
  ])('sends the content type of %s in every encoding', async (target, type) => {
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

  it('sends fonts and images uncompressed', async () => {
    const response = await get('/font.woff2', {'accept-encoding': 'br'});
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
    expect(response.headers.get('content-type')).toBe('font/woff2');
  });
});
