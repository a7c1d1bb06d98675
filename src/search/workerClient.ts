import type {AnswerEvent, Question} from '../askAi/answerer';
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
  /** Answers a question from the documentation; rejects if the library can't be loaded. */
  answer(question: Question): Promise<AnswerEvent[]>;
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
  /** Suggestions and answers, by the number of the request. */
  const others = new Map<number, Waiting<never>>();
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
    const other = others.get(message.id);
    others.delete(message.id);
    if (message.type === 'suggestions') other?.resolve(message.pages as never);
    else if (message.type === 'events') other?.resolve(message.events as never);
    else if (error) other?.reject(error);
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
    for (const waiting of others.values()) waiting.reject(error);
    others.clear();
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

  async function request<Value>(
    message:
      | Omit<Extract<WorkerRequest, {type: 'suggest'}>, 'id'>
      | Omit<Extract<WorkerRequest, {type: 'answer'}>, 'id'>,
  ): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      lastId += 1;
      others.set(lastId, {resolve, reject} as Waiting<never>);
      start().send({...message, id: lastId});
    });
  }

  const suggest = (query: string) => request<SuggestedPage[]>({type: 'suggest', query});

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
    answer: (question) => request<AnswerEvent[]>({type: 'answer', question}),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
