import MiniSearch from 'minisearch';
import {indexOptions, searchFields, type IndexedSection} from './indexOptions';
import {numberReader, packNumbers} from './packedNumbers';

/** How often a term stands in a field, by the section's number. */
export type Postings = ReadonlyMap<number, number>;

/** An index as it is shipped. Each term is stored as how many letters it shares with the one before, and its rest. */
export type PackedIndex = {version: 1; sections: number; terms: string; postings: string; lengths: string};

/** Frequencies that are told apart; more of a word hardly makes a section more relevant, and few values pack well. */
const FREQUENCIES = [2, 3, 5, 9];
const LONGEST_SHARED = 25;

/**
 * A MiniSearch index of sections that gives its postings away, so that pages and sections are scored together, and that
 * packs to two thirds of its JSON after compression.
 */
export class SectionIndex extends MiniSearch<IndexedSection> {
  constructor() {
    super({...indexOptions, autoVacuum: false});
  }

  static of(sections: Iterable<IndexedSection>): SectionIndex {
    const index = new SectionIndex();
    for (const section of sections) index.add(section);
    return index;
  }

  /** Postings of a term by the number of the field, as in `searchFields`; undefined where no section has it. */
  postingsOf(term: string): ReadonlyMap<number, Postings> | undefined {
    return this._index.get(term);
  }

  get sectionCount(): number {
    return this._nextId;
  }

  get terms(): Iterable<string> {
    return this._index.keys();
  }

  termsWithPrefix(prefix: string): Iterable<string> {
    return this._index.atPrefix(prefix).keys();
  }

  /** Number of words in a section's field, and in that of an average section. */
  lengthOf(section: number, field: number): number {
    return this._fieldLength.get(section)?.[field] ?? 0;
  }

  averageLengthOf(field: number): number {
    return this._avgFieldLength[field] ?? 0;
  }

  pack(): PackedIndex {
    const sorted = [...this._index].sort(([a], [b]) => (a < b ? -1 : 1));
    let terms = '';
    let before = '';
    const postings: number[] = [];
    for (const [term, fields] of sorted) {
      const shared = sharedLength(before, term);
      terms += `${String.fromCharCode(65 + shared)}${term.slice(shared)}`;
      before = term;
      postings.push(...packedFields(fields));
    }
    const lengths = Array.from({length: this._nextId}, (_, section) =>
      searchFields.map((_, field) => this.lengthOf(section, field)),
    ).flat();
    return {
      version: 1,
      sections: this._nextId,
      terms,
      postings: packNumbers(postings),
      lengths: packNumbers(lengths),
    };
  }

  /** @throws Error where it isn't what `pack` of this version wrote */
  static unpack(packed: PackedIndex): SectionIndex {
    if (packed.version !== 1) {
      throw new Error(
        `Search index: expected version 1, found ${String(packed.version)}; load the page again.`,
      );
    }
    const index = new SectionIndex();
    index.addLengths(packed);
    index.addPostings(packed);
    return index;
  }

  private addLengths({sections, lengths}: PackedIndex): void {
    const next = numberReader(lengths);
    const totals = searchFields.map(() => 0);
    for (let section = 0; section < sections; section += 1) {
      const ofFields = searchFields.map(() => next());
      ofFields.forEach((length, field) => (totals[field] = (totals[field] ?? 0) + length));
      this._documentIds.set(section, section);
      this._idToShortId.set(section, section);
      this._fieldLength.set(section, ofFields);
    }
    this._documentCount = sections;
    this._nextId = sections;
    this._avgFieldLength = totals.map((total) => total / Math.max(1, sections));
  }

  private addPostings({terms, postings}: PackedIndex): void {
    const next = numberReader(postings);
    let term = '';
    for (const [, shared = 'A', rest = ''] of terms.matchAll(/([A-Z])([^A-Z]*)/g)) {
      term = term.slice(0, shared.charCodeAt(0) - 65) + rest;
      this._index.set(term, unpackedFields(next));
    }
  }
}

/** Number of fields, then of each: its number, how many sections, and the distances between them. */
function* packedFields(fields: ReadonlyMap<number, Postings>): Generator<number> {
  yield fields.size;
  for (const [field, postings] of fields) {
    yield field;
    yield postings.size;
    let before = -1;
    for (const [section, frequency] of [...postings].sort(([a], [b]) => a - b)) {
      // One bit says whether the frequency follows, since mostly it is 1.
      yield (section - before - 1) * 2 + Number(frequency > 1);
      if (frequency > 1) yield FREQUENCIES.findLastIndex((least) => frequency >= least);
      before = section;
    }
  }
}

function unpackedFields(next: () => number): Map<number, Map<number, number>> {
  const fields = new Map<number, Map<number, number>>();
  for (let left = next(); left > 0; left -= 1) {
    const postings = new Map<number, number>();
    fields.set(next(), postings);
    let section = -1;
    for (let size = next(); size > 0; size -= 1) {
      const distance = next();
      section += (distance >> 1) + 1;
      postings.set(section, distance & 1 ? (FREQUENCIES[next()] ?? 1) : 1);
    }
  }
  return fields;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < LONGEST_SHARED && length < a.length && a[length] === b[length]) length += 1;
  return length;
}
