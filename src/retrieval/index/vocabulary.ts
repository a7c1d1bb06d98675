import type {SectionIndex} from './sectionIndex';

/** Size of the correction cache. While a reader types, all words but the last are unchanged. */
const CACHE_SIZE = 100;

/** The terms of one or more indexes. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Document frequency: the number of sections that contain a term in the field where most do. */
  documentFrequencyOf(term: string): number;
  /** Inverse document frequency; the maximum for a term that no section contains. */
  idfOf(term: string): number;
  /** Longer terms with this prefix, shortest first. */
  completionsOf(prefix: string, limit: number): string[];
  /** The terms with the smallest edit distance, up to `mostEdits`. A swap of neighbouring letters is one edit. */
  correctionsOf(term: string, mostEdits: number): readonly {term: string; edits: number}[];
};

export function createVocabulary(indexes: readonly SectionIndex[]): Vocabulary {
  const terms = new Set(indexes.flatMap((index) => index.terms));
  const byLength = groupByLength(terms);
  const corrected = new Map<string, {term: string; edits: number}[]>();

  const sectionCount = Math.max(1, ...indexes.map((index) => index.sectionCount));
  const idfs = new Map<string, number>();

  return {
    has: (term) => terms.has(term),
    documentFrequencyOf: (term) => documentFrequency(term, indexes),
    idfOf(term) {
      let idf = idfs.get(term);
      if (idf === undefined) {
        idf = idfOf(term, indexes, sectionCount) || Math.log(1 + sectionCount);
        // A reader's questions can contain any words, so only the site's own are kept.
        if (terms.has(term)) idfs.set(term, idf);
      }
      return idf;
    },
    completionsOf(prefix, limit) {
      const found = new Set(indexes.flatMap((index) => index.termsWithPrefix(prefix)));
      found.delete(prefix);
      return [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, limit);
    },
    correctionsOf(term, mostEdits) {
      const key = `${mostEdits}${term}`;
      const known = corrected.get(key);
      if (known !== undefined) return known;
      const found = closeTerms(term, byLength, mostEdits);
      const least = Math.min(...found.map(({edits}) => edits));
      const corrections = found.filter(({edits}) => edits === least);
      if (corrected.size >= CACHE_SIZE) corrected.clear();
      corrected.set(key, corrections);
      return corrections;
    },
  };
}

/** Returns BM25's inverse document frequency, or 0 for a term that no section contains. */
export function idfOf(term: string, indexes: readonly SectionIndex[], sectionCount: number): number {
  const holders = documentFrequency(term, indexes);
  return holders === 0 ? 0 : Math.log(1 + (sectionCount - holders + 0.5) / (holders + 0.5));
}

/** Returns the number of sections that contain a term in the field where most do. */
function documentFrequency(term: string, indexes: readonly SectionIndex[]): number {
  let most = 0;
  for (const index of indexes) {
    for (const {entries} of index.postingsOf(term)) most = Math.max(most, entries.length / 2);
  }
  return most;
}

/** Terms of one length, each with a bit set of its letters. */
type LengthGroup = {terms: string[]; letters: number[]};

function groupByLength(terms: Iterable<string>): Map<number, LengthGroup> {
  const groups = new Map<number, LengthGroup>();
  for (const term of terms) {
    const group = groups.get(term.length) ?? {terms: [], letters: []};
    group.terms.push(term);
    group.letters.push(lettersOf(term));
    groups.set(term.length, group);
  }
  return groups;
}

function closeTerms(
  term: string,
  byLength: ReadonlyMap<number, LengthGroup>,
  mostEdits: number,
): {term: string; edits: number}[] {
  const letters = lettersOf(term);
  const found: {term: string; edits: number}[] = [];
  for (let length = term.length - mostEdits; length <= term.length + mostEdits; length += 1) {
    const group = byLength.get(length);
    group?.letters.forEach((others, index) => {
      const differing = letters ^ others;
      // An edit changes at most one letter of each word, so this cheap test excludes nearly all terms.
      if (countBits(differing & letters) > mostEdits || countBits(differing & others) > mostEdits) return;
      const other = group.terms[index]!;
      const edits = editsBetween(term, other, mostEdits);
      if (edits > 0 && edits <= mostEdits) found.push({term: other, edits});
    });
  }
  return found;
}

function lettersOf(term: string): number {
  let letters = 0;
  for (let index = 0; index < term.length; index += 1) letters |= 1 << (term.charCodeAt(index) % 31);
  return letters;
}

function countBits(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Returns the optimal string alignment distance of two words, or `most + 1` if it exceeds `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  let [twoAbove, above, row] = [
    new Uint8Array(b.length + 1),
    new Uint8Array(b.length + 1),
    new Uint8Array(b.length + 1),
  ];
  for (let column = 0; column <= b.length; column += 1) above[column] = column;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, twoAbove[j - 2]! + 1);
      row[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return above[b.length]!;
}
