import {setTimeout as pause} from 'node:timers/promises';
import {startEndpoint, watchMemory} from './benchChat/endpoint';
import {printReport} from './benchChat/printReport';
import {repeatedQuestions, uniqueQuestions, type QuestionSource} from './benchChat/questions';
import {runReaders, startSlowReaders} from './benchChat/readers';

/** Duration of each run. */
const SECONDS = Number(process.argv[2] ?? 30);
/** Milliseconds in which all readers of a run start. */
const START_WINDOW = 1000;

/**
 * `npm run bench:chat [-- seconds]` puts load on one process of the chat endpoint, in three runs:
 * - a burst, in which all readers send a question at the same moment;
 * - readers who start within a second. Each reads an answer to its end, pauses, and continues its thread;
 * - the same with additional slow readers, whose answers are longer than the buffers of their connections.
 *
 * It does so with cached answers, then without. It fails if a limit of `judge` is exceeded.
 */
async function main(): Promise<void> {
  await bench('Repeated questions, answers cached', repeatedQuestions());
  await bench('Unique questions, no answer cached', uniqueQuestions());
}

async function bench(title: string, questionOf: QuestionSource): Promise<void> {
  const endpoint = await startEndpoint();
  const {port} = endpoint;
  try {
    // Warm-up: memory for code that is loaded and compiled on first use isn't growth.
    await runReaders(questionOf, {port, seconds: Math.min(10, SECONDS), startWindow: START_WINDOW});
    const burst = await runReaders(questionOf, {port, seconds: 0, startWindow: 0});
    const before = await endpoint.measure(true);
    const memory = watchMemory(endpoint);
    const fastOnly = await runReaders(questionOf, {port, seconds: SECONDS, startWindow: START_WINDOW});
    const slow = await startSlowReaders(port);
    // Both measured runs have to start with the same number of recent answers in the endpoint's cache.
    await runReaders(questionOf, {port, seconds: 0, startWindow: START_WINDOW});
    const withSlow = await runReaders(questionOf, {port, seconds: SECONDS, startWindow: START_WINDOW});
    const slowErrors = await slow.stop();
    const peak = memory.stop();
    await pause(1000);
    const after = await endpoint.measure(true);
    printReport(title, {
      burst: burst.samples,
      fastOnly: fastOnly.samples,
      withSlow: withSlow.samples,
      errors: [...burst.errors, ...fastOnly.errors, ...withSlow.errors, ...slowErrors],
      before,
      after,
      peak,
      seconds: SECONDS,
    });
  } finally {
    await endpoint.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
