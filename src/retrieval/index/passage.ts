import type {SampleSetup} from './sampleSetup';

/** Language of a code passage that is a formula in TeX. */
export const FORMULA = 'latex';

/**
 * The smallest part of a section that an answer can quote: a paragraph, a list item, the header or a row of a table, a
 * code block, or the label of a tab. The build extracts passages from the page's syntax tree.
 */
export type Passage = {
  kind: 'paragraph' | 'item' | 'header' | 'row' | 'code' | 'label';
  /** Marked text (see markedText.ts); for code, the unchanged source. */
  text: string;
  /** Nesting depth of the list that contains the passage, from 1; undefined outside lists. */
  depth?: number;
  /** Number of an item in an ordered list. */
  number?: number;
  /** Language of a code block. */
  language?: string;
  /** What makes a code block a program. Ranking and snippets ignore it. */
  setup?: SampleSetup;
  /** The passage is inside an admonition. */
  isQuote?: true;
  /** The passage depends on the preceding block: "This …", "as above", a list after a colon. */
  isDependent?: true;
};

/** A passage in a file. 30,000 passages without the names of these two fields are an eighth smaller. */
export type PackedPassage = [kind: Passage['kind'], text: string, rest?: Omit<Passage, 'kind' | 'text'>];

/** The passages of all sections, by section number, for snippets and answers. The text of code is in `SectionCode`. */
export type SectionPassages = {version: 2; sections: PackedPassage[][]};

function packPassage({kind, text, ...rest}: Passage): PackedPassage {
  return Object.keys(rest).length > 0 ? [kind, text, rest] : [kind, text];
}

export function unpackPassage([kind, text, rest]: PackedPassage): Passage {
  return {kind, text, ...rest};
}

/** Divides the passages into two files of a similar size. */
export function splitFiles({version, sections}: SectionPassages): [SectionPassages, SectionPassages] {
  const middle = Math.ceil(sections.length / 2);
  return [
    {version, sections: sections.slice(0, middle)},
    {version, sections: sections.slice(middle)},
  ];
}

/** Returns the data that is in one file, or in several that `splitFiles` returned. */
export function joinFiles<Data extends object>([first, ...others]: readonly Data[]): Data {
  if (others.length === 0) return first!;
  const files = [first, ...others] as unknown as SectionPassages[];
  return {...first!, sections: files.flatMap(({sections}) => sections)};
}

/** The text of all code passages, in section order, and the setup of those that have one, by their number in `texts`. */
export type SectionCode = {version: 2; texts: string[]; setups: Record<number, SampleSetup>};

/** Separates the code from the passages, because it is a third of their size and needed last. */
export function splitCode(sections: readonly Passage[][]): {passages: SectionPassages; code: SectionCode} {
  const texts: string[] = [];
  const setups: SectionCode['setups'] = {};
  const rest = sections.map((passages) =>
    passages.map((passage) => {
      if (passage.kind !== 'code') return packPassage(passage);
      const {setup, ...others} = passage;
      if (setup !== undefined) setups[texts.length] = setup;
      texts.push(passage.text);
      return packPassage({...others, text: ''});
    }),
  );
  return {passages: {version: 2, sections: rest}, code: {version: 2, texts, setups}};
}

/**
 * Returns the passages with their code.
 *
 * @throws Error if passages and code belong to different builds
 */
export function joinCode({sections}: SectionPassages, {texts, setups}: SectionCode): Passage[][] {
  let next = 0;
  const joined = sections.map((passages) =>
    passages.map(unpackPassage).map((passage) => {
      if (passage.kind !== 'code') return passage;
      const number = next++;
      const setup = setups[number];
      return {...passage, text: texts[number] ?? '', ...(setup && {setup})};
    }),
  );
  if (next !== texts.length)
    throw new Error(`Answers: expected ${next} code blocks, found ${texts.length}; reload the page.`);
  return joined;
}
