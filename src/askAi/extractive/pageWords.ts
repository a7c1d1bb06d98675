import type {AskedTerm} from './analyzeQuestion';
import type {Passage} from './passages';
import {familyOf, termSet} from './wordForms';

/** A passage with its place: the number of its section, and its own among the section's passages. */
export type PlacedPassage = {section: number; index: number; passage: Passage};

/** The passages of a page, one after the other over all sections, and which of them say what. */
export type PageWords = {
  passages: readonly PlacedPassage[];
  /** How far each passage says a term: 1 in its own word, less in another, 0 not at all. */
  inPassages(term: AskedTerm): Float32Array;
  /** The same for what leads to each passage. */
  inLeads(term: AskedTerm): Float32Array;
};

/** Numbers for words, the same for all pages. */
export type WordNumbers = Map<string, number>;

/** A term said by another word, and by another word of its family. */
const WORDING = 0.75;
const FAMILY = 0.7;

export function createPageWords(passages: readonly PlacedPassage[], numbers: WordNumbers): PageWords {
  const texts = createHolders(
    passages.map(({passage}) => passage.text),
    numbers,
  );
  const leads = createHolders(
    passages.map(({passage}) => passage.lead ?? ''),
    numbers,
  );
  return {
    passages,
    inPassages: (term) => matchesOf(term, texts, passages.length),
    inLeads: (term) => matchesOf(term, leads, passages.length),
  };
}

/** How far a heading or a title says a term. */
export function matchIn({terms, families}: TextWords, {term, family, wordings}: AskedTerm): number {
  if (terms.has(term)) return 1;
  const isSaid = (other: string) => terms.has(other) || families.has(familyOf(other));
  if (wordings.some((wording) => wording.every(isSaid))) return WORDING;
  return families.has(family) ? FAMILY : 0;
}

export type TextWords = {terms: ReadonlySet<string>; families: ReadonlySet<string>};

export function wordsOfText(text: string): TextWords {
  const terms = termSet(text);
  return {terms, families: new Set(Array.from(terms, familyOf))};
}

/** The numbers of the texts that hold a word, or a word of a family. */
type Holders = {ofTerm(term: string): Iterable<number>; ofFamily(term: string): Iterable<number>};

function matchesOf({term, wordings}: AskedTerm, holders: Holders, count: number): Float32Array {
  const matches = new Float32Array(count);
  const raise = (texts: Iterable<number>, value: number): void => {
    for (const at of texts) if (value > matches[at]!) matches[at] = value;
  };
  raise(holders.ofFamily(term), FAMILY);
  for (const wording of wordings) raise(holdersOfAll(wording, holders), WORDING);
  raise(holders.ofTerm(term), 1);
  return matches;
}

function holdersOfAll(terms: readonly string[], {ofFamily}: Holders): Iterable<number> {
  const [first = '', ...rest] = terms;
  return rest.reduce<Iterable<number>>((holders, term) => {
    const others = new Set(ofFamily(term));
    return Array.from(holders).filter((at) => others.has(at));
  }, ofFamily(first));
}

/** Marks a family among the words. */
const FAMILY_SIGN = '~';

/** In flat arrays, because the pages of a whole site are kept: words in order of their numbers, each with its texts. */
function createHolders(texts: readonly string[], numbers: WordNumbers): Holders {
  const found = new Map<number, number[]>();
  texts.forEach((text, at) => {
    const terms = termSet(text);
    const families = new Set(Array.from(terms, (term) => FAMILY_SIGN + familyOf(term)));
    for (const word of [...terms, ...families]) {
      const number = numberOf(word, numbers);
      const known = found.get(number);
      if (known) known.push(at);
      else found.set(number, [at]);
    }
  });
  const sorted = [...found].sort(([a], [b]) => a - b);
  const words = Int32Array.from(sorted, ([number]) => number);
  const all = Uint16Array.from(sorted.flatMap(([, holders]) => holders));
  const starts = new Int32Array(words.length + 1);
  sorted.forEach(([, {length}], index) => (starts[index + 1] = starts[index]! + length));

  function holdersOf(word: string): Iterable<number> {
    const number = numbers.get(word);
    const index = number === undefined ? -1 : indexIn(words, number);
    return index === -1 ? [] : all.subarray(starts[index], starts[index + 1]);
  }
  return {ofTerm: holdersOf, ofFamily: (term) => holdersOf(FAMILY_SIGN + familyOf(term))};
}

function numberOf(word: string, numbers: WordNumbers): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
}

/** The place of a number in a sorted array, or -1. */
function indexIn(sorted: Int32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle]!;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
