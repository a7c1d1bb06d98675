import type {AnswerEvent, Question} from '../../askAi/answerer';
import type {SuggestedPage} from '../suggestions/suggestPages';
import type {IndexPart, WarmUp, WorkerMessage, WorkerQuestion, WorkerRequest} from '../worker/workerProtocol';
import type {EmbeddedSearch} from './createSearch';
import type {SearchResponse} from './searchTypes';

/** The part of a worker that the client uses. Tests replace it. */
export type SearchWorker = {
  send(message: WorkerRequest): void;
  onMessage(listener: (message: WorkerMessage) => void): void;
  /** Calls back if the worker's script fails to load or throws. */
  onError(listener: () => void): void;
  stop(): void;
};

export type WorkerSearch = Pick<EmbeddedSearch, 'suggest'> & {
  /**
   * Returns the search of one search field, such as the modal's. The promise for a query never settles if a later query
   * from the same field supersedes it, because rendering outdated results would delay the current ones.
   */
  openSurface(): EmbeddedSearch;
  /** Loads the index before a query; does nothing if it is loaded. */
  warmUp(extent: WarmUp): void;
  /** Returns the events of an answer from the documentation; rejects if the library can't be loaded. */
  answer(question: Question): Promise<AnswerEvent[]>;
  /** Returns a section as Markdown, or undefined if there is none at the address; rejects if it can't be loaded. */
  section(route: string, anchor: string): Promise<string | undefined>;
  /** Calls back when another part of the index has loaded, which may improve results. Returns a function that unsubscribes. */
  subscribe(listener: (part: IndexPart) => void): () => void;
};

type PendingRequest = {resolve(value: never): void; reject(error: Error): void};

/** Returns a client of the search worker, which starts on first use. */
export function createWorkerSearch(startWorker: () => SearchWorker, siteUrl: () => string): WorkerSearch {
  let worker: SearchWorker | undefined;
  let lastId = 0;
  let lastSurface = 0;
  const pending = new Map<number, PendingRequest>();
  const listeners = new Set<(part: IndexPart) => void>();

  function start(): SearchWorker {
    if (worker) return worker;
    const started = startWorker();
    worker = started;
    started.onMessage(receive);
    started.onError(fail);
    return started;
  }

  function receive(message: WorkerMessage): void {
    if (message.type === 'loaded') {
      for (const listener of listeners) listener(message.part);
      return;
    }
    const request = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === 'reply') request?.resolve(message.value as never);
    if (message.type === 'failure') request?.reject(new Error(message.message));
  }

  /** Rejects all pending requests after the worker's script failed. The next request starts a new worker. */
  function fail(): void {
    worker?.stop();
    worker = undefined;
    const error = new Error(
      'Search worker: expected a reply, found that the worker failed; search again to restart it.',
    );
    for (const {reject} of pending.values()) reject(error);
    pending.clear();
  }

  async function send<Value>(question: WorkerQuestion): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {resolve, reject});
      start().send({...question, id: lastId});
    });
  }

  const suggest = (query: string) => send<SuggestedPage[]>({type: 'suggest', query});

  return {
    warmUp: (extent) => start().send({type: 'warmUp', extent}),
    openSurface() {
      lastSurface += 1;
      const surface = lastSurface;
      let lastRequest = 0;
      let lastResponse = 0;
      return {
        async search(request) {
          lastRequest += 1;
          const id = lastRequest;
          const response = await send<SearchResponse>({type: 'search', surface, siteUrl: siteUrl(), request});
          lastResponse = id;
          // More replies may have arrived while the page was busy. Process them first and return only the last one.
          await new Promise((resolve) => setTimeout(resolve));
          return id === lastResponse ? response : new Promise<never>(() => undefined);
        },
        suggest,
      };
    },
    suggest,
    answer: (question) => send<AnswerEvent[]>({type: 'answer', question}),
    section: (route, anchor) => send<string | undefined>({type: 'section', route, anchor}),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
