import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {version} from '../../package.json';
import {chatPaths, createStreamParser, type ChatEvent} from '../../src/askAi/protocol';
import {pageAddress} from '../../src/urls/address';
import {MCP_PATH, tools} from '../../server/mcp/tools';
import {expectOk, expectThat, jsonOf, type Check} from './site';

/** Checks of what our server adds to a static host. */

/** A question that the pages answer. */
const QUESTION = 'What is a shard?';
/** A site that may not use the endpoint. */
const FOREIGN_ORIGIN = 'https://other-site.invalid';

/** Checks that clients that prefer Markdown get it. */
export const checkNegotiation: Check = async ({get}) => {
  const page = await get('learn/sharding/', {headers: {Accept: 'text/markdown'}});
  const short = await get('learn/sharding.md');
  const type = page.headers.get('Content-Type') ?? 'none';
  const vary = page.headers.get('Vary') ?? 'none';
  return [
    ...expectThat(type.startsWith('text/markdown'), page, 'Markdown for Accept: text/markdown', type),
    ...expectThat(/\baccept\b(?!-)/i.test(vary), page, 'the header Vary to name Accept', vary),
    ...expectThat(
      short.status === 200 && short.url.pathname.endsWith('/learn/sharding/index.md'),
      short,
      'a redirect to the Markdown of the page',
      `status ${short.status} at ${short.url.pathname}`,
    ),
  ];
};

/** Asks a question from the site's origin, and checks the health of the endpoint. */
export const checkChat: Check = async ({root, chatOrigin, get}) => {
  const health = await get(chatOrigin + chatPaths.health);
  const foreign = await get(chatOrigin + chatPaths.health, {headers: {Origin: FOREIGN_ORIGIN}});
  const {status, pages} = (jsonOf(health) ?? {}) as {status?: unknown; pages?: unknown};
  const reply = await get(chatOrigin + chatPaths.stream, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Accept: 'text/event-stream', Origin: root.origin},
    body: JSON.stringify({message: QUESTION}),
  });
  const parser = createStreamParser();
  const events = [...parser.push(new TextEncoder().encode(reply.text)), ...parser.flush()];
  const text = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  const source = sourceOf(events);
  const page = source === undefined ? undefined : await get(pageAddress(source, root.href));
  const isForeign = chatOrigin !== root.origin;
  const allowed = reply.headers.get('Access-Control-Allow-Origin');
  return [
    ...expectOk(health),
    ...expectThat(
      status === 'ok' && Number(pages) > 0,
      health,
      'status "ok" and a number of pages',
      health.text.slice(0, 100),
    ),
    ...expectThat(
      foreign.status === 403,
      foreign,
      `status 403 for a request from ${FOREIGN_ORIGIN}`,
      String(foreign.status),
    ),
    ...expectOk(reply),
    ...expectThat(text !== '', reply, 'an answer', 'no text'),
    ...expectThat(
      events.at(-1)?.type === 'done',
      reply,
      'the answer to end with "done"',
      JSON.stringify(events.at(-1) ?? 'nothing'),
    ),
    ...expectThat(page?.status === 200, reply, 'a source that is a page of the site', source ?? 'none'),
    ...(isForeign
      ? expectThat(allowed === root.origin, reply, `${root.origin} to be allowed`, allowed ?? 'none')
      : []),
  ];
};

function sourceOf(events: readonly ChatEvent[]): string | undefined {
  return events.flatMap((event) => ('sources' in event ? event.sources : []))[0]?.route;
}

/** Connects as a client of the MCP server, and calls each kind of tool. */
export const checkMcp: Check = async ({chatOrigin}) => {
  const url = new URL(MCP_PATH, chatOrigin);
  const client = new Client({name: 'probe', version});
  try {
    await client.connect(new StreamableHTTPClientTransport(url));
    const names = (await client.listTools()).tools.map(({name}) => name);
    const {resources} = await client.listResources();
    const search = await client.callTool({name: 'search_docs', arguments: {query: 'shard'}});
    const page = await client.callTool({name: 'read_page', arguments: {page: '/'}});
    const expected = tools.map(({name}) => name).join(', ');
    return [
      ...expectThat(names.join(', ') === expected, {url}, `the tools ${expected}`, names.join(', ')),
      ...expectThat(resources.length > 0, {url}, 'the pages as resources', 'none'),
      ...[search, page].flatMap((result) =>
        expectThat(
          !result.isError,
          {url},
          'an answer of the tool',
          JSON.stringify(result.content).slice(0, 200),
        ),
      ),
    ];
  } catch (error) {
    return [`${url.href}: expected an MCP server, found an error: ${(error as Error).message}.`];
  } finally {
    await client.close();
  }
};
