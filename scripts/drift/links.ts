import type {Difference} from './difference';

type Response = {url: string; status: {text: string; code?: number}; span?: {line: number}};
type LycheeReport = Record<'error_map' | 'timeout_map', Record<string, Response[]>>;

/**
 * Returns the links to pages that don't exist any more, and the links that couldn't be checked because their host didn't
 * respond.
 *
 * @param report output of `lychee --format json`
 * @throws Error if it has another format
 */
export function compareLinks(report: string): {differences: Difference[]; unreachable: string[]} {
  const {error_map: errors, timeout_map: timeouts} = JSON.parse(report) as Partial<LycheeReport>;
  if (errors === undefined || timeouts === undefined) {
    throw new Error(
      'Expected error_map and timeout_map in the report of lychee, found another format: adapt scripts/drift/links.ts.',
    );
  }
  const responses = [errors, timeouts].flatMap((map) =>
    Object.entries(map).flatMap(([file, found]) => found.map((response) => ({file, ...response}))),
  );
  return {
    differences: responses
      .filter(({status}) => status.code !== undefined)
      .map(({file, url, status, span}) => ({
        name: url,
        message: status.text,
        places: [span === undefined ? file : `${file}:${span.line}`],
      })),
    unreachable: responses
      .filter(({status}) => status.code === undefined)
      .map(({file, url, status}) => `${url} in ${file}: ${status.text}`),
  };
}
