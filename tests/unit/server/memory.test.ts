import {chatPaths} from '@site/src/askAi/protocol';
import {MCP_PATH} from '@site/server/mcp/tools';
import {collectGarbage} from '@site/tests/support/collectGarbage';
import {makeFolder} from '@site/tests/support/folder';
import {startModelStandIn} from '@site/tests/support/modelStandIn';
import {startApp} from '@site/tests/support/startApp';

const REQUESTS = 20;
const QUESTION = 'How long is a round?';

it.each([
  ['chat', chatPaths.stream, {message: QUESTION}],
  [
    'MCP server',
    MCP_PATH,
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {name: 'ask_docs', arguments: {question: QUESTION}},
    },
  ],
])('the %s keeps no request in memory after its answer', async (_, address, body) => {
  const folder = makeFolder({'build/index.html': '<h1>Home</h1>'});
  const model = await startModelStandIn({pieces: ['Six ', 'seconds.']});
  const requests: WeakRef<Request>[] = [];
  const app = await startApp({
    ...folder,
    env: {CHAT_MODEL_BASE_URL: model.baseUrl, CHAT_MODEL_API_KEY: 'key', CHAT_MODEL_NAME: 'model'},
    answer: (request) => void requests.push(new WeakRef(request)),
  });
  try {
    for (let count = 0; count < REQUESTS; count += 1) {
      const response = await fetch(app.origin + address, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'},
        body: JSON.stringify(body),
      });
      expect(await response.text()).toContain('seconds.');
    }
  } finally {
    await app.close();
    await model.close();
    folder.remove();
  }
  await collectGarbage();
  expect(requests).toHaveLength(REQUESTS);
  // The last one may still be on the stack.
  expect(requests.filter((request) => request.deref() !== undefined).length).toBeLessThanOrEqual(1);
});
