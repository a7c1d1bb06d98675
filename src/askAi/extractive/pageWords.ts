import type {AskedTerm} from './analyzeQuestion';
import type {Passage} from './passages';
import {wordsOf} from '../../search/words';
import {familyOf, isAskingWord, termsByPlace} from './wordForms';

/** A passage with its place: the number of its section, and its own among the section's passages. */
export type PlacedPassage = {section: number; index: number; passage: Passage};

/** The passages of a page, one after the other over all sections, and which of them say what. */
export type PageWords = {
  passages: readonly PlacedPassage[];
  /** How far each passage says a term: 1 in its own word, less in another, 0 not at all. */
  inPassages(term: NumberedTerm): Float32Array;
  /** The same for what leads to each passage. */
  inLeads(term: NumberedTerm): Float32Array;
  /** What each fact or row is about; undefined of other passages. */
  labels: readonly (Label | undefined)[];
};

type Label = {
  words: TextWords;
  /** How many of its words tell something. */
  length: number;
};

/** Numbers for words, the same for all pages. */
export type WordNumbers = Map<string, number>;

/** A term by the numbers of its words, so that no page looks at their letters. */
export type NumberedTerm = {
  word: number;
  family: number;
  /** Its family as part of a name in code. */
  inName: number;
  /** Families of what else says it. */
  wordings: readonly (readonly number[])[];
};

/** A term said by another word, and by another word of its family. */
const WORDING = 0.75;
const FAMILY = 0.7;
/** A term that only a longer name in code holds: `create` in `ESDTRoleNFTCreate`. */
const IN_NAME = 0.55;

/** The number of a word that stands on none of the pages read so far. */
const UNKNOWN = -1;

/** A term as the pages that were read so far know it. */
export function numberTerm({term, family, wordings}: AskedTerm, numbers: WordNumbers): NumberedTerm {
  return {
    word: numbers.get(term) ?? UNKNOWN,
    family: numbers.get(FAMILY_SIGN + family) ?? UNKNOWN,
    inName: numbers.get(NAME_SIGN + family) ?? UNKNOWN,
    wordings: wordings.map((wording) =>
      wording.map((other) => numbers.get(FAMILY_SIGN + familyOf(other)) ?? UNKNOWN),
    ),
  };
}

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
    labels: passages.map(({passage}) =>
      passage.label === undefined ? undefined : labelOf(passage.label, numbers),
    ),
    inPassages: (term) => matchesOf(term, texts, passages.length),
    inLeads: (term) => matchesOf(term, leads, passages.length),
  };
}

/** How far a heading or a title says a term; `inNames` where a name in code says a part of it. */
export function matchIn(
  text: TextWords,
  {word, family, inName, wordings}: NumberedTerm,
  inNames = 0,
): number {
  if (text.has(word)) return 1;
  for (const wording of wordings) if (wording.every((other) => text.has(other))) return WORDING;
  return text.has(family) ? FAMILY : text.has(inName) ? inNames : 0;
}

/** The numbers of a text's words and their families. */
export type TextWords = ReadonlySet<number>;

export function wordsOfText(text: string, numbers: WordNumbers): TextWords {
  return new Set(wordsAndFamilies(text).map((word) => numberOf(word, numbers)));
}

function labelOf(label: string, numbers: WordNumbers): Label {
  return {
    words: wordsOfText(label, numbers),
    length: wordsOf(label).filter((word) => !isAskingWord(word)).length,
  };
}

/** The numbers of the texts that hold a word or a family. */
type Holders = (word: number) => Iterable<number>;

function matchesOf(
  {word, family, inName, wordings}: NumberedTerm,
  holders: Holders,
  count: number,
): Float32Array {
  const matches = new Float32Array(count);
  raise(matches, holders(inName), IN_NAME);
  raise(matches, holders(family), FAMILY);
  for (const wording of wordings) raise(matches, holdersOfAll(wording, holders), WORDING);
  raise(matches, holders(word), 1);
  return matches;
}

function raise(matches: Float32Array, texts: Iterable<number>, value: number): void {
  for (const at of texts) if (value > matches[at]!) matches[at] = value;
}

function holdersOfAll([first = UNKNOWN, ...rest]: readonly number[], holders: Holders): Iterable<number> {
  return rest.reduce<Iterable<number>>((found, word) => {
    const others = new Set(holders(word));
    return Array.from(found).filter((at) => others.has(at));
  }, holders(first));
}

/** Marks a family among the words. */
const FAMILY_SIGN = '~';
/** And those that stand within a name in code. */
const NAME_SIGN = '^';

/** In flat arrays, because the pages of a whole site are kept: words in order of their numbers, each with its texts. */
function createHolders(texts: readonly string[], numbers: WordNumbers): Holders {
  const found = new Map<number, number[]>();
  texts.forEach((text, at) => {
    for (const word of wordsAndFamilies(text)) {
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

  return (word) => {
    const index = indexIn(words, word);
    return index === -1 ? [] : all.subarray(starts[index], starts[index + 1]);
  };
}

function wordsAndFamilies(text: string): string[] {
  const {words, inNames} = termsByPlace(text);
  return [
    ...words,
    ...new Set(Array.from(words, (term) => FAMILY_SIGN + familyOf(term))),
    ...new Set(Array.from(inNames, (term) => NAME_SIGN + familyOf(term))),
  ];
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
