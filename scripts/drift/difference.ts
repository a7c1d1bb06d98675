/** A difference between our pages or samples and the latest state of what they describe. */
export type Difference = {
  /** The compared thing: a fact, a command line, an endpoint or a link. */
  name: string;
  /** Our value and the latest one. */
  message: string;
  /** The places to correct, such as `docs/learn/economics.mdx:12`. */
  places: string[];
};

/** Result of the comparison with one source. */
export type Outcome = {
  /** The two sides of the comparison: `213 facts with mx-chain-mainnet-config`. */
  compared: string;
  differences: Difference[];
  /** Comparisons that failed, and what to do about them. */
  unreachable: string[];
};

/** A source, or the tool that reads it, isn't available. */
export class Unreachable extends Error {}

/** Merges differences with the same name and message. */
export function mergeDifferences(differences: readonly Difference[]): Difference[] {
  const merged = new Map<string, Difference>();
  for (const {name, message, places} of differences) {
    const key = JSON.stringify([name, message]);
    const known = merged.get(key)?.places ?? [];
    merged.set(key, {name, message, places: [...new Set([...known, ...places])]});
  }
  return [...merged.values()];
}

/** Returns the results, and a message for each item that is unreachable. */
export async function attemptEach<Item, Result>(
  items: readonly Item[],
  attempt: (item: Item) => Promise<Result>,
): Promise<{results: Result[]; unreachable: string[]}> {
  const results: Result[] = [];
  const unreachable: string[] = [];
  for (const item of items) {
    try {
      results.push(await attempt(item));
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      unreachable.push(error.message);
    }
  }
  return {results, unreachable};
}
