import {buildIndex} from '@site/src/search/buildIndex';
import type {AnswerEvent} from '@site/src/askAi/answerer';
import {sectionMarkdownOf} from '@site/src/askAi/extractive/library';
import type {OfflineMessage} from '@site/src/askAi/offline/offlineProtocol';
import {createOfflineService} from '@site/src/askAi/offline/offlineService';
import {createWorkerAnswerer, type AnsweringWorker} from '@site/src/askAi/offline/workerAnswerer';
import {smallSite} from '@site/tests/support/corpusPages';

const files = {outline: '/o', index: '/i', markdown: '/m'};
const {outline, index} = buildIndex(smallSite);
const contents: Record<string, unknown> = {'/o': outline, '/i': index, '/m': sectionMarkdownOf(smallSite)};

/** The service behind a worker's interface; `fails` is how many files don't arrive at first. */
function startWorkers(fails = 0) {
  const errors: (() => void)[] = [];
  let started = 0;
  let left = fails;
  const start = (): AnsweringWorker => {
    started += 1;
    let listener: (event: {data: OfflineMessage}) => void = () => undefined;
    const serve = createOfflineService({
      send: (data) => listener({data}),
      async fetchJson(url) {
        if (left-- > 0) throw new Error(`no ${url}`);
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
