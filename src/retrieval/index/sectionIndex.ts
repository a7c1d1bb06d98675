import {wordsOf} from '../text/words';
import {numberReader, packNumbers} from './packedNumbers';
import {searchFields, searchTerms, type IndexedSection} from './searchFields';

/** The sections that hold a term in a field: each one's number, in order, followed by how often it does. */
export type Postings = {field: number; entries: readonly number[]};

/** An index as it is shipped. Each term is stored as how many letters it shares with the one before, and its rest. */
export type PackedIndex = {version: 3; sections: number; terms: string; postings: string; lengths: string};

const VERSION = 3;
/** Frequencies that are told apart; more of a word hardly makes a section more relevant, and few values pack well. */
const FREQUENCIES = [2, 3, 5, 9];
const LONGEST_SHARED = 25;
const NONE: readonly Postings[] = [];

/** An inverted index as lists that are quick to load and to run through, so that pages and sections are scored together. */
export class SectionIndex {
  /** In order. */
  readonly terms: readonly string[];
  readonly sectionCount: number;
  private readonly averageLengths: readonly number[];

  private constructor(
    private readonly postings: ReadonlyMap<string, readonly Postings[]>,
    /** Of each section, the number of words in each field. */
    private readonly lengths: readonly number[],
  ) {
    this.terms = [...postings.keys()];
    this.sectionCount = lengths.length / searchFields.length;
    this.averageLengths = averagesOf(lengths);
  }

  /** Indexes sections in the order of their numbers. */
  static of(sections: readonly IndexedSection[]): SectionIndex {
    const counts = new Map<string, Map<number, number[]>>();
    const known = new Map<string, string[]>();
    const lengths = sections.flatMap((section, number) =>
      searchFields.map((name, field) => {
        const words = wordsOf(section[name] ?? '');
        for (const word of words) {
          let terms = known.get(word);
          if (terms === undefined) known.set(word, (terms = searchTerms(word)));
          for (const term of terms) count(counts, term, field, number);
        }
        return words.length;
      }),
    );
    const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    const postings = sorted.map(([term, fields]): [string, Postings[]] => [
      term,
      Array.from(fields, ([field, entries]) => ({field, entries})),
    ]);
    return new SectionIndex(new Map(postings), lengths);
  }

  /** Postings of a term in each field that has it; none where no section has it. */
  postingsOf(term: string): readonly Postings[] {
    return this.postings.get(term) ?? NONE;
  }

  termsWithPrefix(prefix: string): readonly string[] {
    const {terms} = this;
    const start = firstFrom(terms, prefix);
    let end = start;
    while (end < terms.length && terms[end]!.startsWith(prefix)) end += 1;
    return terms.slice(start, end);
  }

  /** Number of words in a section's field, and in that of an average section. */
  lengthOf(section: number, field: number): number {
    return this.lengths[section * searchFields.length + field] ?? 0;
  }

  averageLengthOf(field: number): number {
    return this.averageLengths[field] ?? 0;
  }

  pack(): PackedIndex {
    let terms = '';
    let before = '';
    const postings: number[] = [];
    for (const [term, fields] of this.postings) {
      const shared = sharedLength(before, term);
      terms += `${String.fromCharCode(65 + shared)}${term.slice(shared)}`;
      before = term;
      postings.push(...packedFields(fields));
    }
    return {
      version: VERSION,
      sections: this.sectionCount,
      terms,
      postings: packNumbers(postings),
      lengths: packNumbers(this.lengths),
    };
  }

  /** @throws Error if it isn't what `pack` of this version wrote */
  static unpack(packed: PackedIndex): SectionIndex {
    if (packed.version !== VERSION) {
      throw new Error(
        `Search index: expected version ${VERSION}, found ${String(packed.version)}; load the page again.`,
      );
    }
    return new SectionIndex(unpackedPostings(packed), unpackedLengths(packed));
  }
}

function count(
  counts: Map<string, Map<number, number[]>>,
  term: string,
  field: number,
  section: number,
): void {
  let fields = counts.get(term);
  if (fields === undefined) counts.set(term, (fields = new Map()));
  let entries = fields.get(field);
  if (entries === undefined) fields.set(field, (entries = []));
  if (entries.at(-2) === section) entries[entries.length - 1]! += 1;
  else entries.push(section, 1);
}

/** The place of the first of sorted terms that isn't before another. */
function firstFrom(terms: readonly string[], other: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < other) low = middle + 1;
    else high = middle;
  }
  return low;
}

function unpackedLengths({sections, lengths}: PackedIndex): number[] {
  const next = numberReader(lengths);
  return Array.from({length: sections * searchFields.length}, next);
}

function averagesOf(lengths: readonly number[]): number[] {
  const totals = searchFields.map(() => 0);
  lengths.forEach((length, place) => (totals[place % totals.length]! += length));
  return totals.map((total) => total / Math.max(1, lengths.length / totals.length));
}

function unpackedPostings({terms, postings}: PackedIndex): Map<string, Postings[]> {
  const next = numberReader(postings);
  const unpacked = new Map<string, Postings[]>();
  let term = '';
  for (const [, shared = 'A', rest = ''] of terms.matchAll(/([A-Z])([^A-Z]*)/g)) {
    term = term.slice(0, shared.charCodeAt(0) - 65) + rest;
    unpacked.set(
      term,
      Array.from({length: next()}, () => unpackedField(next)),
    );
  }
  return unpacked;
}

/** Number of fields, then of each: its number, how many sections, and the distances between them. */
function* packedFields(fields: readonly Postings[]): Generator<number> {
  yield fields.length;
  for (const {field, entries} of fields) {
    yield field;
    yield entries.length / 2;
    let before = -1;
    for (let at = 0; at < entries.length; at += 2) {
      const [section, frequency] = [entries[at]!, entries[at + 1]!];
      // One bit says whether the frequency follows, since mostly it is 1.
      yield (section - before - 1) * 2 + Number(frequency > 1);
      if (frequency > 1) yield FREQUENCIES.findLastIndex((least) => frequency >= least);
      before = section;
    }
  }
}

function unpackedField(next: () => number): Postings {
  const field = next();
  const entries = Array.from({length: next() * 2}, () => 0);
  let section = -1;
  for (let at = 0; at < entries.length; at += 2) {
    const distance = next();
    section += (distance >> 1) + 1;
    entries[at] = section;
    entries[at + 1] = distance & 1 ? (FREQUENCIES[next()] ?? 1) : 1;
  }
  return {field, entries};
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < LONGEST_SHARED && length < a.length && a[length] === b[length]) length += 1;
  return length;
}
