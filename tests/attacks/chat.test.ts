import * as fc from 'fast-check';
import {chatPaths, createStreamParser, refusals, type RefusalCode} from '@site/src/askAi/protocol';
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
const requests = almostValid({
  message: json(fc.oneof(hostileTexts, fc.constantFrom('How long is a round?', 'What is a shard?'))),
  threadId: json(fc.oneof(fc.uuid(), hostileTexts)),
  page: json(fc.oneof(fc.constantFrom('/learn/rounds', '//evil.example', '/\\evil.example'), hostileTexts)),
  about: almostValid({
    quote: json(hostileTexts),
    page: almostValid({title: json(hostileTexts), route: json(fc.webPath())}),
  }),
});
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const bodies = fc.oneof(
  {weight: 6, arbitrary: requests.map(bytes)},
  {weight: 2, arbitrary: hostileJson.map(bytes)},
  // Truncated anywhere, even within a character.
  {weight: 1, arbitrary: fc.tuple(requests, fc.nat(300)).map(([text, end]) => bytes(text).slice(0, end))},
  {weight: 1, arbitrary: fc.uint8Array({maxLength: 200}).map((array) => new Uint8Array(array))},
  {
    weight: 1,
    arbitrary: fc
      .integer({min: 65_000, max: 70_000})
      .map((size) => bytes(`{"message":"${'x'.repeat(size)}"}`)),
  },
);
const types = fc.oneof(
  {weight: 9, arbitrary: fc.constant('application/json')},
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'application/jsonx', '*/*'),
  },
);

/** The statuses that the endpoint may return for a question, determined without the endpoint's code. */
function expectedStatuses(body: Uint8Array, type: string): number[] {
  if (body.length > 65_536) return [413];
  if (!/^application\/json(?:;|$)/.test(type)) return [415];
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return [400];
  }
  const message: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'message')
      ? (value as {message: unknown}).message
      : undefined;
  const isQuestion = typeof message === 'string' && message.trim() !== '' && message.trim().length <= 4000;
  // The other fields are checked by the tests of the endpoint.
  return isQuestion ? [200, 400] : [400];
}

it('every request body gets an answer or an error response, without internal details', async () => {
  await attack(
    fc.record({body: bodies, type: types, feedback: fc.boolean()}),
    async ({body, type, feedback}) => {
      const path = feedback ? chatPaths.feedback : chatPaths.stream;
      const response = await fetch(app().origin + path, {
        method: 'POST',
        headers: {'Content-Type': type},
        body,
      });
      const text = await response.text();
      expect(leaksIn(text, new TextDecoder().decode(body))).toEqual([]);
      if (feedback) expect([204, 400, 413, 415]).toContain(response.status);
      else expect(expectedStatuses(body, type)).toContain(response.status);
      if (response.status === 200) {
        const parser = createStreamParser();
        const events = [...parser.push(bytes(text)), ...parser.flush()];
        expect(events[0]?.type).toBe('thread');
        expect(events.at(-1)?.type).toBe('done');
      } else if (response.status !== 204) {
        const {error} = JSON.parse(text) as {error: {code: RefusalCode; message: string}};
        expect(error).toEqual({code: error.code, message: refusals[error.code].message});
        expect(refusals[error.code].status).toBe(response.status);
      }
    },
  );
  expect(pollutedNames()).toEqual([]);
  expect(app().log.filter(({event}) => event === 'failed')).toEqual([]);
  const health = await fetch(app().origin + chatPaths.health);
  expect(await health.json()).toMatchObject({status: 'ok', answering: 0});
});
