/** Milliseconds from the question to the first byte, to the first words of the answer, and to its end. */
export type Sample = {firstByte: number; firstWords: number; total: number};

/** Bytes after a collection: the heap in use, and all that the system gave the process. */
export type Memory = {heap: number; resident: number};

export type Outcome = {
  /** Where all ask in the same moment. */
  burst: readonly Sample[];
  /** Where they ask one after the other, and the same beside readers who take their answers slowly. */
  alone: readonly Sample[];
  besideSlow: readonly Sample[];
  errors: readonly string[];
  before: Memory;
  after: Memory;
};

/**
 * The limits are the first byte for readers at once, and flat memory. In the burst the bench, which opens all
 * connections in one moment, is a good part of what is measured: it took 229 ms where answers are remembered, and 155
 * where they aren't, on two processors, and twice that while others used them. Resident memory also holds what was freed
 * and not given back yet.
 */
const LIMITS = {
  firstByteP95: 150,
  burstFirstByteP95: 500,
  /** Milliseconds that slow readers may add to the others' first byte. */
  addedBySlow: 50,
  heapGrowth: 0.15,
  residentGrowth: 0.3,
} as const;

/** What isn't as it should be, a phrase each. */
export function judge({burst, alone, besideSlow, errors, before, after}: Outcome): string[] {
  const problems: string[] = [];
  const expect = (isSo: boolean, problem: string): void => void (isSo || problems.push(problem));
  expect(errors.length === 0, `expected no error, found ${errors.length}`);
  const p95s: [name: string, samples: readonly Sample[], limit: number][] = [
    ['in the burst', burst, LIMITS.burstFirstByteP95],
    ['of all readers', alone, LIMITS.firstByteP95],
    ['beside slow readers', besideSlow, LIMITS.firstByteP95],
  ];
  for (const [name, samples, limit] of p95s) {
    expect(samples.length > 0, `expected answers ${name}, found none`);
    const p95 = quantile(firstBytes(samples), 0.95);
    expect(!(p95 > limit), `expected a first byte p95 ${name} of ${limit} ms at most, found ${p95}`);
  }
  const added = quantile(firstBytes(besideSlow), 0.95) - quantile(firstBytes(alone), 0.95);
  expect(
    !(added > LIMITS.addedBySlow),
    `expected slow readers to add ${LIMITS.addedBySlow} ms to the others' p95 at most, found ${added}`,
  );
  const growths: [name: string, growth: number, limit: number][] = [
    ['the heap', growthOf('heap', before, after), LIMITS.heapGrowth],
    ['resident memory', growthOf('resident', before, after), LIMITS.residentGrowth],
  ];
  for (const [name, growth, limit] of growths) {
    expect(
      growth <= limit,
      `expected ${name} to grow by ${percent(limit)} at most, found ${percent(growth)}`,
    );
  }
  return problems;
}

function firstBytes(samples: readonly Sample[]): number[] {
  return samples.map(({firstByte}) => firstByte);
}

export function growthOf(part: keyof Memory, before: Memory, after: Memory): number {
  return after[part] / before[part] - 1;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** NaN where there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}
