/** Rounds of the event loop from a new connection to the first byte of its answer: accept, read, parse, write. */
const ROUNDS = 6;

/**
 * Returns a function that resolves for its callers one at a time, after some rounds of the event loop: new questions are
 * taken and their first bytes sent before the next answer is composed.
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
