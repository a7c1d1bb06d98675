import type {AnswerEvent, Question} from '../../askAi/answerer';
import type {SuggestedPage} from '../suggestions/suggestPages';
import type {
  IndexFiles,
  IndexPart,
  WarmUp,
  WorkerMessage,
  WorkerQuestion,
  WorkerRequest,
} from '../worker/workerProtocol';
import type {EmbeddedSearch} from './createSearch';
import type {SearchResponse} from './searchTypes';

/** A worker as far as it is used, which is what a test replaces. */
export type SearchWorker = {
  send(message: WorkerRequest): void;
  onMessage(listener: (message: WorkerMessage) => void): void;
  /** Its script didn't load, or threw. */
  onError(listener: () => void): void;
  stop(): void;
};

export type WorkerSearch = Pick<EmbeddedSearch, 'suggest'> & {
  /**
   * Search for one surface, such as the modal. A query that another one of its surface overtakes, in the worker or on its way
   * back, is never answered: showing an answer takes as long for one that nobody will see.
   */
  openSurface(): EmbeddedSearch;
  /** Loads the index ahead of a query; does nothing where that is done. */
  warmUp(extent: WarmUp): void;
  /** Answers a question from the documentation; rejects if the library can't be loaded. */
  answer(question: Question): Promise<AnswerEvent[]>;
  /** Tells when another part of the index has arrived, and answers may be better. */
  subscribe(listener: (part: IndexPart) => void): () => void;
};

type Waiting = {resolve(value: never): void; reject(error: Error): void};

/** Search in a worker, which starts with the first use. */
export function createWorkerSearch(startWorker: () => SearchWorker, files: () => IndexFiles): WorkerSearch {
  let worker: SearchWorker | undefined;
  let lastId = 0;
  let lastSurface = 0;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(part: IndexPart) => void>();

  function start(): SearchWorker {
    if (worker) return worker;
    const started = startWorker();
    worker = started;
    started.onMessage(receive);
    started.onError(fail);
    started.send({type: 'open', files: files()});
    return started;
  }

  function receive(message: WorkerMessage): void {
    if (message.type === 'loaded') {
      for (const listener of listeners) listener(message.part);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'reply') asked?.resolve(message.value as never);
    if (message.type === 'failure') asked?.reject(new Error(message.message));
  }

  /** The script didn't load, or threw outside of a query. The next request starts another worker. */
  function fail(): void {
    worker?.stop();
    worker = undefined;
    const error = new Error('Search worker: it stopped; search again to restart it.');
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  }

  async function ask<Value>(question: WorkerQuestion): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      start().send({...question, id: lastId});
    });
  }

  const suggest = (query: string) => ask<SuggestedPage[]>({type: 'suggest', query});

  return {
    warmUp: (extent) => start().send({type: 'warmUp', extent}),
    openSurface() {
      lastSurface += 1;
      const surface = lastSurface;
      let asked = 0;
      let replied = 0;
      return {
        async search(request) {
          asked += 1;
          const turn = asked;
          const response = await ask<SearchResponse>({type: 'search', surface, request});
          replied = turn;
          // While the page was busy more replies may have come: they are read first, and only the last one is given.
          await new Promise((resolve) => setTimeout(resolve));
          return turn === replied ? response : new Promise<never>(() => undefined);
        },
        suggest,
      };
    },
    suggest,
    answer: (question) => ask<AnswerEvent[]>({type: 'answer', question}),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
