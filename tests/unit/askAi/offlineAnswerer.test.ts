import type {AnswerEvent} from '@site/src/askAi/answerer';
import {ChatFault} from '@site/src/askAi/fault';
import {createOfflineAnswerer} from '@site/src/askAi/offlineAnswerer';

const question = {message: 'How long is a round?', thread: []};
const events: AnswerEvent[] = [{type: 'delta', text: 'Six seconds.'}, {type: 'done'}];

async function collect(answering: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const collected: AnswerEvent[] = [];
  for await (const event of answering) collected.push(event);
  return collected;
}

it('yields the events of the worker', async () => {
  const answerer = createOfflineAnswerer({answer: async () => events});
  expect(await collect(answerer.answer(question, new AbortController().signal))).toEqual(events);
});

it('stops when the signal aborts', async () => {
  const controller = new AbortController();
  const answerer = createOfflineAnswerer({answer: () => new Promise(() => undefined)});
  const collected = collect(answerer.answer(question, controller.signal));
  controller.abort();
  expect(await collected).toEqual([]);
});

it('throws on a timeout and if the worker fails', async () => {
  const {signal} = new AbortController();
  const silent = createOfflineAnswerer({answer: () => new Promise(() => undefined)}, 5);
  await expect(collect(silent.answer(question, signal))).rejects.toBeInstanceOf(ChatFault);
  const broken = createOfflineAnswerer({answer: () => Promise.reject(new Error('no file'))});
  await expect(collect(broken.answer(question, signal))).rejects.toThrow('no file');
});
