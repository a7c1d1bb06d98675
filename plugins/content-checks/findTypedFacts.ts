import {decimalDigits, type Fact} from '../../src/facts/fact';
import type {FactRegistry} from '../../src/facts/registry';

/** A text and its first line. */
type TextAtLine = {text: string; line: number};

/** A value that is typed into a page although it is a registered fact. */
type TypedFact = {
  /** The text of the value, with its unit if one follows. */
  figure: string;
  line: number;
  /** Names of the facts with this value. */
  names: string[];
};

/** A number with or without decimals; digits can be grouped by commas, spaces or underscores. */
const FIGURE = /(?<![\w.,$#/-])\d+(?:(?:,|_|[ \u00a0\u2009\u202f])\d{3}(?!\d))*(?:\.\d+)?(?![\w]|[.,]\d)/g;

type Candidates = readonly [name: string, fact: Fact][];

/**
 * Finds values in texts that equal a registered fact.
 *
 * A number counts if the fact's unit follows it, or if it has at least four digits and isn't one digit followed by zeros:
 * `3 tokens` and `1,000 users` are unlikely to be a constant. A string counts if it has at least four characters.
 * Whole numbers below 100 count only with `distinctive: true`; facts with `distinctive: false` never count.
 */
export function findTypedFacts(texts: readonly TextAtLine[], registry: FactRegistry): TypedFact[] {
  const candidates = candidatesIn(texts.map(({text}) => text).join('\n'), registry);
  return texts
    .flatMap((text) => [...typedNumbers(text, candidates), ...typedStrings(text, candidates)])
    .sort((a, b) => a.line - b.line);
}

/** Returns the facts whose characters occur in the text: matching hundreds of patterns in every sentence is slow. */
function candidatesIn(text: string, registry: FactRegistry): Candidates {
  const digits = text.replace(/[,_ \u00a0\u2009\u202f]/g, '');
  return Object.entries(registry).filter(([, {value, distinctive}]) => {
    if (typeof value === 'string') return distinctive !== false && text.includes(value);
    const figure = decimalDigits(value);
    return (distinctive ?? !/^\d{1,2}$/.test(figure)) && digits.includes(figure);
  });
}

function typedNumbers(placed: TextAtLine, candidates: Candidates): TypedFact[] {
  const {text} = placed;
  return [...text.matchAll(FIGURE)].flatMap((match) => {
    const digits = match[0].replace(/[,_\s]/g, '');
    const rest = text.slice(match.index + match[0].length);
    const equal = candidates.filter(
      ([, {value}]) => typeof value !== 'string' && decimalDigits(value) === digits,
    );
    const withUnit = equal.flatMap(([name, {unit}]) => {
      const shown = unit === undefined ? undefined : unitAtStart(rest, unit);
      return shown === undefined ? [] : [{name, shown}];
    });
    const [first] = withUnit;
    if (first !== undefined) {
      const names = withUnit.map(({name}) => name);
      return [typedFact(placed, match.index, match[0] + first.shown, names)];
    }
    const names = equal.map(([name]) => name);
    return names.length > 0 && isDistinctive(digits) ? [typedFact(placed, match.index, match[0], names)] : [];
  });
}

function typedStrings(placed: TextAtLine, candidates: Candidates): TypedFact[] {
  const names = new Map<string, string[]>();
  for (const [name, {value}] of candidates) {
    if (typeof value === 'string' && value.length >= 4) {
      names.set(value, [...(names.get(value) ?? []), name]);
    }
  }
  return [...names].flatMap(([value, namesOfValue]) =>
    [...placed.text.matchAll(wholeWordPattern(value))].map(({index}) =>
      typedFact(placed, index, value, namesOfValue),
    ),
  );
}

function typedFact({text, line}: TextAtLine, index: number, figure: string, names: string[]): TypedFact {
  return {figure, line: line + text.slice(0, index).split('\n').length - 1, names};
}

/** Returns the unit at the start of a text, with the space or hyphen before it; matches singular and plural. */
function unitAtStart(text: string, unit: string): string | undefined {
  if (unit === '%') return /^[ \u00a0]?%/.exec(text)?.[0];
  const stem = escapeRegExp(unit.replace(/s$/, ''));
  return new RegExp(`^[\\s\u00a0-]${stem}s?(?!\\w)`, 'i').exec(text)?.[0];
}

/** Returns whether a number without a unit identifies a fact: at least four digits, and not one digit followed by zeros. */
function isDistinctive(digits: string): boolean {
  return digits.replace('.', '').length >= 4 && !/^\d0+$/.test(digits);
}

function wholeWordPattern(value: string): RegExp {
  return new RegExp(`(?<![\\w./-])v?${escapeRegExp(value)}(?![\\w/-]|\\.\\d)`, 'g');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
