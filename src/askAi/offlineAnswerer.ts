import type {AnswerEvent, Answerer, Question} from './answerer';
import {ChatFault} from './fault';

/** The part of the site's search worker that answers questions. */
export type AnsweringWorker = {answer(question: Question): Promise<AnswerEvent[]>};

/** Milliseconds that an answer may take with the megabyte that it is made from, on a slow connection too. */
const TIMEOUT = 30_000;

/** Answers of this browser, for when the endpoint can't be reached. Nothing loads before the first question. */
export function createOfflineAnswerer(worker: AnsweringWorker, timeout: number = TIMEOUT): Answerer {
  return {
    async *answer(question, signal) {
      const events = await Promise.race([worker.answer(question), stopped(signal), late(timeout, signal)]);
      for (const event of events) {
        if (signal.aborted) return;
        yield event;
      }
    },
  };
}

async function stopped(signal: AbortSignal): Promise<AnswerEvent[]> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve([]), {once: true}));
}

async function late(milliseconds: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new ChatFault({kind: 'no-first-byte'})), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), {once: true});
  });
}
