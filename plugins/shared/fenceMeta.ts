/** Metadata of a fence: the words after its language. */
export type FenceMeta = {
  title?: string;
  /** Text alternative of a diagram. */
  description?: string;
  /** The sample that fills the fence: `samples/…/adder.rs#region`. */
  file?: string;
  /** Why the code isn't a tested sample. */
  unverified?: string;
  /** The sample is a part of its file on purpose: readers don't copy it as a program. */
  isExcerpt?: true;
  /** 1-based lines to highlight, and lines to mark as added or removed. */
  mark: ReadonlySet<number>;
  ins: ReadonlySet<number>;
  del: ReadonlySet<number>;
};

const textKeys = ['title', 'description', 'file', 'unverified'] as const;
const lineKeys = ['ins', 'del'] as const;
const accepted = 'title="…", {1,4-6}, ins={2}, del={3-4}, file=samples/…#region, excerpt, unverified="…"';

const WORD =
  /\{(?<lines>[^}]*)\}|(?<key>[A-Za-z][\w-]*)=(?:"(?<quoted>[^"]*)"|\{(?<range>[^}]*)\}|(?<bare>[^\s"{]\S*))|(?<other>\S+)/g;

/**
 * Parses the metadata of a fence, such as `title="Adder" {1,4-6} ins={2} file=samples/a.rs#part`.
 *
 * @returns the metadata, and one message for each invalid word
 */
export function parseFenceMeta(source: string): {meta: FenceMeta; problems: string[]} {
  const problems: string[] = [];
  const texts: Partial<Record<(typeof textKeys)[number], string>> = {};
  let isExcerpt = false;
  const lines = {mark: new Set<number>(), ins: new Set<number>(), del: new Set<number>()};

  for (const {0: word, groups = {}} of source.matchAll(WORD)) {
    const {key, quoted, range, bare} = groups;
    const lineKey = groups.lines === undefined ? lineKeys.find((name) => name === key) : 'mark';
    const textKey = textKeys.find((name) => name === key);
    const text = quoted ?? bare;
    if (lineKey !== undefined) {
      const numbers = parseLineNumbers(groups.lines ?? range ?? text ?? '');
      if (numbers === undefined) {
        problems.push(`${word} isn't a list of lines: write numbers and ranges in braces, such as {1,4-6}`);
      } else {
        numbers.forEach((number) => lines[lineKey].add(number));
      }
    } else if (textKey !== undefined && text !== undefined) {
      texts[textKey] = text;
    } else if (word === 'excerpt') {
      isExcerpt = true;
    } else {
      problems.push(`${word} isn't valid after a fence's language: accepted are ${accepted}`);
    }
  }
  return {meta: {...texts, ...(isExcerpt && {isExcerpt}), ...lines}, problems};
}

/** Returns the number of the last line that is highlighted or marked as changed; 0 if there is none. */
export function lastMark({mark, ins, del}: FenceMeta): number {
  return Math.max(0, ...mark, ...ins, ...del);
}

/** Parses `1,4-6` to 1, 4, 5, 6; undefined if it isn't valid. */
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
