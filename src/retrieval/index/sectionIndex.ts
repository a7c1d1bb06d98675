import {wordsOf} from '../text/words';
import {numberReader, packNumbers} from './packedNumbers';
import {searchFields, searchTerms, type IndexedSection, type SearchField} from './searchFields';

/** Postings of a term in one field: pairs of section number and term frequency, flattened, in section order. */
export type Postings = {field: number; entries: readonly number[]};

/**
 * A serialised index. `terms` is front-coded: a capital letter encodes the length of the prefix shared with the
 * previous term, and the rest of the term follows.
 */
export type PackedIndex = {version: 4; sections: number; terms: string; postings: string; lengths: string};

/** The reader questions of all sections, as the sections of an index with one field, and the section of each. */
export type QuestionIndex = {index: SectionIndex; sectionOf: readonly number[]};
export type PackedQuestions = PackedIndex & {counts: string};

const VERSION = 4;
/** The field of an index of questions. */
const QUESTION: readonly SearchField[] = ['questions'];
/** Term frequencies above 1 are rounded down to these: higher ones hardly change the score, and few values pack well. */
const FREQUENCIES = [2, 3, 5, 9];
const MAX_SHARED_LENGTH = 25;
const NONE: readonly Postings[] = [];

/** An inverted index of sections. Its flat lists load and iterate fast enough to score all pages and sections. */
export class SectionIndex {
  /** Sorted. */
  readonly terms: readonly string[];
  readonly sectionCount: number;
  private readonly averageLengths: readonly number[];

  private constructor(
    private readonly fieldCount: number,
    private readonly postings: ReadonlyMap<string, readonly Postings[]>,
    /** Number of words by section and field, flattened. */
    private readonly lengths: readonly number[],
  ) {
    this.terms = [...postings.keys()];
    this.sectionCount = lengths.length / fieldCount;
    this.averageLengths = averagesOf(lengths, fieldCount);
  }

  /** Builds an index of the sections, numbered by their position. */
  static of(
    sections: readonly IndexedSection[],
    fields: readonly SearchField[] = searchFields,
  ): SectionIndex {
    const counts = new Map<string, Map<number, number[]>>();
    const known = new Map<string, string[]>();
    const lengths = sections.flatMap((section, number) =>
      fields.map((name, field) => {
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
    return new SectionIndex(fields.length, new Map(postings), lengths);
  }

  /** Returns the postings of a term by field; none if no section contains it. */
  postingsOf(term: string): readonly Postings[] {
    return this.postings.get(term) ?? NONE;
  }

  termsWithPrefix(prefix: string): readonly string[] {
    const {terms} = this;
    const start = lowerBound(terms, prefix);
    let end = start;
    while (end < terms.length && terms[end]!.startsWith(prefix)) end += 1;
    return terms.slice(start, end);
  }

  /** Returns the number of words in a section's field. */
  lengthOf(section: number, field: number): number {
    return this.lengths[section * this.fieldCount + field] ?? 0;
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

  /**
   * Returns the index that `pack` serialised.
   *
   * @throws Error if another version serialised it
   */
  static unpack(packed: PackedIndex, fieldCount: number = searchFields.length): SectionIndex {
    if (packed.version !== VERSION) {
      throw new Error(
        `Search index: expected version ${VERSION}, found ${String(packed.version)}; reload the page.`,
      );
    }
    return new SectionIndex(fieldCount, unpackedPostings(packed), unpackedLengths(packed, fieldCount));
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

/** Returns the index of the first term that is not less than `other`. */
function lowerBound(terms: readonly string[], other: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < other) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Packs an index of the questions of each section. */
export function packQuestions(sections: readonly (readonly string[])[]): PackedQuestions {
  const index = SectionIndex.of(
    sections.flat().map((questions) => ({questions})),
    QUESTION,
  );
  return {...index.pack(), counts: packNumbers(sections.map((questions) => questions.length))};
}

export function unpackQuestions(packed: PackedQuestions, sectionCount: number): QuestionIndex {
  const next = numberReader(packed.counts);
  const counts = Array.from({length: sectionCount}, next);
  return {
    index: SectionIndex.unpack(packed, QUESTION.length),
    sectionOf: counts.flatMap((count, section) => Array.from({length: count}, () => section)),
  };
}

function unpackedLengths({sections, lengths}: PackedIndex, fieldCount: number): number[] {
  const next = numberReader(lengths);
  return Array.from({length: sections * fieldCount}, next);
}

function averagesOf(lengths: readonly number[], fieldCount: number): number[] {
  const totals = Array.from({length: fieldCount}, () => 0);
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

/** Yields the number of fields, and for each its number, its section count and the delta-coded section numbers. */
function* packedFields(fields: readonly Postings[]): Generator<number> {
  yield fields.length;
  for (const {field, entries} of fields) {
    yield field;
    yield entries.length / 2;
    let before = -1;
    for (let at = 0; at < entries.length; at += 2) {
      const [section, frequency] = [entries[at]!, entries[at + 1]!];
      // The lowest bit is set if a frequency follows: most are 1 and are omitted.
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
  while (length < MAX_SHARED_LENGTH && length < a.length && a[length] === b[length]) length += 1;
  return length;
}
