import type {CorpusPage} from '../corpus/corpus';
import {outlineOf, type Outline} from './outline';
import {SectionIndex, type PackedIndex} from './sectionIndex';
import {wordsOf} from './words';

/** Text and code of each section, by its number. */
export type SectionTexts = {version: 1; texts: string[]; codes: string[]};

/** What the build emits for search, smallest first; each can be used without those after it. */
export type SearchData = {outline: Outline; index: PackedIndex; texts: SectionTexts};

export function buildIndex(pages: readonly CorpusPage[]): SearchData {
  const sections = pages.flatMap((page) => page.sections);
  const index = SectionIndex.of(
    sections.map(({path, text, code, questions}, id) => {
      const words = newWords(code, text);
      const otherWords = newWords(questions.join(' '), `${path.at(-1) ?? ''} ${text}`);
      return {id, ...(text && {text}), ...(words && {code: words}), ...(otherWords && {asked: otherWords})};
    }),
  );
  return {
    outline: outlineOf(pages),
    index: index.pack(),
    texts: {
      version: 1,
      texts: sections.map(({text}) => text),
      codes: sections.map(({code}) => code),
    },
  };
}

/** The words of code or of questions that their section's text doesn't have, each once: programs repeat themselves. */
function newWords(added: string, text: string): string {
  const known = new Set(wordsOf(text));
  return [...new Set(wordsOf(added))].filter((word) => !known.has(word)).join(' ');
}
