import {growthOf, judge, percent, quantile, type Outcome, type Sample} from './judge';
import {READERS, SLOW_READERS} from './readers';

const LABELS: Record<keyof Sample, string> = {
  firstByte: 'first byte',
  firstWords: 'first words',
  total: 'whole answer',
};

type Report = Outcome & {
  /** Peak of the resident memory, in bytes. */
  peak: number;
  /** Duration of each run. */
  seconds: number;
};

/** Prints times, errors and memory. Sets a failing exit code if a limit of `judge` is exceeded. */
export function printReport(title: string, {peak, seconds, ...outcome}: Report): void {
  const {burst, fastOnly, withSlow, errors, before, after} = outcome;
  console.log(`${title}:`);
  console.log(`errors: ${errors.length}${errors.length > 0 ? ` (${[...new Set(errors)].join(', ')})` : ''}`);
  const runs: [name: string, samples: readonly Sample[]][] = [
    [`${READERS} questions at the same moment`, burst],
    [`${READERS} readers for ${seconds} s`, fastOnly],
    [`the same with ${SLOW_READERS} slow readers`, withSlow],
  ];
  for (const [name, samples] of runs) {
    const times = (['firstByte', 'firstWords', 'total'] as const).map((part) => {
      const values = samples.map((sample) => sample[part]);
      return `${LABELS[part]} median ${quantile(values, 0.5)} ms, p95 ${quantile(values, 0.95)} ms`;
    });
    console.log(`${name}: ${samples.length} answers; ${times.join('; ')}`);
  }
  for (const [name, part] of [
    ['heap in use', 'heap'],
    ['resident memory', 'resident'],
  ] as const) {
    const growth = percent(growthOf(part, before, after));
    console.log(
      `${name} after garbage collection: ${megabytes(before[part])} before, ${megabytes(after[part])} after (${growth})`,
    );
  }
  console.log(`peak of resident memory: ${megabytes(peak)}`);
  const problems = judge(outcome);
  if (problems.length === 0) return;
  console.error(`Bench: ${problems.join('; ')}.`);
  process.exitCode = 1;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}
