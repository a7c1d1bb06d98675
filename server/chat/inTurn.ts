/**
 * Lets callers through one at a time, and between two of them the process does what waits: new questions are taken and
 * their first bytes sent before the next answer is written.
 */
export function createTurns(rounds: number = ROUNDS): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => afterEverythingElse(rounds));
    return last;
  };
}

/** Rounds of the event loop from a new connection to the first byte of its answer: accept, read, parse, write. */
const ROUNDS = 6;

async function afterEverythingElse(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
