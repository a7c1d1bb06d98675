/** Where a fact was read, so that a reader, and `scripts/compareFacts.ts`, can read it again. */
export type FactSource = {
  /** `owner/name` of the repository, or the name of the package registry for a released version. */
  repository: string;
  /** Path inside the repository, or the package's name inside the registry. */
  file: string;
  /**
   * Where in a TOML or JSON file the figure stands: `Section.Key`, with `[-1]` for the last entry of a list;
   * `content` for a file that holds nothing else. Only facts that have one are compared automatically.
   */
  key?: string;
  /** How the figure in the file becomes the fact's value; left out where both are the same. */
  conversion?: FactConversion;
  /** Release, tag or commit that was read. */
  version: string;
};

/**
 * - `atomic-to-egld`: 10^18 atomic units are 1 EGLD.
 * - `milliseconds-to-seconds`: 6000 is 6.
 * - `fraction-to-percent`: 0.3 is 30.
 * - `hundredths-to-percent`: 10000 is 100.
 * - `tag-to-version`: `tags/v1.11.5` is `1.11.5`.
 */
export type FactConversion =
  | 'atomic-to-egld'
  | 'milliseconds-to-seconds'
  | 'fraction-to-percent'
  | 'hundredths-to-percent'
  | 'tag-to-version';

/** A constant or a limit of the network or of its tools, which pages show by its name. */
export type Fact = {
  /**
   * `bigint` for what programs compute with (gas, gas price, atomic units), `number` for counts, durations and
   * amounts of EGLD that are only shown, `string` for identifiers and versions.
   */
  value: number | bigint | string;
  /** What the value counts, as it is written after it: `gas`, `EGLD`, `seconds`, `%`. */
  unit?: string;
  /** `plain` keeps the digits ungrouped: epochs, coin types, ports. */
  format?: 'plain';
  /** Since when the value holds: `epoch 1763`, or `round 32157661`. Left out where it holds since genesis. */
  since?: string;
  /** True where an upgrade, a vote or a release may change the value. */
  volatile: boolean;
  /** False where the figure is too common in prose to be recognised as this fact. */
  distinctive?: false;
  /** What a reader of the registry has to know to use the value rightly. */
  note?: string;
  source: FactSource;
};

/**
 * The value as a page shows it: thousands grouped by commas, decimals by a point, a percentage with its sign.
 * Strings, and numbers of the `plain` format, are left as they are.
 */
export function formatFact(fact: Fact): string {
  return fact.unit === '%' ? `${formatValue(fact)}%` : formatValue(fact);
}

/** The value and its unit, `2,500 EGLD` or `20%`; a fact without a unit gives its value alone. */
export function formatFactWithUnit(fact: Fact): string {
  if (fact.unit === undefined || fact.unit === '%') {
    return formatFact(fact);
  }
  return `${formatValue(fact)} ${fact.unit}`;
}

function formatValue({value, format}: Fact): string {
  if (typeof value === 'string' || format === 'plain') {
    return String(value);
  }
  return groupThousands(decimalDigits(value));
}

/** The decimal digits of a number, never in exponent form. */
export function decimalDigits(value: number | bigint): string {
  if (typeof value === 'bigint') {
    return value.toString();
  }
  if (!Number.isFinite(value)) {
    throw new RangeError(
      `Expected a finite number as a fact's value, found ${value}: write the figure that the source holds.`,
    );
  }
  return value.toLocaleString('en-US', {useGrouping: false, maximumFractionDigits: 20});
}

function groupThousands(digits: string): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
