import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Library, LibrarySource} from './readLibrary';

export type Reading = {
  /** Rejects with the error of the thread. Never settles after `stop`. */
  library: Promise<Library>;
  stop: () => void;
};

/**
 * Reads the library in another thread, so that the bundler compiles the pages at the same time: both take long
 * without caches, and both run in one thread.
 */
export function startReading(source: LibrarySource): Reading {
  const worker = new Worker(path.join(__dirname, 'libraryWorker.cjs'), {workerData: source});
  const library = new Promise<Library>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {library, stop: () => void worker.terminate()};
}
