import type {AnswerEvent, Answerer, Question} from './answerer';
import {withTimeout} from '../search/client/withTimeout';
import {ChatFault} from './fault';

/** The part of the search worker that answers questions. */
export type AnsweringWorker = {answer(question: Question): Promise<AnswerEvent[]>};

/** Milliseconds for loading the index (about 1 MB), also on a slow connection, and composing the answer. */
const TIMEOUT = 30_000;

/** Returns an answerer in the browser for when the endpoint is unreachable. Nothing loads before the first question. */
export function createOfflineAnswerer(worker: AnsweringWorker, timeout: number = TIMEOUT): Answerer {
  return {
    async *answer(question, signal) {
      const events = await withTimeout(
        Promise.race([worker.answer(question), emptyOnAbort(signal)]),
        timeout,
        () => new ChatFault({kind: 'no-first-byte'}),
      );
      for (const event of events) {
        if (signal.aborted) return;
        yield event;
      }
    },
  };
}

async function emptyOnAbort(signal: AbortSignal): Promise<AnswerEvent[]> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve([]), {once: true}));
}
