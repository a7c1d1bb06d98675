import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {expect, test} from '@playwright/test';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {categoryPages} from '../support/pages';

const SITE = 'https://docs.multiversx.com/';
const read = (file: string) => readFileSync(path.join('build', file), 'utf8');

/** Folders of the built pages that name their Markdown in the head. */
async function documents(): Promise<{folder: string; html: string}[]> {
  return (await listBuiltFiles('build'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => ({folder: path.posix.dirname(file), html: read(file)}))
    .filter(({html}) => /<link [^>]*type=text\/markdown/.test(html));
}

test('a page that lists a category has a Markdown list with the same links', async ({request}) => {
  for (const page of categoryPages) {
    const [html, markdown] = await Promise.all(
      [`${page}index.html`, `${page}index.md`].map(async (file) => (await request.get(file)).text()),
    );
    expect.soft(html).toContain(`type=text/markdown href=${SITE}${page.slice(1)}index.md`);
    expect.soft(html).toContain('aria-label="More actions for this page"');
    const card = `img/cards${page.replace(/\/$/, '')}.png`;
    expect.soft(html).toContain(`og:image content=${SITE}${card}`);
    expect.soft((await request.head(`/${card}`)).status(), card).toBe(200);
    const links = [...markdown!.matchAll(/\]\((https:[^)]+)\)/g)]
      .map(([, href]) => href!.replace(SITE, '/'))
      .filter((href) => href !== '/llms.txt');
    expect.soft(links.length).toBeGreaterThan(1);
    for (const href of links) expect.soft(html).toContain(`href=${href}`);
  }
});

test('llms.txt leads to every section and page, states sizes and stays small', async () => {
  const index = read('llms.txt');
  expect(index.length).toBeLessThan(50_000);
  expect(index).toMatch(/^# MultiversX Docs\n\n> /);
  expect(index).toMatch(/\[The text of all pages\]\(\S+llms-full\.txt\) \(\d+\.\d MB\)/);
  expect(read('index.md')).toBe(index);
  const folders = (await documents()).map(({folder}) => folder);
  const listed = new Set(
    [...index.matchAll(/\]\(([^()\s]+)\/index\.md\)/g)].map(([, address]) => address!.replace(SITE, '')),
  );
  const categories = new Set(categoryPages.map((page) => page.slice(1, -1)));
  expect(folders.filter((folder) => !categories.has(folder) && !listed.has(folder))).toEqual([]);
  expect([...listed].filter((folder) => !folders.includes(folder))).toEqual([]);

  const sections = [...index.matchAll(/\((\S+\/llms\.txt)\) \((\d+) KB\)/g)];
  expect(sections.length).toBeGreaterThan(10);
  for (const [, address, size] of sections) {
    const section = read(address!.replace(SITE, ''));
    expect.soft(Math.ceil(Buffer.byteLength(section) / 1000)).toBe(Number(size));
    expect.soft(section).toMatch(/^- \[.+\]\(https:\S+\/index\.md\): .+ \(\d+ KB\)$/m);
  }
  const full = read('llms-full.txt');
  expect(full).toContain(read('learn/sharding/index.md'));
});

test('robots.txt, the sitemap, the API catalog and security.txt have the content that programs expect', async ({
  request,
}) => {
  const robots = read('robots.txt');
  expect(robots).toContain(`Sitemap: ${SITE}sitemap.xml\n`);
  expect(robots).toContain('Content-Signal: search=yes, ai-input=yes, ai-train=yes\n');
  const sitemap = read('sitemap.xml');
  expect(sitemap).toMatch(/<loc>\S+\/learn\/sharding\/<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>/);
  expect(sitemap).not.toMatch(/<(?:priority|changefreq)>/);
  const catalog = await request.get('/.well-known/api-catalog');
  // RFC 9727, sections 2 and 4.2
  const ofCatalog = {
    'content-type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    link: '</.well-known/api-catalog>; rel="api-catalog"',
  };
  expect(catalog.headers()).toMatchObject(ofCatalog);
  expect((await request.head('/.well-known/api-catalog')).headers()).toMatchObject(ofCatalog);
  const {linkset} = (await catalog.json()) as {linkset: {anchor: string; 'service-desc': {href: string}[]}[]};
  for (const {anchor, 'service-desc': documents} of linkset) {
    const address = documents[0]?.href ?? '';
    const document = (await (await request.get(address.replace(SITE, '/'))).json()) as {
      openapi: string;
      info: {version: string};
      servers: {url: string}[];
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(document.servers.map(({url}) => url)).toContain(anchor);
  }
  expect(linkset.map(({anchor}) => anchor)).toEqual(
    expect.arrayContaining(['https://gateway.multiversx.com', 'https://api.multiversx.com']),
  );
  const operations = (await (
    await request.get('/openapi/operations-gateway-addresses.json')
  ).json()) as object[];
  expect(operations).toContainEqual(
    expect.objectContaining({operationId: 'getAccount', path: '/address/{address}', changesChain: false}),
  );
  const security = await (await request.get('/.well-known/security.txt')).text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test('an MCP client reads the same pages as the site shows', async ({baseURL}) => {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  const {resources} = await client.listResources();
  const files = (await listBuiltFiles('build')).filter((file) => /(?:^|\/)index\.md$/.test(file));
  expect(resources.map(({uri}) => uri.replace(SITE, '')).sort()).toEqual(files);
  const {content} = await client.callTool({name: 'read_page', arguments: {page: '/learn/sharding'}});
  expect(content).toEqual([{type: 'text', text: read('learn/sharding/index.md')}]);
  // The index of the site links to the indexes of its sections.
  const index = await client.callTool({name: 'read_page', arguments: {page: `${SITE}learn/llms.txt`}});
  expect(index.content).toEqual([{type: 'text', text: read('learn/llms.txt')}]);
  await client.close();
});
