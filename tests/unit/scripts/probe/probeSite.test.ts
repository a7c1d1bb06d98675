import path from 'node:path';
import {finishBuild} from '@site/plugins/finish-build/finishBuild';
import {probeSite} from '@site/scripts/probe/probeSite';
import {openSite} from '@site/scripts/probe/site';
import {makeFolder} from '@site/tests/support/folder';
import {buildFiles, OUTLINE, page, SITE, STYLE} from '@site/tests/support/smallBuild';
import {startApp} from '@site/tests/support/startApp';

jest.setTimeout(60_000);

const COMMIT = 'a'.repeat(40);
const folder = makeFolder(
  Object.fromEntries(Object.entries(buildFiles).map(([file, content]) => [`build/${file}`, content])),
);

/** Changes of a test between the server and the probe. */
type Fault = {
  /** Responds instead of the server. */
  answer?: (path: string) => Response | undefined;
  /** Changes a response of the server. */
  adjust?: (path: string, headers: Headers) => void;
};
let fault: Fault = {};
let root: URL;
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  await finishBuild({
    outDir: path.join(folder.directory, 'build'),
    cacheDir: path.join(folder.directory, '.cache'),
    siteUrl: SITE,
    baseUrl: '/',
    thirdParties: {script: [], connect: [], image: []},
    licenses: 'a@1.0.0: MIT',
    commit: {commit: COMMIT, time: '2026-11-26T10:00:00.000Z', isModified: false},
  });
  app = await startApp({
    directory: folder.directory,
    env: {SITE_URL: SITE},
    answer: (request) => fault.answer?.(new URL(request.url).pathname),
    adjust: (request, response) => fault.adjust?.(new URL(request.url).pathname, response.headers),
  });
  root = new URL(app.origin);
});
afterEach(() => {
  fault = {};
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const probe = (without: string[] = []) =>
  probeSite(openSite({root, commit: COMMIT, timeout: 5000}), without).then((faults) =>
    faults.map((sentence) => sentence.replaceAll(root.href, '/')),
  );

/** Returns all checks except one. */
const allBut = (name: string) =>
  ['version', 'pages', 'headers', 'index', 'redirects', 'markdown', 'negotiation', 'chat', 'mcp'].filter(
    (other) => other !== name,
  );

const notFound = (file: string): Fault => ({
  answer: (pathname) => (pathname === file ? new Response('gone', {status: 404}) : undefined),
});
const replies = (file: string, body: string): Fault => ({
  answer: (pathname) => (pathname === file ? new Response(body) : undefined),
});
const withoutHeader = (name: string, value?: string): Fault => ({
  adjust: (_, headers) => (value === undefined ? headers.delete(name) : headers.set(name, value)),
});

it('finds nothing wrong with the real server', async () => {
  expect(await probe()).toEqual([]);
});

it.each<[check: string, situation: string, fault: Fault, sentence: string]>([
  ['version', 'no version', notFound('/version.json'), '/version.json: expected status 200, found 404.'],
  [
    'version',
    'another version',
    replies('/version.json', '{"pages":1,"commit":"b"}'),
    `/version.json: expected the commit ${COMMIT}, found b.`,
  ],
  [
    'pages',
    'a page that is gone',
    notFound('/learn/sharding/'),
    '/learn/sharding/: expected status 200, found 404.',
  ],
  [
    'pages',
    'an empty page',
    replies('/learn/sharding/', '<title>x</title>'),
    '/learn/sharding/: expected one main heading, found 0.',
  ],
  [
    'pages',
    'a page with the address of another',
    replies('/learn/sharding/', page('/learn/other/')),
    `/learn/sharding/: expected the canonical address to end with /learn/sharding/, found ${SITE}/learn/other/.`,
  ],
  [
    'pages',
    'addresses without a slash that lead nowhere',
    notFound('/learn/sharding'),
    '/learn/sharding: expected /learn/sharding to lead to /learn/sharding/, found status 404 at /learn/sharding.',
  ],
  [
    'pages',
    'a page at an address that does not exist',
    replies('/no/such/page/', page('/')),
    '/no/such/page/: expected status 404 for a page that does not exist, found 200.',
  ],
  [
    'pages',
    'an empty sitemap',
    replies('/sitemap.xml', ''),
    '/sitemap.xml: expected addresses of pages, found none.',
  ],
  [
    'pages',
    'a style sheet that is gone',
    notFound(`/${STYLE}`),
    `/${STYLE}: expected status 200, found 404.`,
  ],
  ['pages', 'no licences', notFound('/licenses.txt'), '/licenses.txt: expected status 200, found 404.'],
  [
    'headers',
    'no policy',
    withoutHeader('Content-Security-Policy'),
    '/: expected the header content-security-policy of the build, found none.',
  ],
  [
    'headers',
    'short caching',
    withoutHeader('Cache-Control', 'public, max-age=600'),
    `/${STYLE}: expected the header cache-control: public, max-age=31536000, immutable, found public, max-age=600.`,
  ],
  [
    'headers',
    'no compression',
    {answer: (pathname) => (pathname === '/' ? new Response(page('/')) : undefined)},
    '/: expected a compressed response (br or gzip), found none.',
  ],
  [
    'index',
    'a part of the index that is gone',
    notFound(`/${OUTLINE}`),
    `/${OUTLINE}: expected status 200, found 404.`,
  ],
  [
    'index',
    'a service worker without a list of files',
    replies('/sw.js', 'run()'),
    '/sw.js: expected a list of offline files in its first line, found none.',
  ],
  [
    'redirects',
    'an old address that is gone',
    notFound('/technology/glossary/'),
    '/technology/glossary/: expected a redirect to /welcome/terminology, found status 404, /technology/glossary/.',
  ],
  [
    'redirects',
    'an old address that leads elsewhere',
    {
      answer: (pathname) =>
        pathname === '/technology/glossary/' ? Response.redirect(new URL('/', root), 301) : undefined,
    },
    '/: expected a redirect to /welcome/terminology, found status 200, /.',
  ],
  [
    'markdown',
    'no Markdown',
    replies('/index.md', '<p>'),
    '/index.md: expected Markdown, found status 200 and "<p>".',
  ],
  [
    'markdown',
    'contact data that has expired',
    replies('/.well-known/security.txt', 'Expires: 2020-01-01T00:00:00.000Z\n'),
    '/.well-known/security.txt: expected at least 30 days until it expires, which another build renews, found 2020-01-01T00:00:00.000Z.',
  ],
  [
    'negotiation',
    'HTML instead of Markdown',
    replies('/learn/sharding/', page('/learn/sharding/')),
    '/learn/sharding/: expected Markdown for Accept: text/markdown, found text/plain; charset=UTF-8.',
  ],
  [
    'chat',
    'no endpoint',
    replies('/ai-docs-api/health', page('/')),
    '/ai-docs-api/health: expected status "ok" and a number of pages, found <!doctype html>',
  ],
  [
    'chat',
    'an endpoint that accepts every site',
    replies('/ai-docs-api/health', '{"status":"ok","pages":3}'),
    '/ai-docs-api/health: expected status 403 for a request from https://other-site.invalid, found 200.',
  ],
  [
    'chat',
    'an answer that is cut',
    replies('/ai-docs-api/chat/stream', 'event: delta\ndata: {"text":"A shard"}\n\n'),
    '/ai-docs-api/chat/stream: expected the answer to end with "done", found {"type":"delta","text":"A shard"}.',
  ],
  [
    'chat',
    'sources that are gone',
    notFound('/welcome/terminology/'),
    '/ai-docs-api/chat/stream: expected a source that is a page of the site, found /welcome/terminology.',
  ],
  ['mcp', 'no MCP server', notFound('/mcp'), '/mcp: expected an MCP server, found an error: '],
])('%s: reports %s', async (check, _, planted, sentence) => {
  fault = planted;
  const faults = await probe(allBut(check));
  expect(faults.join('\n')).toContain(`${check}: ${sentence}`);
});

it('finds pages that were built for another origin', async () => {
  const site = openSite({root: new URL(root.href.replace('localhost', '127.0.0.1'))});
  const {origin} = site.root;
  expect(await probeSite(site, allBut('pages'))).toEqual([
    `pages: ${origin}/: expected the canonical address to start with ${origin}, as after a build with SITE_URL=${origin}, found ${SITE}/.`,
  ]);
});

it('reports that nothing responds, and continues with the other checks', async () => {
  const site = openSite({root: new URL('http://localhost:1/')});
  const faults = await probeSite(site, ['redirects']);
  expect(faults).toContainEqual(
    expect.stringMatching(/^version: http:\/\/localhost:1\/version\.json: expected a response, found none: /),
  );
  expect(faults).toHaveLength(8);
});

it('rejects the name of a check that does not exist', async () => {
  await expect(probe(['chats'])).rejects.toThrow(
    'Expected names of checks (version, pages, headers, index, redirects, markdown, negotiation, chat, mcp), found chats.',
  );
});
