import type {SearchRequest, SearchResponse} from './algoliaProtocol';
import type {EmbeddedSearch} from './createSearchClient';
import type {
  IndexFiles,
  IndexPart,
  SuggestedPage,
  WarmUp,
  WorkerMessage,
  WorkerRequest,
} from './workerProtocol';

/** A worker as far as it is used, so that tests can stand in for it. */
export type SearchWorker = {
  send(message: WorkerRequest): void;
  onMessage(listener: (message: WorkerMessage) => void): void;
  /** Its script didn't load, or threw. */
  onError(listener: () => void): void;
  stop(): void;
};

export type WorkerSearch = EmbeddedSearch & {
  /** Loads the index ahead of a query; does nothing where that is done. */
  warmUp(extent: WarmUp): void;
  /** Tells when another part of the index has arrived, and answers may be better. */
  subscribe(listener: (part: IndexPart) => void): () => void;
};

type Waiting<Value> = {resolve(value: Value): void; reject(error: Error): void};
type WaitingSearch = Waiting<SearchResponse[]> & {requests: SearchRequest[]};

/**
 * Search in a worker. While a query is being answered only the newest of those that follow is kept, so that fast typing
 * never queues up: those that it overtook are never answered, since what DocSearch makes of an answer takes as long for
 * one that nobody will see.
 */
export function createWorkerSearch(startWorker: () => SearchWorker, files: () => IndexFiles): WorkerSearch {
  let worker: SearchWorker | undefined;
  let lastId = 0;
  let running: (WaitingSearch & {id: number; waitsForIndex?: true}) | undefined;
  let next: WaitingSearch | undefined;
  const suggestions = new Map<number, Waiting<SuggestedPage[]>>();
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
    const error = message.type === 'failure' ? new Error(message.message) : undefined;
    const suggesting = suggestions.get(message.id);
    suggestions.delete(message.id);
    if (message.type === 'suggestions') suggesting?.resolve(message.pages);
    else if (error) suggesting?.reject(error);
    if (message.id !== running?.id) return;
    if (message.type === 'waiting') {
      running.waitsForIndex = true;
      runNext();
    } else
      settle((waiting) =>
        message.type === 'answer' ? waiting.resolve(message.results) : waiting.reject(error!),
      );
  }

  /** The script didn't load, or threw outside of a query. The next query starts another worker. */
  function fail(): void {
    worker?.stop();
    worker = undefined;
    const error = new Error('Search worker: it stopped; search again to start it anew.');
    for (const waiting of suggestions.values()) waiting.reject(error);
    suggestions.clear();
    settle((waiting) => waiting.reject(error));
  }

  function settle(finish: (waiting: WaitingSearch) => void): void {
    const settled = running;
    running = undefined;
    if (settled) finish(settled);
    runNext();
  }

  function runNext(): void {
    if ((running && !running.waitsForIndex) || next === undefined) return;
    lastId += 1;
    running = {id: lastId, ...next};
    next = undefined;
    start().send({type: 'search', id: lastId, requests: running.requests});
  }

  return {
    warmUp: (extent) => start().send({type: 'warmUp', extent}),
    search: (requests) =>
      new Promise((resolve, reject) => {
        next = {requests, resolve, reject};
        runNext();
      }),
    suggest: (query) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        suggestions.set(lastId, {resolve, reject});
        start().send({type: 'suggest', id: lastId, query});
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
