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
