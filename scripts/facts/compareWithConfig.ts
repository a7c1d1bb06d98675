import {parse as parseToml} from 'smol-toml';
import {decimalDigits, type Fact, type FactConversion} from '../../src/facts/fact';
import type {FactRegistry} from '../../src/facts/registry';
import {readConfigKey} from './readConfigKey';

/** The values in the registry and in a configuration file, in the unit of the fact. */
type FactDifference = {name: string; registry: string; file: string; where: string};

/** Number of places to move the decimal point to the right. */
const DECIMAL_SHIFT: Record<Exclude<FactConversion, 'tag-to-version'>, number> = {
  'atomic-to-egld': -18,
  'milliseconds-to-seconds': -3,
  'fraction-to-percent': 2,
  'hundredths-to-percent': -2,
};

/**
 * Compares the value and epoch of all facts that have a key in this repository with its configuration files.
 *
 * @param readFile returns the text of a file of the repository, and throws if it doesn't exist
 */
export function compareWithConfig(
  registry: FactRegistry,
  repository: string,
  readFile: (file: string) => string,
): FactDifference[] {
  const parsed = new Map<string, unknown>();
  return Object.entries(registry).flatMap(([name, fact]) => {
    const {file, key, repository: origin} = fact.source;
    if (origin !== repository || key === undefined) return [];
    const where = `${file}: ${key}`;
    try {
      if (!parsed.has(file)) parsed.set(file, parseConfig(file, readFile(file)));
      return differencesOf(name, fact, where, parsed.get(file), key);
    } catch (error) {
      return [
        {name, registry: valueOf(fact), file: error instanceof Error ? error.message : String(error), where},
      ];
    }
  });
}

function differencesOf(
  name: string,
  fact: Fact,
  where: string,
  config: unknown,
  key: string,
): FactDifference[] {
  const {value, sinceEpoch} = readConfigKey(config, key);
  const differences: FactDifference[] = [];
  const converted = convert(value, fact.source.conversion);
  if (converted !== valueOf(fact)) {
    differences.push({name, registry: valueOf(fact), file: converted, where});
  }
  if (sinceEpoch !== undefined) {
    const since = sinceEpoch === 0 ? 'genesis' : `epoch ${sinceEpoch}`;
    const registered = fact.since ?? 'genesis';
    // A round can't be compared with the epoch of an entry.
    if (since !== registered && !registered.startsWith('round')) {
      differences.push({name, registry: `since ${registered}`, file: `since ${since}`, where});
    }
  }
  return differences;
}

/** Parses TOML and JSON files; any other file is a single value with the key `content`. */
function parseConfig(file: string, text: string): unknown {
  if (file.endsWith('.toml')) return parseToml(text, {integersAsBigInt: 'asNeeded'});
  if (file.endsWith('.json')) return JSON.parse(text);
  return {content: text.trim()};
}

function valueOf({value}: Fact): string {
  return typeof value === 'string' ? value : decimalDigits(value);
}

/** Converts a value of the configuration to the unit of the fact, as decimal digits. */
function convert(value: string | number | bigint, conversion: FactConversion | undefined): string {
  const digits = typeof value === 'string' ? value : decimalDigits(value);
  if (conversion === undefined) return digits;
  if (conversion === 'tag-to-version') return digits.replace(/^(tags\/)?v/, '');
  return movePoint(digits, DECIMAL_SHIFT[conversion]);
}

/** Moves the decimal point in the string of digits, so that nothing is rounded. */
function movePoint(digits: string, places: number): string {
  if (!/^-?\d+(\.\d+)?$/.test(digits)) {
    throw new Error(`Expected decimal digits, found "${digits}": correct the fact's conversion or its key.`);
  }
  const sign = digits.startsWith('-') ? '-' : '';
  const [whole = '', decimals = ''] = digits.replace('-', '').split('.');
  const padded = '0'.repeat(Math.max(0, -places)) + whole + decimals + '0'.repeat(Math.max(0, places));
  const point = Math.max(0, -places) + whole.length + places;
  const integer = padded.slice(0, point).replace(/^0+(?=\d)/, '');
  const fraction = padded.slice(point).replace(/0+$/, '');
  return sign + integer + (fraction === '' ? '' : `.${fraction}`);
}
