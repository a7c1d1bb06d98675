import {utimes, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import chatEndpointPlugin from '@site/plugins/chat-endpoint';
import {chatPaths} from '@site/src/askAi/protocol';
import {smallSite} from '@site/tests/support/corpusPages';
import {makeFolder} from '@site/tests/support/folder';

type Middleware = {name: string; middleware: (request: unknown, response: unknown, next: () => void) => void};

/** A server with the middlewares of the dev server, of which the last is its own. */
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

/** A file system may count time in steps; a later write has a later time. */
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

it('answers questions inside the dev server, over the pages as they were last written', async () => {
  const corpus = 'corpus/default/corpus.json';
  const folder = makeFolder({[corpus]: JSON.stringify(smallSite)});
  const {origin, close} = await startDevServer(folder.directory);
  expect(await (await fetch(`${origin}/learn/`)).text()).toBe('the dev server');
  expect(await ask(origin, 'How long does a round take?')).toContain('A round takes 6 seconds.');

  const edited = JSON.stringify(smallSite).replaceAll('6 seconds', '5 seconds');
  await writeLater(path.join(folder.directory, corpus), edited);
  expect(await ask(origin, 'How long does a round take?')).toContain('A round takes 5 seconds.');
  await close();
  folder.remove();
});

it('fails while there are no pages yet, and answers once there are', async () => {
  const folder = makeFolder({'corpus/default/other.json': '[]'});
  const {origin, close} = await startDevServer(folder.directory);
  // The server says why on its console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await fetch(origin + chatPaths.health)).status).toBe(500);
  await writeLater(path.join(folder.directory, 'corpus/default/corpus.json'), JSON.stringify(smallSite));
  expect((await fetch(origin + chatPaths.health)).status).toBe(200);
  await close();
  folder.remove();
});
