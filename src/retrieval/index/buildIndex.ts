import type {CorpusPage} from './corpus';
import {codeSpansOf, plainOf} from '../text/markedText';
import {wordsOf} from '../text/words';
import {outlineOf, type Outline} from './outline';
import {splitCode, type Passage, type SectionCode, type SectionPassages} from './passage';
import {packQuestions, SectionIndex, type PackedIndex, type PackedQuestions} from './sectionIndex';

/** Reader questions by the number of the section that answers them, and examples of out-of-scope questions. */
type SectionQuestions = {version: 2; sections: string[][]; outOfScope: readonly string[]};

/** The data that the build emits for search and answers, in loading order. No part requires a later one. */
export type RetrievalData = {
  outline: Outline;
  index: PackedIndex & {questions: PackedQuestions};
  passages: SectionPassages;
  code: SectionCode;
  questions: SectionQuestions;
};

/** @param outside examples of out-of-scope questions */
export function buildIndex(pages: readonly CorpusPage[], outside: readonly string[] = []): RetrievalData {
  const sections = pages.flatMap((page) => page.sections);
  // Readers search for an entry by its names, as by a question.
  const questions = pages.flatMap(({entry, sections: [first, ...others]}) => [
    [...(first?.questions ?? []), ...(entry?.names ?? [])],
    ...others.map((section) => section.questions),
  ]);
  const index = SectionIndex.of(
    sections.map(({path, passages, questions}) => {
      const code = passages.filter(({kind}) => kind === 'code').map((passage) => passage.text);
      const prose = passages.filter(({kind}) => kind !== 'code').map((passage) => plainOf(passage.text));
      const text = prose.join('\n');
      return {
        text: `${text} ${namesIn(passages).join(' ')}`,
        code: newWords(code.join('\n'), text),
        questions: newWords(questions.join(' '), `${path.at(-1) ?? ''} ${text}`),
      };
    }),
  );
  return {
    outline: outlineOf(pages),
    index: {...index.pack(), questions: packQuestions(questions)},
    ...splitCode(sections.map(({passages}) => passages)),
    questions: {
      version: 2,
      sections: sections.map(({questions}) => questions),
      outOfScope: outside,
    },
  };
}

/** Returns the distinct words of code or questions that don't occur in the section's text. */
function newWords(added: string, text: string): string {
  const known = new Set(wordsOf(text));
  return [...new Set(wordsOf(added))].filter((word) => !known.has(word)).join(' ');
}

/** Returns the distinct words of the inline code of passages. They count twice, because readers search for names of code. */
function namesIn(passages: readonly Passage[]): string[] {
  const spans = passages.filter(({kind}) => kind !== 'code').flatMap(({text}) => codeSpansOf(text));
  return [...new Set(spans.flatMap(wordsOf))];
}
