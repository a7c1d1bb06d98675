import {setTimeout as pause} from 'node:timers/promises';
import {buildIndex} from '@site/src/search/buildIndex';
import type {AnswerEvent} from '@site/src/askAi/answerer';
import {sectionMarkdownOf, sectionQuestionsOf} from '@site/src/askAi/extractive/library';
import type {OfflineMessage} from '@site/src/askAi/offline/offlineProtocol';
import {createOfflineService} from '@site/src/askAi/offline/offlineService';
import {createWorkerAnswerer, type AnsweringWorker} from '@site/src/askAi/offline/workerAnswerer';
import {smallSite} from '@site/tests/support/corpusPages';

const files = {outline: '/o', index: '/i', markdown: '/m', questions: '/q'};
const {outline, index} = buildIndex(smallSite);
const contents: Record<string, unknown> = {
  '/o': outline,
  '/i': index,
  '/m': sectionMarkdownOf(smallSite),
  '/q': sectionQuestionsOf(smallSite),
};

/** The service behind a worker's interface; `fails` is how many files don't arrive at first, `hangs` how many never do. */
function startWorkers(fails = 0, hangs = 0) {
  const errors: (() => void)[] = [];
  let started = 0;
  let left = fails;
  let hanging = hangs;
  const start = (): AnsweringWorker => {
    started += 1;
    let listener: (event: {data: OfflineMessage}) => void = () => undefined;
    const serve = createOfflineService({
      send: (data) => listener({data}),
      async fetchJson(url) {
        if (left-- > 0) throw new Error(`no ${url}`);
        if (hanging-- > 0) await new Promise(() => undefined);
        return contents[url];
      },
    });
    return {
      // What passes between page and worker is copied.
      postMessage: (message) => void serve(structuredClone(message)),
      addEventListener(type: 'message' | 'error', added: unknown) {
        if (type === 'error') errors.push(added as () => void);
        else listener = added as typeof listener;
      },
      terminate: () => undefined,
    };
  };
  return {start, crash: () => errors.at(-1)!(), count: () => started};
}

async function ask(
  answerer: ReturnType<typeof createWorkerAnswerer>,
  message: string,
): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of answerer.answer({message, thread: []}, new AbortController().signal))
    events.push(event);
  return events;
}

it('answers in the worker as the endpoint does', async () => {
  const answerer = createWorkerAnswerer(startWorkers().start, files);
  const events = await ask(answerer, 'How long is a round?');
  expect(events[0]).toMatchObject({type: 'delta', text: expect.stringContaining('A round takes 6 seconds.')});
  expect(events.at(-2)).toMatchObject({type: 'sources'});
  expect(events.at(-1)).toEqual({type: 'done'});
});

it('tries again with the next question where a file did not arrive', async () => {
  const answerer = createWorkerAnswerer(startWorkers(1).start, files);
  await expect(ask(answerer, 'How long is a round?')).rejects.toThrow('no /o');
  expect((await ask(answerer, 'How long is a round?')).at(-1)).toEqual({type: 'done'});
});

it('starts another worker where one stopped', async () => {
  const workers = startWorkers();
  const answerer = createWorkerAnswerer(workers.start, files);
  const lost = ask(answerer, 'How long is a round?');
  await Promise.resolve();
  workers.crash();
  await expect(lost).rejects.toThrow('the worker stopped');
  expect((await ask(answerer, 'How long is a round?')).at(-1)).toEqual({type: 'done'});
  expect(workers.count()).toBe(2);
});

describe('a file that never arrives', () => {
  it('ends the wait for an answer, as a silent endpoint does, and is asked for again with the next question', async () => {
    const workers = startWorkers(0, 1);
    const answerer = createWorkerAnswerer(workers.start, files, 50);
    await expect(ask(answerer, 'How long is a round?')).rejects.toMatchObject({
      name: 'ChatFault',
      fault: {kind: 'no-first-byte'},
    });
    expect((await ask(answerer, 'How long is a round?')).at(-1)).toEqual({type: 'done'});
    expect(workers.count()).toBe(2);
  });

  it('takes nothing from the time of a question that follows one that was stopped', async () => {
    const answerer = createWorkerAnswerer(startWorkers(0, 1).start, files, 300);
    const stopping = new AbortController();
    const stopped = answerer.answer({message: 'How long is a round?', thread: []}, stopping.signal);
    const next = stopped[Symbol.asyncIterator]().next();
    await pause(200);
    stopping.abort();
    expect((await next).done).toBe(true);
    const asked = performance.now();
    await expect(ask(answerer, 'How long is a round?')).rejects.toThrow('no-first-byte');
    // A timer may be a millisecond early.
    expect(performance.now() - asked).toBeGreaterThan(298);
  });
});
