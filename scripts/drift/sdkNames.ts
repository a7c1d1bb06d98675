import type {Difference} from './difference';
import type {UpgradedResult} from './samples';

/** Compiler errors about a name that doesn't exist: of an export, a member, a property or a module. */
const UNKNOWN_NAME = new Set([
  'TS2305',
  'TS2307',
  'TS2339',
  'TS2353',
  'TS2551',
  'TS2561',
  'TS2694',
  'TS2724',
]);

/**
 * Returns the names in TypeScript samples that the types of the latest packages don't have. They are in the output of the
 * compiler, which has no other interface in TypeScript 7.
 */
export function compareNames(
  results: readonly UpgradedResult[],
  pagesOfSample: ReadonlyMap<string, string[]>,
): Difference[] {
  return results.flatMap(({folder, log}) =>
    log.split('\n').flatMap((text) => {
      const {
        file,
        line,
        code,
        message = '',
      } = /(?:^|: )(?<file>\S+)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<message>.*)$/.exec(text)
        ?.groups ?? {};
      if (code === undefined || !UNKNOWN_NAME.has(code)) return [];
      const sample = `${folder}/${file}`;
      return [{name: `${sample}:${line}`, message, places: pagesOfSample.get(sample) ?? []}];
    }),
  );
}
