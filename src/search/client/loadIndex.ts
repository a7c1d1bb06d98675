import {createWorkerSearch, type SearchWorker, type WorkerSearch} from './workerClient';
import type {IndexFiles, WorkerMessage} from '../worker/workerProtocol';

let search: WorkerSearch | undefined;

/** The site's embedded engine: one worker for all surfaces. Nothing loads before it is used. */
export function loadIndex(baseUrl: string): WorkerSearch {
  search ??= createWorkerSearch(startWorker, () => indexFiles(new URL(baseUrl, window.location.origin).href));
  return search;
}

/**
 * Brings what the worker asks for first into the browser's cache while the worker's script is still on its way: one
 * round trip less until the first results. A failure is the worker's to tell.
 */
function fetchAhead(url: string): void {
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}

/** The bundler makes a file of its own of the worker, and of each part of the index that the corpus plugin wrote. */
function startWorker(): SearchWorker {
  fetchAhead(outlineUrl());
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
    passages: new URL('@generated/corpus/default/search-passages.json', import.meta.url).href,
    code: new URL('@generated/corpus/default/search-code.json', import.meta.url).href,
    questions: new URL('@generated/corpus/default/search-questions.json', import.meta.url).href,
    siteUrl,
  };
}
