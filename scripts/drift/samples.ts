import type {Difference} from './difference';

/** Verification of a sample project in a copy with the latest releases of its dependencies. */
export type UpgradedResult = {
  folder: string;
  /** The changed dependencies: `multiversx-sdk 3.0.1 → 3.1.0`. */
  changes: string[];
  passed: boolean;
  /** Output of the verification. */
  log: string;
};

/** Returns the projects that don't pass their verification with the latest releases. */
export function compareSamples(
  results: readonly UpgradedResult[],
  pagesOfSample: ReadonlyMap<string, string[]>,
): Difference[] {
  return results
    .filter(({passed}) => !passed)
    .map(({folder, changes, log}) => ({
      name: `${folder} with ${changes.join(', ')}`,
      message: log.slice(-1500),
      places: [...pagesOfSample].flatMap(([sample, pages]) => (sample.startsWith(`${folder}/`) ? pages : [])),
    }));
}
