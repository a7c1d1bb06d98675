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

export type WorkerSearch = Pick<EmbeddedSearch, 'suggest'> & {
  /** Search for one surface, such as the modal: its queries overtake each other and none of another's. */
  openSurface(): EmbeddedSearch;
  /** Loads the index ahead of a query; does nothing where that is done. */
  warmUp(extent: WarmUp): void;
  /** Tells when another part of the index has arrived, and answers may be better. */
  subscribe(listener: (part: IndexPart) => void): () => void;
};

type Waiting<Value> = {resolve(value: Value): void; reject(error: Error): void};
type WaitingSearch = Waiting<SearchResponse[]> & {requests: SearchRequest[]};
type Surface = {
  number: number;
  running?: WaitingSearch & {id: number; waitsForIndex?: true};
  next?: WaitingSearch;
};

/**
 * Search in a worker. While a query is being answered only the newest of those that follow is kept, so that fast typing
 * never queues up: those that it overtook are never answered, since what DocSearch makes of an answer takes as long for
 * one that nobody will see.
 */
export function createWorkerSearch(startWorker: () => SearchWorker, files: () => IndexFiles): WorkerSearch {
  let worker: SearchWorker | undefined;
  let lastId = 0;
  let lastSurface = 0;
  /** By the number of the query that it waits for. */
  const surfaces = new Map<number, Surface>();
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
    const surface = surfaces.get(message.id);
    if (surface === undefined) return;
    if (message.type === 'waiting') {
      surface.running!.waitsForIndex = true;
      runNext(surface);
    } else
      settle(surface, (waiting) =>
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
    // Those that go on with their next query aren't among them.
    const broken = [...surfaces.values()];
    for (const surface of broken) settle(surface, (waiting) => waiting.reject(error));
  }

  function settle(surface: Surface, finish: (waiting: WaitingSearch) => void): void {
    const {running} = surface;
    surface.running = undefined;
    if (running) {
      surfaces.delete(running.id);
      finish(running);
    }
    runNext(surface);
  }

  function runNext(surface: Surface): void {
    const {number, running, next} = surface;
    if ((running && !running.waitsForIndex) || next === undefined) return;
    if (running) surfaces.delete(running.id);
    lastId += 1;
    surface.running = {id: lastId, ...next};
    surface.next = undefined;
    surfaces.set(lastId, surface);
    start().send({type: 'search', id: lastId, surface: number, requests: next.requests});
  }

  const suggest = (query: string) =>
    new Promise<SuggestedPage[]>((resolve, reject) => {
      lastId += 1;
      suggestions.set(lastId, {resolve, reject});
      start().send({type: 'suggest', id: lastId, query});
    });

  return {
    warmUp: (extent) => start().send({type: 'warmUp', extent}),
    openSurface() {
      lastSurface += 1;
      const surface: Surface = {number: lastSurface};
      return {
        search: (requests) =>
          new Promise((resolve, reject) => {
            surface.next = {requests, resolve, reject};
            runNext(surface);
          }),
        suggest,
      };
    },
    suggest,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
