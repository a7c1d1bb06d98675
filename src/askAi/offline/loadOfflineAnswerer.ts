import type {Answerer} from '../answerer';
import {createWorkerAnswerer, type AnsweringWorker} from './workerAnswerer';

let answerer: Answerer | undefined;

/** Answers of this browser, for when the endpoint can't be reached. Nothing loads before the first question. */
export async function loadOfflineAnswerer(): Promise<Answerer> {
  // The bundler makes a file of its own of the worker, and of each part of the library that the corpus plugin wrote.
  answerer ??= createWorkerAnswerer(
    () => new Worker(new URL('./offlineWorker.ts', import.meta.url)) as unknown as AnsweringWorker,
    {
      outline: new URL('@generated/corpus/default/search-outline.json', import.meta.url).href,
      index: new URL('@generated/corpus/default/search-index.json', import.meta.url).href,
      markdown: new URL('@generated/corpus/default/answer-markdown.json', import.meta.url).href,
      questions: new URL('@generated/corpus/default/answer-questions.json', import.meta.url).href,
    },
  );
  return answerer;
}
