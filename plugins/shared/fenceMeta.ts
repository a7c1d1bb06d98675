/** What an author writes after a fence's language. */
export type FenceMeta = {
  title?: string;
  /** Of a diagram: what it shows, in words. */
  description?: string;
  /** The sample that fills the fence: `samples/…/adder.rs#region`. */
  file?: string;
  /** Why the code isn't a tested sample. */
  unverified?: string;
  /** 1-based lines to highlight, and lines to mark as added or removed. */
  mark: ReadonlySet<number>;
  ins: ReadonlySet<number>;
  del: ReadonlySet<number>;
};

const textKeys = ['title', 'description', 'file', 'unverified'] as const;
const lineKeys = ['ins', 'del'] as const;
const accepted = 'title="…", {1,4-6}, ins={2}, del={3-4}, file=samples/…#region, unverified="…"';

const WORD =
  /\{(?<lines>[^}]*)\}|(?<key>[A-Za-z][\w-]*)=(?:"(?<quoted>[^"]*)"|\{(?<range>[^}]*)\}|(?<bare>[^\s"{]\S*))|(?<other>\S+)/g;

/**
 * Reads the words after a fence's language, such as `title="Adder" {1,4-6} ins={2} file=samples/a.rs#part`.
 *
 * @returns what they say, and one sentence for each word that says nothing
 */
export function parseFenceMeta(source: string): {meta: FenceMeta; problems: string[]} {
  const problems: string[] = [];
  const texts: Partial<Record<(typeof textKeys)[number], string>> = {};
  const lines = {mark: new Set<number>(), ins: new Set<number>(), del: new Set<number>()};

  for (const {0: word, groups = {}} of source.matchAll(WORD)) {
    const {key, quoted, range, bare} = groups;
    const lineKey = groups.lines === undefined ? lineKeys.find((name) => name === key) : 'mark';
    const textKey = textKeys.find((name) => name === key);
    const text = quoted ?? bare;
    if (lineKey !== undefined) {
      const numbers = parseLineNumbers(groups.lines ?? range ?? text ?? '');
      if (numbers === undefined) {
        problems.push(`${word} doesn't name lines: write numbers and ranges between braces, such as {1,4-6}`);
      } else {
        numbers.forEach((number) => lines[lineKey].add(number));
      }
    } else if (textKey !== undefined && text !== undefined) {
      texts[textKey] = text;
    } else {
      problems.push(`${word} means nothing after a fence's language: accepted are ${accepted}`);
    }
  }
  return {meta: {...texts, ...lines}, problems};
}

/** `1,4-6` as 1, 4, 5, 6; undefined where it is anything else. */
function parseLineNumbers(source: string): number[] | undefined {
  const numbers: number[] = [];
  for (const part of source.split(',')) {
    const groups = /^\s*(?<first>\d+)(?:\s*-\s*(?<last>\d+))?\s*$/.exec(part)?.groups;
    const first = Number(groups?.first ?? 0);
    const last = Number(groups?.last ?? first);
    if (first < 1 || last < first || last - first > 10_000) return undefined;
    for (let number = first; number <= last; number += 1) numbers.push(number);
  }
  return numbers;
}
