// @ts-check
const {parentPort, workerData} = require('node:worker_threads');

/**
 * Runs in a thread (startReading.ts): reads the library once, and returns it as its only message. The thread passes an error
 * on. Plain JavaScript, because Node.js 20 starts no thread with `--import tsx`.
 */
// @ts-expect-error -- it has no types
require('tsx/cjs');
const {readLibrary} = require('./readLibrary');
void readLibrary(workerData).then((/** @type {unknown} */ library) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(library);
});
