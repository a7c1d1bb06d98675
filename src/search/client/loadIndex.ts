import {createWorkerSearch, type SearchWorker, type WorkerSearch} from './workerClient';
import type {IndexFiles, WorkerMessage} from '../worker/workerProtocol';

let search: WorkerSearch | undefined;

/** Returns the site's embedded engine: one worker for all search fields, started on first use. */
export function loadIndex(baseUrl: string): WorkerSearch {
  search ??= createWorkerSearch(startWorker, () => indexFiles(new URL(baseUrl, window.location.origin).href));
  return search;
}

/**
 * Loads the worker's first file into the browser's cache while the worker's script is loading. This saves a round trip
 * before the first results. The worker reports failures.
 */
function prefetch(url: string): void {
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}

/** The bundler emits separate files for the worker and for each part of the index that the corpus plugin generates. */
function startWorker(): SearchWorker {
  prefetch(outlineUrl());
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

function outlineUrl(): string {
  return new URL('@generated/corpus/default/search-outline.json', import.meta.url).href;
}

function indexFiles(siteUrl: string): IndexFiles {
  return {
    outline: outlineUrl(),
    index: new URL('@generated/corpus/default/search-index.json', import.meta.url).href,
    passages: [
      new URL('@generated/corpus/default/search-passages.json', import.meta.url).href,
      new URL('@generated/corpus/default/search-passages-2.json', import.meta.url).href,
    ],
    code: new URL('@generated/corpus/default/search-code.json', import.meta.url).href,
    questions: new URL('@generated/corpus/default/search-questions.json', import.meta.url).href,
    siteUrl,
  };
}
