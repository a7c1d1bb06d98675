// @ts-check
const path = require('node:path');
const {parentPort, workerData} = require('node:worker_threads');

/**
 * Runs in a thread (startThread.ts): calls the function that a module is named after once, and returns its result as its only message. The thread passes an
 * error on. Plain JavaScript, because Node.js 20 starts no thread with `--import tsx`.
 */
// @ts-expect-error -- it has no types
require('tsx/cjs');
const {module: file, argument} = workerData;
const {[path.basename(file, '.ts')]: run} = require(file);
void run(argument).then((/** @type {unknown} */ result) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result);
});
