import {createWorkerSearch, type SearchWorker, type WorkerSearch} from './workerClient';
import type {IndexFiles, WorkerMessage} from './workerProtocol';

let search: WorkerSearch | undefined;

/** The site's embedded engine: one worker for all surfaces. Nothing loads before it is used. */
export function loadIndex(baseUrl: string): WorkerSearch {
  search ??= createWorkerSearch(startWorker, () => indexFiles(new URL(baseUrl, window.location.origin).href));
  return search;
}

/** The bundler makes a file of its own of the worker, and of each part of the index that the corpus plugin wrote. */
function startWorker(): SearchWorker {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its page's
    send: (message) => worker.postMessage(message),
    onMessage: (listener) =>
      worker.addEventListener('message', ({data}: MessageEvent<WorkerMessage>) => listener(data)),
    onError: (listener) => worker.addEventListener('error', listener),
    stop: () => worker.terminate(),
  };
}

function indexFiles(siteUrl: string): IndexFiles {
  return {
    outline: new URL('@generated/corpus/default/search-outline.json', import.meta.url).href,
    index: new URL('@generated/corpus/default/search-index.json', import.meta.url).href,
    texts: new URL('@generated/corpus/default/search-texts.json', import.meta.url).href,
    siteUrl,
  };
}
