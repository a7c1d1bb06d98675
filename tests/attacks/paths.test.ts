import {Agent, request, type IncomingMessage} from 'node:http';
import {once} from 'node:events';
import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import * as fc from 'fast-check';
import {attack, ATTACK_TIMEOUT, leaksIn} from '@site/tests/support/attacks';
import {makeFolder} from '@site/tests/support/folder';
import {startApp} from '@site/tests/support/startApp';

jest.setTimeout(ATTACK_TIMEOUT);

/** Contained in every file that isn't public. */
const SECRET = 'this-is-not-public';
const PUBLIC = {
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '<h1>Not found</h1>',
  'build/learn/index.html': '<h1>Learn</h1>',
  'build/learn/index.md': '# Learn',
  'build/assets/main.1a2b3c4d.js': 'run()',
  'build/.well-known/security.txt': 'Contact: x',
};
const folder = makeFolder({
  ...PUBLIC,
  'build/_headers': `/*\n  X-Content-Type-Options: nosniff\n# ${SECRET}\n`,
  'build/_redirects': `/moved /${SECRET} 301\n`,
  'build/.env': SECRET,
  'build/.git/config': SECRET,
  'build/learn/.env': SECRET,
  '.env': SECRET,
  'secret.txt': SECRET,
  'buildx/secret.txt': SECRET,
});
const agent = new Agent({keepAlive: true});
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  // A symbolic link to another folder of the site, as a deployment may have.
  symlinkSync(path.join(folder.directory, 'build/assets'), path.join(folder.directory, 'build/files'));
  app = await startApp({directory: folder.directory});
});
afterAll(async () => {
  agent.destroy();
  await app.close();
  folder.remove();
});

/** Sends a path as it is: `fetch` would normalize it. */
async function ask(method: string, address: string, headers: Record<string, string>) {
  const sent = request(new URL(app.origin), {method, path: address, headers, agent}).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {status: response.statusCode!, headers: response.headers, body: await text(response)};
}

const DOTS = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '..%00',
  '..;',
  '....',
  '．．',
  '%uff0e%uff0e',
  '..%20',
  '..%0d%0a',
];
const SLASHES = [
  '/',
  '//',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%c0%af',
  '/./',
  ';/',
  '/%2e/',
  '%00/',
  '∕',
  '/%20/',
];
const NAMES = [
  '',
  'learn',
  'assets',
  'files',
  'build',
  'buildx',
  '.well-known',
  '.git',
  'etc',
  'C:',
  'evil.example',
  'index.html',
  'learn.md',
  '%',
];
const TARGETS = [
  '',
  'secret.txt',
  '.env',
  '_headers',
  '_redirects',
  '.git/config',
  'etc/passwd',
  'index.html',
  'index.md',
  'security.txt',
  '_headers%00.html',
  '%2eenv',
  '_%68eaders',
  '.env.',
  '.ENV',
  '_headers/',
  'dist/corpus.json',
  'package.json',
];
const segments = fc.array(fc.tuple(fc.constantFrom(...SLASHES), fc.constantFrom(...DOTS, ...NAMES)), {
  maxLength: 8,
});
const paths = fc
  .tuple(
    segments,
    fc.constantFrom(...SLASHES),
    fc.constantFrom(...TARGETS),
    fc.constantFrom('', '?', '?x=/../', '?//evil.example'),
  )
  .map(([middle, slash, target, query]) => {
    const address = `/${middle.flat().join('')}${slash}${target}${query}`;
    // Node sends only ASCII: other characters go as the bytes of UTF-8, percent-encoded.
    return Array.from(address, (character) =>
      character > '~' ? encodeURIComponent(character) : character,
    ).join('');
  });
const requests = fc.record({
  method: fc.oneof(
    {weight: 8, arbitrary: fc.constant('GET')},
    {weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'DELETE', 'PUT')},
  ),
  address: paths,
  headers: fc.record(
    {
      'If-None-Match': fc.constantFrom('*', '"x"'),
      Range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9999999-', 'bytes=a-b', 'bytes=0-0,1-1'),
      Accept: fc.constantFrom('text/markdown', '*/*'),
      'Accept-Encoding': fc.constantFrom('br', 'gzip', '../../secret.txt'),
      'X-Original-URL': fc.constant('/../secret.txt'),
      'X-Forwarded-Host': fc.constant('evil.example'),
    },
    {requiredKeys: []},
  ),
});

it('no path leads outside the site, to a hidden file, or to another host', async () => {
  await attack(requests, async ({method, address, headers}) => {
    const {status, headers: received, body} = await ask(method, address, headers);
    expect(body).not.toContain(SECRET);
    expect(leaksIn(body, address)).toEqual([]);
    expect([200, 206, 304, 308, 400, 404, 405, 413, 415, 416]).toContain(status);
    const {location} = received;
    if (location !== undefined) {
      // A browser reads a backslash as a slash, and two slashes as the start of a host.
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, app.origin).origin).toBe(app.origin);
    }
    if (status === 200 && method === 'GET' && !address.startsWith('/ai-docs-api/'))
      expect(Object.values(PUBLIC)).toContain(body);
  });
  const home = await ask('GET', '/', {});
  expect([home.status, home.body]).toEqual([200, PUBLIC['build/index.html']]);
  expect(app.log.filter(({event}) => event === 'failed')).toEqual([]);
});
