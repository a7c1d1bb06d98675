import type {OfflineRequest} from './offlineProtocol';
import {createOfflineService} from './offlineService';

/** The worker's scope, as far as this needs it; the types of a window and of a worker can't stand together. */
declare const self: {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<OfflineRequest>) => void): void;
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
const serve = createOfflineService({send: (message) => self.postMessage(message)});
self.addEventListener('message', ({data}) => void serve(data));
