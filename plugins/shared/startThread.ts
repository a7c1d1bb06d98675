import path from 'node:path';
import {Worker} from 'node:worker_threads';

export type Thread<Result> = {
  /** Rejects with the error of the thread, or if it ends without a result, as after `stop`. */
  result: Promise<Result>;
  stop: () => void;
};

/**
 * Runs a function in another thread. Its argument and its result are copied. This thread doesn't load the module.
 *
 * @param module absolute path of a TypeScript module, `…/name.ts`, that exports the function `name`
 */
export function startThread<Run extends (argument: never) => Promise<unknown>>(
  module: string,
  argument: Parameters<Run>[0],
): Thread<Awaited<ReturnType<Run>>> {
  const worker = new Worker(path.join(__dirname, 'thread.cjs'), {workerData: {module, argument}});
  const result = new Promise<Awaited<ReturnType<Run>>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () =>
      reject(new Error(`Expected a result of the thread of ${module}, found that it ended.`)),
    );
  });
  return {result, stop: () => void worker.terminate()};
}
