import type {AnswerEvent, Answerer} from '../answerer';
import {ChatFault} from '../chatTransport';
import type {LibraryFiles, OfflineMessage, OfflineRequest} from './offlineProtocol';

/** The part of `Worker` that is used, so that tests can stand in for it. */
export type AnsweringWorker = {
  postMessage(message: OfflineRequest): void;
  addEventListener(type: 'message', listener: (event: {data: OfflineMessage}) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
};

type Waiting = {resolve(events: AnswerEvent[]): void; reject(error: Error): void};

/** Milliseconds that an answer may take with the megabyte that it is made from, on a slow connection too. */
const TIMEOUT = 30_000;

/**
 * Answers in a worker, so that the page stays smooth. One that broke, or from which nothing comes in time, is started
 * anew with the next question.
 */
export function createWorkerAnswerer(
  startWorker: () => AnsweringWorker,
  files: LibraryFiles,
  timeout: number = TIMEOUT,
): Answerer {
  const waiting = new Map<number, Waiting>();
  let worker: AnsweringWorker | undefined;
  let lastId = 0;

  function started(): AnsweringWorker {
    if (worker) return worker;
    worker = startWorker();
    worker.addEventListener('message', ({data}) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.type === 'events') asked?.resolve(data.events);
      else asked?.reject(new Error(data.message));
    });
    worker.addEventListener('error', () =>
      giveUp(new Error('Offline answers: the worker stopped; ask again.')),
    );
    return worker;
  }

  function giveUp(error: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    async *answer(question, signal) {
      const id = ++lastId;
      // A file that never arrives is nothing that the worker hears of.
      const late = setTimeout(() => giveUp(new ChatFault({kind: 'no-first-byte'})), timeout);
      const events = await new Promise<AnswerEvent[]>((resolve, reject) => {
        waiting.set(id, {resolve, reject});
        signal.addEventListener('abort', () => resolve([]), {once: true});
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        started().postMessage({type: 'answer', id, question, files});
      }).finally(() => clearTimeout(late));
      for (const event of events) {
        if (signal.aborted) return;
        yield event;
      }
    },
  };
}
