import path from 'node:path';
import {Worker} from 'node:worker_threads';

export type Thread<Result> = {
  /** Rejects with the error of the thread. Never settles after `stop`. */
  result: Promise<Result>;
  stop: () => void;
};

/**
 * Runs a function in another thread. Its argument and its result are copied.
 *
 * @param module absolute path of the TypeScript module that exports the function
 */
export function startThread<Argument, Result>(
  module: string,
  run: (argument: Argument) => Promise<Result>,
  argument: Argument,
): Thread<Result> {
  const worker = new Worker(path.join(__dirname, 'thread.cjs'), {
    workerData: {module, name: run.name, argument},
  });
  const result = new Promise<Result>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {result, stop: () => void worker.terminate()};
}
