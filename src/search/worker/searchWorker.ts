import {createSearchService} from './searchService';
import type {WorkerRequest} from './workerProtocol';

/** The worker's scope, as far as this needs it; TypeScript can't have the types of a window and of a worker in one program. */
declare const self: {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void;
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its page's
const serve = createSearchService({send: (message) => self.postMessage(message)});
self.addEventListener('message', ({data}) => serve(data));
