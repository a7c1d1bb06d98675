import {createWorkerSearch, type SearchWorker, type WorkerSearch} from './workerClient';
import type {WorkerMessage} from '../worker/workerProtocol';

let search: WorkerSearch | undefined;

/** Returns the site's embedded engine: one worker for all search fields, started on first use. */
export function loadIndex(baseUrl: string): WorkerSearch {
  search ??= createWorkerSearch(startWorker, () => new URL(baseUrl, window.location.origin).href);
  return search;
}

function startWorker(): SearchWorker {
  const worker = new Worker(new URL('../worker/searchWorker.ts', import.meta.url));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its page's
    send: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => listener(data)),
    onError: (listener) => worker.addEventListener('error', listener),
    stop: () => worker.terminate(),
  };
}
