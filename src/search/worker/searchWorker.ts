import {createSearchService} from './searchService';
import type {IndexFiles, WorkerRequest} from './workerProtocol';

/** The used part of the worker's global scope. TypeScript can't combine the types of a window and a worker in one program. */
declare const self: {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void;
};

/**
 * The bundler emits a file for each part of the index that the corpus plugin generates. Their addresses change with each page,
 * so they are in the worker's script: in the page's, readers would load all of it again after each deployment.
 */
const files: IndexFiles = {
  outline: new URL('@generated/corpus/default/search-outline.json', import.meta.url).href,
  index: new URL('@generated/corpus/default/search-index.json', import.meta.url).href,
  passages: [
    new URL('@generated/corpus/default/search-passages.json', import.meta.url).href,
    new URL('@generated/corpus/default/search-passages-2.json', import.meta.url).href,
  ],
  code: new URL('@generated/corpus/default/search-code.json', import.meta.url).href,
  questions: new URL('@generated/corpus/default/search-questions.json', import.meta.url).href,
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its page's
const serve = createSearchService({files, send: (message) => self.postMessage(message)});
self.addEventListener('message', ({data}) => serve(data));
