import * as fc from 'fast-check';
import {refusals} from '@site/src/askAi/protocol';
import {MCP_PATH} from '@site/server/mcp/tools';
import {
  almostValid,
  attack,
  ATTACK_TIMEOUT,
  hostileJson,
  hostileTexts,
  leaksIn,
  pollutedNames,
} from '@site/tests/support/attacks';
import {appForTests} from '@site/tests/support/startApp';

jest.setTimeout(ATTACK_TIMEOUT);

const app = appForTests({'build/index.html': '<h1>Home</h1>'});

const json = (text: fc.Arbitrary<string>) => text.map((value) => JSON.stringify(value));
const calls = almostValid({
  name: fc.constantFrom(
    '"search_docs"',
    '"read_page"',
    '"ask_docs"',
    '"__proto__"',
    '"toString"',
    '"no_tool"',
  ),
  arguments: fc
    .tuple(
      fc.constantFrom('query', 'page', 'question', '__proto__'),
      json(fc.oneof(hostileTexts, fc.constantFrom('/', '/learn/rounds', 'How long is a round?'))),
    )
    .chain(([key, value]) => almostValid({[key]: fc.constant(value)})),
});
const messages = almostValid({
  jsonrpc: fc.constant('"2.0"'),
  id: fc.constantFrom('1', '"a"'),
  method: fc.oneof(
    {weight: 4, arbitrary: fc.constant('"tools/call"')},
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '"tools/list"',
        '"resources/list"',
        '"resources/read"',
        '"initialize"',
        '"ping"',
      ),
    },
    {weight: 1, arbitrary: json(hostileTexts)},
  ),
  params: fc.oneof(
    {weight: 4, arbitrary: calls},
    {weight: 1, arbitrary: almostValid({uri: json(hostileTexts)})},
  ),
});
const bodies = fc.oneof(
  {weight: 8, arbitrary: messages},
  {weight: 1, arbitrary: hostileJson},
  {weight: 1, arbitrary: fc.array(messages, {maxLength: 3}).map((batch) => `[${batch.join(',')}]`)},
);

it('every message but a notification gets a result or a protocol error, without internal details', async () => {
  await attack(bodies, async (body) => {
    const response = await fetch(app().origin + MCP_PATH, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'},
      body,
    });
    const text = await response.text();
    expect(leaksIn(text, body)).toEqual([]);
    expect([200, 202, 400, 413]).toContain(response.status);
    // A notification has no response.
    if (response.status === 202) return;
    for (const reply of [JSON.parse(text)].flat() as {
      jsonrpc: string;
      error?: {message: string};
      result?: object;
    }[]) {
      expect(reply.jsonrpc).toBe('2.0');
      // What the server says about an unexpected error.
      expect(reply.error?.message ?? '').not.toContain(refusals.internal.message);
      expect(Number('result' in reply) + Number('error' in reply)).toBe(1);
    }
  });
  expect(pollutedNames()).toEqual([]);
  expect(app().log.filter(({event}) => event === 'failed')).toEqual([]);
  const alive = await fetch(app().origin + MCP_PATH, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'},
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });
  expect(((await alive.json()) as {result: {tools: unknown[]}}).result.tools).toHaveLength(3);
});
