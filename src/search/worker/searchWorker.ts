import {createSearchService} from './searchService';
import type {WorkerRequest} from './workerProtocol';

/** The used part of the worker's global scope. TypeScript can't combine the types of a window and a worker in one program. */
declare const self: {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void;
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its page's
const serve = createSearchService({send: (message) => self.postMessage(message)});
self.addEventListener('message', ({data}) => serve(data));
