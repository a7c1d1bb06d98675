/** Milliseconds from the request to the first byte, to the first words of the answer, and to its end. */
export type Sample = {firstByte: number; firstWords: number; total: number};

/** Bytes after garbage collection: the heap in use, and the resident set of the process. */
export type Memory = {heap: number; resident: number};

export type Outcome = {
  /** All readers send a question at the same moment. */
  burst: readonly Sample[];
  /** Readers who start one after the other. */
  fastOnly: readonly Sample[];
  /** The same readers while others take their answers slowly. */
  withSlow: readonly Sample[];
  errors: readonly string[];
  before: Memory;
  after: Memory;
};

/**
 * The requirements are 150 ms to the first byte and memory that doesn't grow. The limit of the burst is higher, because
 * the bench itself opens all connections at the same moment and uses much of the CPU: on two idle cores the burst took
 * 229 ms with cached answers and 155 ms without, and twice that on busy cores. The limit of resident memory is higher,
 * because it includes memory that was freed but not yet returned to the system.
 */
const LIMITS = {
  firstByteP95: 150,
  burstFirstByteP95: 500,
  /** Milliseconds that slow readers may add to the p95 of the others' first byte. */
  addedBySlow: 50,
  heapGrowth: 0.15,
  residentGrowth: 0.3,
} as const;

/** Returns a phrase for each limit that is exceeded. */
export function judge({burst, fastOnly, withSlow, errors, before, after}: Outcome): string[] {
  const problems: string[] = [];
  const expect = (isMet: boolean, problem: string): void => void (isMet || problems.push(problem));
  expect(errors.length === 0, `expected no error, found ${errors.length}`);
  const p95s: [name: string, samples: readonly Sample[], limit: number][] = [
    ['in the burst', burst, LIMITS.burstFirstByteP95],
    ['of fast readers alone', fastOnly, LIMITS.firstByteP95],
    ['with slow readers', withSlow, LIMITS.firstByteP95],
  ];
  for (const [name, samples, limit] of p95s) {
    expect(samples.length > 0, `expected answers ${name}, found none`);
    const p95 = quantile(firstBytes(samples), 0.95);
    expect(!(p95 > limit), `expected a p95 of at most ${limit} ms to the first byte ${name}, found ${p95}`);
  }
  const added = quantile(firstBytes(withSlow), 0.95) - quantile(firstBytes(fastOnly), 0.95);
  expect(
    !(added > LIMITS.addedBySlow),
    `expected slow readers to add at most ${LIMITS.addedBySlow} ms to the others' p95, found ${added}`,
  );
  const growths: [name: string, growth: number, limit: number][] = [
    ['the heap', growthOf('heap', before, after), LIMITS.heapGrowth],
    ['resident memory', growthOf('resident', before, after), LIMITS.residentGrowth],
  ];
  for (const [name, growth, limit] of growths) {
    expect(
      growth <= limit,
      `expected ${name} to grow by at most ${percent(limit)}, found ${percent(growth)}`,
    );
  }
  return problems;
}

function firstBytes(samples: readonly Sample[]): number[] {
  return samples.map(({firstByte}) => firstByte);
}

/** Returns the relative growth; 0.1 means 10%. */
export function growthOf(part: keyof Memory, before: Memory, after: Memory): number {
  return after[part] / before[part] - 1;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Returns the quantile at `share` (0 to 1), rounded; NaN if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}
