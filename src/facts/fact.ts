/** The source of a fact, so that a person or `npm run drift facts` can check it again. */
export type FactSource = {
  /** `owner/name` of the repository, or the name of the package registry for a released version. */
  repository: string;
  /** Path inside the repository, or the package's name inside the registry. */
  file: string;
  /**
   * Path to the figure in a TOML or JSON file: `Section.Key`, with `[-1]` for the last entry of a list, or `content` if
   * the figure is the whole file. Only facts with a key are compared automatically.
   */
  key?: string;
  /** Conversion from the figure in the file to the fact's value. Omitted if they are equal. */
  conversion?: FactConversion;
  /** The release, tag or commit that the fact was read from. */
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

/** A constant or a limit of the network or of its tools. Pages insert it by its name. */
export type Fact = {
  /**
   * `bigint` for values that code calculates with: gas, gas prices, atomic units. `number` for counts, durations and
   * amounts of EGLD that are only displayed. `string` for identifiers and versions.
   */
  value: number | bigint | string;
  /** Unit, as written after the value: `gas`, `EGLD`, `seconds`, `%`. */
  unit?: string;
  /** `plain` omits the thousands separators: for epochs, coin types, ports. */
  format?: 'plain';
  /** When the value came into effect: `epoch 1763` or `round 32157661`. Omitted for values since genesis. */
  since?: string;
  /**
   * Whether the figure in prose means this fact: by default, unless it is a whole number below 100. False if it is too
   * common.
   */
  distinctive?: boolean;
  /** What an author has to know to use the value correctly. */
  note?: string;
  source: FactSource;
};

/**
 * Returns the value as pages show it: with thousands separators, a decimal point, and a percent sign for percentages.
 * Strings and numbers with the format `plain` are returned unchanged.
 */
export function formatFact(fact: Fact): string {
  return fact.unit === '%' ? `${formatValue(fact)}%` : formatValue(fact);
}

/** Returns the value with its unit, such as `2,500 EGLD`, `1 epoch` or `20%`, or only the value if the fact has no unit. */
export function formatFactWithUnit(fact: Fact): string {
  if (fact.unit === undefined || fact.unit === '%') {
    return formatFact(fact);
  }
  return `${formatValue(fact)} ${Number(fact.value) === 1 ? singular(fact.unit) : fact.unit}`;
}

/** Returns the unit of one: `epoch` for `epochs`, `atomic unit of EGLD` for `atomic units of EGLD`. */
function singular(unit: string): string {
  return unit === 'gas' ? unit : unit.replace(/(?:(?<=ss)e)?s(?= |$)/, '');
}

function formatValue({value, format}: Fact): string {
  if (typeof value === 'string' || format === 'plain') {
    return String(value);
  }
  return groupThousands(decimalDigits(value));
}

/** Made once: `toLocaleString` would make one for each number, which took a sixth of the time of `npm run check:content`. */
const decimalFormat = new Intl.NumberFormat('en-US', {useGrouping: false, maximumFractionDigits: 20});

/**
 * Returns the decimal digits of a number, never in exponential notation.
 *
 * @throws RangeError if the number isn't finite.
 */
export function decimalDigits(value: number | bigint): string {
  if (typeof value === 'bigint') {
    return value.toString();
  }
  if (!Number.isFinite(value)) {
    throw new RangeError(
      `Expected a finite number as a fact's value, found ${value}: write the figure of the source.`,
    );
  }
  return decimalFormat.format(value);
}

function groupThousands(digits: string): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
