import {Hono} from 'hono';
import {streamAnswer} from '@site/server/chat/streamAnswer';
import {encodeEvent, KEEP_ALIVE, type ChatEvent} from '@site/src/askAi/protocol';
import {withResolvers} from '@site/tests/support/withResolvers';

/** A reader of an answer, and how the answer ended. */
async function stream(events: AsyncIterable<ChatEvent>, signal: AbortSignal, keepAlive?: number) {
  const ends: string[] = [];
  const app = new Hono();
  app.get('/', (context) =>
    streamAnswer(context, events, {
      signal,
      keepAlive,
      onDisconnect: () => undefined,
      onEnd: (end) => ends.push(end),
    }),
  );
  const reader = (await app.request('/')).body!.getReader();
  /** The next piece, undefined at the end. */
  const read = async () => {
    const {value} = await reader.read();
    return value && new TextDecoder().decode(value);
  };
  return {read, ends};
}

it('sends comments while an answer pauses', async () => {
  const {promise: paused, resolve: goOn} = withResolvers();
  async function* events(): AsyncGenerator<ChatEvent> {
    await paused;
    yield {type: 'done'};
  }
  const {read} = await stream(events(), new AbortController().signal, 5);
  expect(await read()).toBe(KEEP_ALIVE);
  expect(await read()).toBe(KEEP_ALIVE);
  goOn();
  let last = await read();
  while (last === KEEP_ALIVE) last = await read();
  expect(last).toBe(encodeEvent({type: 'done'}));
});

it('applies backpressure, frees its slot on a timeout, and reports the timeout when the client reads on', async () => {
  let written = 0;
  let isClosed = false;
  async function* events(): AsyncGenerator<ChatEvent> {
    try {
      while (true) {
        written += 1;
        yield {type: 'delta', text: 'word '};
      }
    } finally {
      isClosed = true;
    }
  }
  const time = new AbortController();
  const {read, ends} = await stream(events(), time.signal);
  expect(await read()).toBe(encodeEvent({type: 'delta', text: 'word '}));
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(written).toBeLessThan(6);
  expect(ends).toEqual([]);
  time.abort();
  expect(ends).toEqual(['stopped']);
  const rest: string[] = [];
  for (let piece = await read(); piece !== undefined; piece = await read()) rest.push(piece);
  expect(rest.at(-1)).toBe(encodeEvent({type: 'error', code: 'timed_out'}));
  expect(rest.length).toBeLessThan(6);
  expect(isClosed).toBe(true);
  expect(ends).toEqual(['stopped']);
});

it('sends no more comments to a client that stopped reading when the answer timed out', async () => {
  jest.useFakeTimers({doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout']});
  const time = new AbortController();
  async function* events(): AsyncGenerator<ChatEvent> {
    while (true) yield {type: 'delta', text: 'word '};
  }
  const {read, ends} = await stream(events(), time.signal, 5);
  expect(jest.getTimerCount()).toBe(1);
  time.abort();
  expect(ends).toEqual(['stopped']);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(50);
  jest.useRealTimers();
  const rest: string[] = [];
  for (let piece = await read(); piece !== undefined; piece = await read()) rest.push(piece);
  expect(rest.filter((piece) => piece === KEEP_ALIVE)).toEqual([]);
});

it('does not wait for a source that ignores the signal', async () => {
  const time = new AbortController();
  async function* events(): AsyncGenerator<ChatEvent> {
    yield {type: 'delta', text: 'Wait'};
    await new Promise(() => undefined);
  }
  const {read} = await stream(events(), time.signal);
  expect(await read()).toBe(encodeEvent({type: 'delta', text: 'Wait'}));
  time.abort();
  expect(await read()).toBe(encodeEvent({type: 'error', code: 'timed_out'}));
  expect(await read()).toBeUndefined();
});
