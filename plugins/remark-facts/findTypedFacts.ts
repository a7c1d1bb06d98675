import type {Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {decimalDigits, type Fact} from '../../src/facts/fact';
import type {FactRegistry} from '../../src/facts/registry';
import {isFactDirective} from './replaceFacts';

/** A value that is typed into a page although it is a registered fact. */
export type TypedFact = {
  /** The text of the value, with its unit if one follows. */
  figure: string;
  line: number;
  /** Names of the facts with this value. */
  names: string[];
};

/** A number with or without decimals; digits can be grouped by commas, spaces or underscores. */
const FIGURE = /(?<![\w.,$#/-])\d+(?:(?:,|_|[ \u00a0\u2009\u202f])\d{3}(?!\d))*(?:\.\d+)?(?![\w]|[.,]\d)/g;

/**
 * Finds values in the text of a page, outside code and URLs, that equal a registered fact. The tree must be from before
 * `replaceFacts`, which inserts values as text.
 *
 * A number counts if the fact's unit follows it, or if it has at least four digits and isn't one digit followed by zeros:
 * `3 tokens` and `1,000 users` are unlikely to be a constant. A string counts if it has at least four characters.
 * Facts with `distinctive: false` never count.
 */
export function findTypedFacts(tree: Root, registry: FactRegistry): TypedFact[] {
  const candidates = Object.entries(registry).filter(([, fact]) => fact.distinctive !== false);
  const found: TypedFact[] = [];
  visit(tree, (node) => {
    if (isFactDirective(node)) return SKIP;
    if (node.type === 'text') {
      found.push(...typedNumbers(node, candidates), ...typedStrings(node, candidates));
    }
    return undefined;
  });
  return found.sort((a, b) => a.line - b.line);
}

function typedNumbers(text: Text, candidates: readonly [string, Fact][]): TypedFact[] {
  return [...text.value.matchAll(FIGURE)].flatMap((match) => {
    const digits = match[0].replace(/[,_\s]/g, '');
    const rest = text.value.slice(match.index + match[0].length);
    const equal = candidates.filter(
      ([, {value}]) => typeof value !== 'string' && decimalDigits(value) === digits,
    );
    const withUnit = equal.flatMap(([name, {unit}]) => {
      const shown = unit === undefined ? undefined : unitAtStart(rest, unit);
      return shown === undefined ? [] : [{name, shown}];
    });
    const [first] = withUnit;
    if (first !== undefined) {
      return [
        typedFact(
          text,
          match.index,
          match[0] + first.shown,
          withUnit.map(({name}) => name),
        ),
      ];
    }
    return equal.length > 0 && isDistinctive(digits)
      ? [
          typedFact(
            text,
            match.index,
            match[0],
            equal.map(([name]) => name),
          ),
        ]
      : [];
  });
}

function typedStrings(text: Text, candidates: readonly [string, Fact][]): TypedFact[] {
  const names = new Map<string, string[]>();
  for (const [name, {value}] of candidates) {
    if (typeof value === 'string' && value.length >= 4) {
      names.set(value, [...(names.get(value) ?? []), name]);
    }
  }
  return [...names].flatMap(([value, namesOfValue]) =>
    [...text.value.matchAll(wholeWordPattern(value))].map(({index}) =>
      typedFact(text, index, value, namesOfValue),
    ),
  );
}

function typedFact(text: Text, index: number, figure: string, names: string[]): TypedFact {
  const linesBefore = text.value.slice(0, index).split('\n').length - 1;
  return {figure, line: (text.position?.start.line ?? 1) + linesBefore, names};
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
