import {once} from 'node:events';
import {request as httpRequest} from 'node:http';
import {expect, test} from '@playwright/test';
import {listen} from '../../server/listen';
import {makeFolder} from '../support/folder';
import {startServer} from '../support/startServer';

/** Sends a raw path; browsers and fetch would normalise it. */
async function statusOfRawPath(origin: string, rawPath: string): Promise<number | undefined> {
  const {hostname, port} = new URL(origin);
  const request = httpRequest({hostname, port, path: rawPath});
  request.end();
  const [response] = await once(request, 'response');
  response.resume();
  return response.statusCode;
}

test.describe('npm run serve', () => {
  test('redirects a route without its trailing slash, and keeps the query', async ({request}) => {
    const response = await request.get('/learn/sharding?q=1', {maxRedirects: 0});
    expect([response.status(), response.headers().location]).toEqual([308, '/learn/sharding/?q=1']);
    expect((await request.get('/learn/sharding')).status()).toBe(200);
  });

  test('answers an unknown address with the not-found page and status 404', async ({page}) => {
    const response = await page.goto('/learn/shardign/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  });

  test('compresses pages and answers a fresh copy with 304', async ({request}) => {
    const first = await request.get('/', {headers: {'accept-encoding': 'br'}});
    const {etag, 'content-encoding': encoding, vary} = first.headers();
    expect([encoding, vary]).toEqual(['br', 'Accept, Accept-Encoding']);
    const second = await request.get('/', {headers: {'accept-encoding': 'br', 'if-none-match': etag!}});
    expect([second.status(), (await second.body()).length]).toEqual([304, 0]);
  });

  test('answers HEAD without a body', async ({request}) => {
    const response = await request.head('/');
    expect([response.status(), (await response.body()).length]).toEqual([200, 0]);
    expect(Number(response.headers()['content-length'])).toBeGreaterThan(1000);
  });

  test('serves the manifest with its own type', async ({request}) => {
    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toBe('application/manifest+json');
  });

  for (const rawPath of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/_headers',
    '/_redirects',
  ]) {
    test(`returns 404 for ${rawPath}`, async ({baseURL}) => {
      expect(await statusOfRawPath(baseURL!, rawPath)).toBe(404);
    });
  }

  test('exits with code 0 on SIGTERM', async () => {
    const server = startServer();
    expect(await server.address()).toMatch(/^http:\/\/localhost:\d+\/$/);
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
  });

  test('explains what to do if the port is in use', async () => {
    const other = await listen(() => new Response(''), 0);
    const {code, output} = await startServer({env: {PORT: String(other.port)}}).exited;
    await other.close();
    expect([code, output.trim()]).toEqual([
      1,
      `Expected port ${other.port} to be free, found it in use. Stop the process that listens on it, or set PORT to another port, such as PORT=4000.`,
    ]);
  });

  test('says what to do if the site is not built', async () => {
    const empty = makeFolder({'package.json': '{}'});
    const {code, output} = await startServer({cwd: empty.directory}).exited;
    empty.remove();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Expected a built site in .+build, found no index\.html\. Build it first: npm run build\.$/m,
    );
  });
});
