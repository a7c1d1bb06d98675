import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {chatPaths, refusals} from '@site/src/askAi/protocol';
import {smallCorpus} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';
import {startModelStandIn} from '@site/tests/support/modelStandIn';
import {startServer, type RunningServer} from '@site/tests/support/startServer';
import {withResolvers} from '@site/tests/support/withResolvers';

// Each server is a process, which takes seconds to start.
jest.setTimeout(120_000);

const SITE = 'https://docs.example.org/';
const QUESTION = 'How long is a round?';
const folder = makeFolder({});
const corpusFile = path.join(folder.directory, 'corpus.json');
beforeAll(async () => writeFileSync(corpusFile, JSON.stringify(await smallCorpus())));
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  folder.remove();
});

const env = {CHAT_CORPUS_FILE: corpusFile, SITE_URL: SITE.slice(0, -1)};

async function connect(transport: Transport): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  closing.push(() => client.close());
  await client.connect(transport);
  return client;
}

function launch(changes: Record<string, string>): RunningServer {
  const server = startServer({entry: 'server/serveChat.ts', env: {...env, ...changes}});
  closing.push(() => {
    server.child.kill('SIGKILL');
    return server.exited;
  });
  return server;
}

async function startHttp(changes: Record<string, string> = {}): Promise<string> {
  return new URL(await launch(changes).address()).origin;
}

/** Starting a process takes seconds, so tests share a server and a client if possible. */
const once = <Value>(open: () => Promise<Value>) => {
  let opened: Promise<Value> | undefined;
  return () => (opened ??= open());
};
const sharedOrigin = once(() => startHttp());

async function overHttp(origin: string): Promise<Client> {
  return connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)));
}

async function overStdio(): Promise<Client> {
  const tsx = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
  const args = ['--import', tsx, path.resolve('server/serveMcp.ts')];
  return connect(
    new StdioClientTransport({
      command: process.execPath,
      args,
      env: {...process.env, ...env} as Record<string, string>,
    }),
  );
}

/** Returns the text of a tool's result, and whether it is an error. */
async function call(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<{text: string; isError: boolean}> {
  const {content, isError} = await client.callTool({name, arguments: args});
  const [part] = content as {type: string; text: string}[];
  return {text: part!.text, isError: isError === true};
}

async function askChat(origin: string): Promise<Response> {
  return fetch(origin + chatPaths.stream, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({message: QUESTION}),
  });
}

describe.each([
  ['HTTP', once(async () => overHttp(await sharedOrigin()))],
  ['stdio', once(overStdio)],
])('the MCP server over %s', (_, open) => {
  it('offers tools that search, read and answer, and pages as resources', async () => {
    const client = await open();
    expect(client.getServerVersion()).toMatchObject({name: 'multiversx-docs', websiteUrl: SITE});
    const {tools} = await client.listTools();
    expect(tools.map(({name, inputSchema}) => [name, inputSchema.required])).toEqual([
      ['search_docs', ['query']],
      ['read_page', ['page']],
      ['ask_docs', ['question']],
    ]);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);

    const found = await call(client, 'search_docs', {query: 'length of an epoch'});
    expect(found.text).toContain(`](${SITE}learn/rounds/#epochs)`);
    const none = await call(client, 'search_docs', {query: 'zzzz'});
    expect(none.text).toMatch(/^No results for "zzzz"\. Search with other words/);

    for (const page of [
      '/learn/rounds',
      'learn/rounds/',
      `${SITE}learn/rounds/#epochs`,
      `${SITE}learn/rounds/index.md`,
      '/Learn/Rounds.md',
    ])
      expect((await call(client, 'read_page', {page})).text).toBe('# Rounds and epochs\n');
    expect((await call(client, 'read_page', {page: '/'})).text).toBe('# Docs\n');
    // Pages link to the site's llms.txt, which links to those of the sections.
    expect((await call(client, 'read_page', {page: `${SITE}llms.txt`})).text).toBe('# Docs\n');
    expect((await call(client, 'read_page', {page: `${SITE}learn/llms.txt`})).text).toBe('# Docs: Learn\n');

    const answer = await call(client, 'ask_docs', {question: QUESTION});
    expect(answer.text).toContain('A round takes 6 seconds.');
    expect(answer.text).toContain(`See [the table](${SITE}learn/rounds/#epochs) too.`);
    expect(answer.text).toContain(
      `\n\nSources:\n\n- [Rounds and epochs › Length of a round](${SITE}learn/rounds/#length-of-a-round)\n- [`,
    );

    const {resources} = await client.listResources();
    expect(resources.map(({uri, title}) => [uri, title])).toEqual([
      [`${SITE}index.md`, 'MultiversX Docs'],
      [`${SITE}learn/rounds/index.md`, 'Rounds and epochs'],
    ]);
    const {contents} = await client.readResource({uri: resources[1]!.uri});
    expect(contents).toEqual([
      {uri: resources[1]!.uri, mimeType: 'text/markdown', text: '# Rounds and epochs\n'},
    ]);
  });

  it('says what is wrong with a call', async () => {
    const client = await open();
    expect(await call(client, 'read_page', {page: '/learn/round'})).toEqual({
      text: 'Expected the address of a page, found "/learn/round", which doesn\'t exist. The closest pages are /learn/rounds.',
      isError: true,
    });
    const invalid = await call(client, 'search_docs', {words: 'x'});
    expect(invalid.isError).toBe(true);
    expect(invalid.text).toMatch(
      /^Expected arguments such as \{"query":"…"\} for search_docs, found others: .+\.$/,
    );
    await expect(call(client, 'delete_docs', {})).rejects.toThrow('Unknown tool "delete_docs".');
    await expect(client.readResource({uri: `${SITE}nowhere/index.md`})).rejects.toThrow('Resource not found');
  });
});

describe('the MCP server over HTTP', () => {
  it('counts searches and questions towards the rate limit of the chat, but not page reads', async () => {
    const origin = await startHttp({CHAT_QUESTIONS_PER_MINUTE: '3'});
    const client = await overHttp(origin);
    expect((await askChat(origin)).status).toBe(200);
    expect((await call(client, 'search_docs', {query: 'epoch'})).isError).toBe(false);
    expect((await call(client, 'ask_docs', {question: QUESTION})).isError).toBe(false);
    const refused = await call(client, 'ask_docs', {question: QUESTION});
    expect(refused.isError).toBe(true);
    expect(refused.text).toMatch(/^Too many questions in a short time\. Try again in \d+ seconds\.$/);
    expect((await askChat(origin)).status).toBe(429);
    expect((await call(client, 'read_page', {page: '/'})).isError).toBe(false);
  });

  it('ends an answer as an error when the server stops', async () => {
    const {promise: asked, resolve: isAsked} = withResolvers();
    const model = await startModelStandIn(() => {
      isAsked();
      return {answersAfter: new Promise(() => {})};
    });
    closing.push(model.close);
    const server = launch({
      CHAT_MODEL_BASE_URL: model.baseUrl,
      CHAT_MODEL_API_KEY: 'key',
      CHAT_MODEL_NAME: 'model',
    });
    const client = await overHttp(new URL(await server.address()).origin);
    const answer = call(client, 'ask_docs', {question: QUESTION});
    await asked;
    server.child.kill('SIGTERM');
    expect(await answer).toEqual({text: refusals.busy.message, isError: true});
    expect((await server.exited).code).toBe(0);
  });

  it('refuses other sites, other methods and large requests', async () => {
    const address = `${await sharedOrigin()}/mcp`;
    const post = async (headers: Record<string, string>, body = '{}') =>
      fetch(address, {method: 'POST', headers: {'Content-Type': 'application/json', ...headers}, body});
    const refused = await post({Origin: 'https://evil.example'});
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {jsonrpc: '2.0', error: {code: -32_000, message: refusals.origin_not_allowed.message}, id: null},
    ]);
    const allowed = await fetch(address, {
      method: 'OPTIONS',
      headers: {Origin: SITE.slice(0, -1), 'Access-Control-Request-Method': 'POST'},
    });
    expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([
      204,
      SITE.slice(0, -1),
    ]);
    const get = await fetch(address, {headers: {Accept: 'text/event-stream'}});
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
    expect((await post({}, 'x'.repeat(70_000))).status).toBe(413);
    expect((await post({Accept: 'application/json'})).status).toBe(406);
  });
});
