import {utimes, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import chatEndpointPlugin from '@site/plugins/chat-endpoint';
import {chatPaths, encodeRefusal} from '@site/src/askAi/protocol';
import {smallCorpus} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';
import {startModelStandIn} from '@site/tests/support/modelStandIn';

type Middleware = {name: string; middleware: (request: unknown, response: unknown, next: () => void) => void};

/** Starts a server with the plugin's middleware; requests that it passes on get "the dev server". */
async function startDevServer(generatedFilesDir: string) {
  const plugin = chatEndpointPlugin({generatedFilesDir} as LoadContext);
  const config = (plugin.configureWebpack as (config: object, isServer: boolean) => object)({}, false) as {
    devServer: {setupMiddlewares(middlewares: Middleware[]): Middleware[]};
  };
  const [first] = config.devServer.setupMiddlewares([{name: 'own', middleware: () => undefined}]);
  const server = createServer((request, response) =>
    first!.middleware(request, response, () => response.end('the dev server')),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const origin = `http://localhost:${(server.address() as {port: number}).port}`;
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return {origin, close};
}

/** Sets a later modification time, because file systems may store times with a coarse resolution. */
async function writeLater(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  const later = new Date(Date.now() + 10_000);
  await utimes(file, later, later);
}

const ask = (origin: string, message: string) =>
  fetch(origin + chatPaths.stream, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({message}),
  }).then((response) => response.text());

/** Collects the console errors from now on. */
function consoleErrors(): string[] {
  const said: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  return said;
}
afterEach(() => jest.restoreAllMocks());

it('returns status 500 while there are no pages, logs the reason once, and recovers when there are', async () => {
  const folder = makeFolder({'corpus/default/other.json': '[]'});
  const {origin, close} = await startDevServer(folder.directory);
  const said = consoleErrors();
  for (let times = 0; times < 2; times += 1) {
    const response = await fetch(origin + chatPaths.health);
    expect([response.status, await response.text()]).toEqual([500, encodeRefusal('internal')]);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  }
  const corpus = path.join(folder.directory, 'corpus/default/library.json');
  expect(said).toEqual([
    expect.stringContaining(
      `Expected the corpus of a build in ${corpus}, found no readable file. Build the site first`,
    ),
  ]);
  await writeLater(corpus, JSON.stringify(await smallCorpus()));
  expect((await fetch(origin + chatPaths.health)).status).toBe(200);
  await close();
  folder.remove();
});

it('logs failures to the console, but no successful events', async () => {
  const model = await startModelStandIn({status: 401});
  const variables = {
    CHAT_MODEL_BASE_URL: model.baseUrl,
    CHAT_MODEL_API_KEY: 'the-key',
    CHAT_MODEL_NAME: 'the-model',
  };
  Object.assign(process.env, variables);
  const folder = makeFolder({'corpus/default/library.json': JSON.stringify(await smallCorpus())});
  const {origin, close} = await startDevServer(folder.directory);
  for (const name of Object.keys(variables)) delete process.env[name];
  const said = consoleErrors();
  expect(await ask(origin, 'How long does a round take?')).toContain('A round takes 6 seconds.');
  expect(said.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({event: 'model_failed', status: 401}),
  ]);
  await close();
  await model.close();
  folder.remove();
});
