import {parse as parseToml} from 'smol-toml';
import {decimalDigits, type Fact, type FactConversion} from '../../src/facts/fact';
import type {FactRegistry} from '../../src/facts/registry';
import {readConfigKey} from './readConfigKey';

type FactDifference = {name: string; registry: string; file: string; where: string};

export type FactComparison = {
  /** Names of the facts that were read again. */
  compared: string[];
  differences: FactDifference[];
  /** Facts that have to be checked by hand, and where. */
  notCompared: {name: string; where: string}[];
};

/** How many places the decimal point moves to the right. */
const PLACES: Record<Exclude<FactConversion, 'tag-to-version'>, number> = {
  'atomic-to-egld': -18,
  'milliseconds-to-seconds': -3,
  'fraction-to-percent': 2,
  'hundredths-to-percent': -2,
};

/**
 * Reads every fact of a repository that names a key again and compares value and epoch.
 *
 * @param readFile gives the text of a file of the repository's checkout, and throws where there is none.
 */
export function compareWithConfig(
  registry: FactRegistry,
  repository: string,
  readFile: (file: string) => string,
): FactComparison {
  const comparison: FactComparison = {compared: [], differences: [], notCompared: []};
  const parsed = new Map<string, unknown>();
  for (const [name, fact] of Object.entries(registry)) {
    const {file, key, repository: origin} = fact.source;
    const where = key === undefined ? `${origin}: ${file}` : `${file}: ${key}`;
    if (origin !== repository || key === undefined) {
      comparison.notCompared.push({name, where});
      continue;
    }
    comparison.compared.push(name);
    try {
      if (!parsed.has(file)) parsed.set(file, parseConfig(file, readFile(file)));
      comparison.differences.push(...differencesOf(name, fact, where, parsed.get(file), key));
    } catch (error) {
      comparison.differences.push({
        name,
        registry: valueOf(fact),
        file: error instanceof Error ? error.message : String(error),
        where,
      });
    }
  }
  return comparison;
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
    if (since !== registered) {
      differences.push({name, registry: `since ${registered}`, file: `since ${since}`, where});
    }
  }
  return differences;
}

/** TOML and JSON by their names; any other file is one figure, under the key `content`. */
function parseConfig(file: string, text: string): unknown {
  if (file.endsWith('.toml')) return parseToml(text, {integersAsBigInt: 'asNeeded'});
  if (file.endsWith('.json')) return JSON.parse(text);
  return {content: text.trim()};
}

function valueOf({value}: Fact): string {
  return typeof value === 'string' ? value : decimalDigits(value);
}

/** The figure of the file in the fact's own scale, as decimal digits. */
function convert(value: string | number | bigint, conversion: FactConversion | undefined): string {
  const digits = typeof value === 'string' ? value : decimalDigits(value);
  if (conversion === undefined) return digits;
  if (conversion === 'tag-to-version') return digits.replace(/^(tags\/)?v/, '');
  return movePoint(digits, PLACES[conversion]);
}

/** Moves the decimal point on the digits themselves, so that nothing is rounded. */
function movePoint(digits: string, places: number): string {
  if (!/^-?\d+(\.\d+)?$/.test(digits)) {
    throw new Error(
      `Expected decimal digits, found "${digits}": the fact's conversion doesn't fit this key.`,
    );
  }
  const sign = digits.startsWith('-') ? '-' : '';
  const [whole = '', decimals = ''] = digits.replace('-', '').split('.');
  const padded = '0'.repeat(Math.max(0, -places)) + whole + decimals + '0'.repeat(Math.max(0, places));
  const point = Math.max(0, -places) + whole.length + places;
  const integer = padded.slice(0, point).replace(/^0+(?=\d)/, '');
  const fraction = padded.slice(point).replace(/0+$/, '');
  return sign + integer + (fraction === '' ? '' : `.${fraction}`);
}
