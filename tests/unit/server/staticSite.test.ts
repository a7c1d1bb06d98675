import {createStaticSite} from '@site/server/staticSite';
import {makeFolder} from '@site/tests/support/folder';
import {page, serveSmallSite} from '@site/tests/support/smallSite';

const {folder, app, get} = serveSmallSite();

describe('the static host', () => {
  it('serves the page of a route', async () => {
    const response = await get('/learn/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<title>learn</title>');
  });

  it('redirects as the redirects file says, and keeps the query', async () => {
    const response = await get('/read.md?x=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/read/index.md?x=1']);
    expect((await get('/was%20here/')).headers.get('location')).toBe('/learn/');
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

  it('logs a dead link with the page that has it, without its query', async () => {
    const entries: object[] = [];
    const site = createStaticSite({directory: folder.directory, log: (entry) => entries.push(entry)});
    const visit = (path: string, headers: Record<string, string>) =>
      site(new Request(`http://localhost${path}`, {headers: {Accept: 'text/html', ...headers}}));
    await visit('/nowhere/?who=me', {Referer: 'https://blog.example/post?reader=7'});
    await visit('/typed/', {});
    await visit('/gone.png', {Referer: 'https://blog.example/', Accept: 'image/png'});
    await visit('/learn/', {Referer: 'https://blog.example/'});
    await visit('/odd/', {Referer: 'nonsense'});
    expect(entries).toEqual([{event: 'dead_link', path: '/nowhere/', from: 'https://blog.example/post'}]);
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

  it('sends the requested range', async () => {
    const full = Buffer.from(await (await get('/learn/')).arrayBuffer());
    const part = await get('/learn/', {range: 'bytes=10-19'});
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${full.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(full.subarray(10, 20));
    expect(part.headers.get('etag')).toBe((await get('/learn/')).headers.get('etag'));
    expect((await get('/learn/')).headers.get('accept-ranges')).toBe('bytes');
    const beyond = await get('/learn/', {range: `bytes=${full.length}-`});
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${full.length}`]);
    // The part that the client already has may be of another version.
    expect((await get('/learn/', {range: 'bytes=10-19', 'if-range': '"old"'})).status).toBe(200);
    expect((await get('/nowhere/', {range: 'bytes=0-3'})).status).toBe(404);
    expect(await (await get('/nowhere/', {range: 'bytes=0-3'})).text()).toContain('<title>missing</title>');
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

  it.each([
    ['_headers', /Headers file: line 1/],
    ['_redirects', /Redirects file: expected lines/],
  ])('throws if the file %s is invalid', (file, message) => {
    const broken = makeFolder({[file]: 'nonsense'});
    expect(() => createStaticSite({directory: broken.directory})).toThrow(message);
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
