import {formatTable, median} from '../shared/table';
import {FIXED_CATEGORIES, type Device, type PageAudit, type Performance} from './auditPage';

export type AuditResult = {
  route: string;
  device: Device;
  audit: Pick<PageAudit, 'scores' | 'failures'>;
  /** One for each run. */
  performance: Performance[];
};

/** On a machine with a lower index, Lighthouse itself warns that its performance scores are too low. */
const MIN_BENCHMARK_INDEX = 1000;

/** Returns a table of the scores, with medians of the performance, and a note whether performance has limits. */
export function describeResults(results: readonly AuditResult[]): string {
  const rows = results.map(({route, device, audit, performance}) => [
    route,
    device,
    ...FIXED_CATEGORIES.map((category) => String(audit.scores[category])),
    `${medianOf(performance, 'score')} (${performance.map(({score}) => score).join(', ')})`,
    medianOf(performance, 'lcp').toFixed(0),
    medianOf(performance, 'totalBlockingTime').toFixed(0),
    medianOf(performance, 'cls').toFixed(3),
  ]);
  const head = [
    'page',
    'device',
    ...FIXED_CATEGORIES,
    'performance (runs)',
    'LCP, ms',
    'blocking, ms',
    'CLS',
  ];
  const index = benchmarkIndexOf(results);
  return [
    formatTable([head, ...rows]),
    `Benchmark index of the machine: ${index.toFixed(0)}.` +
      (index < MIN_BENCHMARK_INDEX
        ? ` Below ${MIN_BENCHMARK_INDEX}, performance isn't compared with its limits: repeat this on a faster machine, or when it has nothing else to do.`
        : ''),
  ].join('\n\n');
}

/**
 * Returns what misses its limit: 100 in the categories that depend on the page alone, and on a fast enough machine
 * `floors` for the median of performance.
 */
export function problemsOf(results: readonly AuditResult[], floors: Record<Device, number>): string[] {
  const isFast = benchmarkIndexOf(results) >= MIN_BENCHMARK_INDEX;
  return results.flatMap(({route, device, audit, performance}) => {
    const where = `${route} (${device})`;
    // A category whose audit failed to run has the score NaN.
    const missed = FIXED_CATEGORIES.filter((category) => audit.scores[category] !== 100);
    const score = medianOf(performance, 'score');
    return [
      ...missed.map((category) => `${where}: expected 100 in ${category}, found ${audit.scores[category]}.`),
      ...(missed.length > 0 ? audit.failures.map((failure) => `  ${failure}`) : []),
      ...(isFast && !(score >= floors[device])
        ? [`${where}: expected at least ${floors[device]} in performance, found a median of ${score}.`]
        : []),
    ];
  });
}

function benchmarkIndexOf(results: readonly AuditResult[]): number {
  return medianOf(
    results.flatMap(({performance}) => performance),
    'benchmarkIndex',
  );
}

function medianOf(runs: readonly Performance[], figure: keyof Performance): number {
  return median(runs.map((run) => run[figure])) ?? NaN;
}
