import MiniSearch from 'minisearch';
import {indexOptions, searchFields, type IndexedSection} from './indexOptions';
import {numberReader, packNumbers} from './packedNumbers';

/** The sections that hold a term in a field: each one's number, in order, followed by how often it does. */
export type Postings = {field: number; entries: readonly number[]};

/** An index as it is shipped. Each term is stored as how many letters it shares with the one before, and its rest. */
export type PackedIndex = {version: 2; sections: number; terms: string; postings: string; lengths: string};

/** Frequencies that are told apart; more of a word hardly makes a section more relevant, and few values pack well. */
const FREQUENCIES = [2, 3, 5, 9];
const LONGEST_SHARED = 25;
const NONE: readonly Postings[] = [];

/** Gives away what MiniSearch made of the sections. */
class Indexer extends MiniSearch<IndexedSection> {
  constructor() {
    const known = new Map<string, ReturnType<typeof indexOptions.processTerm>>();
    super({
      ...indexOptions,
      autoVacuum: false,
      // The same words come up in every section.
      processTerm(word) {
        let terms = known.get(word);
        if (terms === undefined) known.set(word, (terms = indexOptions.processTerm(word)));
        return terms;
      },
    });
  }

  /** Terms in order, with their postings. */
  postings(): Map<string, Postings[]> {
    const sorted = [...this._index].sort(([a], [b]) => (a < b ? -1 : 1));
    return new Map(
      sorted.map(([term, fields]) => [
        term,
        Array.from(fields, ([field, frequencies]) => ({
          field,
          entries: [...frequencies].sort(([a], [b]) => a - b).flat(),
        })),
      ]),
    );
  }

  lengths(): number[] {
    return Array.from({length: this._nextId}, (_, section) =>
      searchFields.map((_, field) => this._fieldLength.get(section)?.[field] ?? 0),
    ).flat();
  }

  get averageLengths(): readonly number[] {
    return this._avgFieldLength;
  }
}

/**
 * What MiniSearch indexes of sections, as lists that are quick to load and to run through, so that pages and sections
 * are scored together. It packs to two thirds of MiniSearch's JSON after compression.
 */
export class SectionIndex {
  /** In order. */
  readonly terms: readonly string[];
  readonly sectionCount: number;

  private constructor(
    private readonly postings: ReadonlyMap<string, readonly Postings[]>,
    /** Of each section, the number of words in each field. */
    private readonly lengths: readonly number[],
    private readonly averageLengths: readonly number[],
  ) {
    this.terms = [...postings.keys()];
    this.sectionCount = lengths.length / searchFields.length;
  }

  static of(sections: Iterable<IndexedSection>): SectionIndex {
    const indexer = new Indexer();
    for (const section of sections) indexer.add(section);
    return new SectionIndex(indexer.postings(), indexer.lengths(), indexer.averageLengths);
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
      version: 2,
      sections: this.sectionCount,
      terms,
      postings: packNumbers(postings),
      lengths: packNumbers(this.lengths),
    };
  }

  /** @throws Error where it isn't what `pack` of this version wrote */
  static unpack(packed: PackedIndex): SectionIndex {
    if (packed.version !== 2) {
      throw new Error(
        `Search index: expected version 2, found ${String(packed.version)}; load the page again.`,
      );
    }
    const lengths = unpackedLengths(packed);
    return new SectionIndex(unpackedPostings(packed), lengths, averagesOf(lengths));
  }
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
