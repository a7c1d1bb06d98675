import {streamAnswer} from '@site/server/chat/streamAnswer';
import {encodeEvent, KEEP_ALIVE, type ChatEvent} from '@site/src/askAi/protocol';

it('says that an answer goes on where it pauses', async () => {
  let goOn = () => {};
  const paused = new Promise<void>((resolve) => (goOn = resolve));
  async function* events(): AsyncGenerator<ChatEvent> {
    await paused;
    yield {type: 'done'};
  }
  const stream = streamAnswer([], events(), {
    controller: new AbortController(),
    timeout: 60_000,
    keepAlive: 5,
    onEnd: () => undefined,
  });
  const reader = stream.getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await text()).toBe(KEEP_ALIVE);
  expect(await text()).toBe(KEEP_ALIVE);
  goOn();
  let last = await text();
  while (last === KEEP_ALIVE) last = await text();
  expect(last).toBe(encodeEvent({type: 'done'}));
});

it('lets go of an answer that its reader leaves standing when its time is up, and says so once they read on', async () => {
  const writer = {isDone: false};
  async function* events(): AsyncGenerator<ChatEvent> {
    try {
      while (true) yield {type: 'delta', text: 'word '};
    } finally {
      writer.isDone = true;
    }
  }
  const ends: string[] = [];
  let onEnd = () => {};
  const ended = new Promise<void>((resolve) => (onEnd = resolve));
  const stream = streamAnswer([], events(), {
    controller: new AbortController(),
    timeout: 50,
    onEnd: (end) => {
      ends.push(end);
      onEnd();
    },
  });
  const reader = stream.getReader();
  const text = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await text()).toBe(encodeEvent({type: 'delta', text: 'word '}));
  await ended;
  expect(ends).toEqual(['timed_out']);
  expect(await text()).toBe(encodeEvent({type: 'error', code: 'timed_out'}));
  expect((await reader.read()).done).toBe(true);
  expect(ends).toEqual(['timed_out']);
  expect(writer.isDone).toBe(true);
});
