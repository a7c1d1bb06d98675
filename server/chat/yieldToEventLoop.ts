/** Iterations of the event loop from a new connection to the first byte of its response: accept, read, parse, write. */
const ROUNDS = 6;

/**
 * Returns a function whose promises resolve one at a time, each after several iterations of the event loop. New requests
 * are thus accepted and get their first bytes before the next answer is composed.
 */
export function createYield(rounds: number = ROUNDS): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(async () => {
      for (let round = 0; round < rounds; round += 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    return last;
  };
}
