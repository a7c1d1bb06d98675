/**
 * The smallest part of a section that can stand in an answer: a paragraph, an item of a list, the header or a row of a
 * table, a block of code, or the label of a tab. The build cuts them from the page's tree.
 */
export type Passage = {
  kind: 'paragraph' | 'item' | 'header' | 'row' | 'code' | 'label';
  /** Marked text (markedText.ts); of code, its lines as they are. */
  text: string;
  /** Depth of the list that it belongs to, from 1; left out outside of lists. */
  depth?: number;
  /** The number of an item in a numbered list. */
  number?: number;
  /** Language of code. */
  language?: string;
  /** Inside an admonition. */
  isQuote?: true;
  /** It can't be understood without the block before it: "This …", "as above", a list after a colon. */
  leans?: true;
};

/** The passages of every section, by its number: what snippets and answers are made of. Code is in a file of its own. */
export type SectionPassages = {version: 1; sections: Passage[][]};

/** The text of all passages that are code, in the order of the sections. */
export type SectionCode = {version: 1; texts: string[]};

/** Takes the code out of passages, since it is a third of their size and needed last. */
export function splitCode(sections: readonly Passage[][]): {passages: SectionPassages; code: SectionCode} {
  const texts: string[] = [];
  const rest = sections.map((passages) =>
    passages.map((passage) => {
      if (passage.kind !== 'code') return passage;
      texts.push(passage.text);
      return {...passage, text: ''};
    }),
  );
  return {passages: {version: 1, sections: rest}, code: {version: 1, texts}};
}

/** Puts the code back. @throws Error if the two belong to different builds */
export function joinCode({sections}: SectionPassages, {texts}: SectionCode): Passage[][] {
  let next = 0;
  const joined = sections.map((passages) =>
    passages.map((passage) => (passage.kind === 'code' ? {...passage, text: texts[next++] ?? ''} : passage)),
  );
  if (next !== texts.length)
    throw new Error(`Answers: expected ${next} blocks of code, found ${texts.length}; load the page again.`);
  return joined;
}
