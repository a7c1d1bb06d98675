import type {CorpusPage} from '../../corpus/corpus';
import {buildIndex, type SearchData} from '../../search/buildIndex';
import {createEngine, type SearchEngine} from '../../search/engine';
import {placesOf, type OutlinePage, type SectionPlace} from '../../search/outline';
import {splitPassages, type Passage} from './passages';

/** The Markdown of each section, by its number: what answers quote. */
export type SectionMarkdown = {version: 1; markdown: string[]};

/** What readers ask of each section, by its number. */
export type SectionQuestions = {version: 1; questions: string[][]};

/** What answers are made from: the site's sections, and the engine that finds them. */
export type Library = {
  engine: SearchEngine;
  places: readonly SectionPlace[];
  pageOf(section: number): OutlinePage;
  markdownOf(section: number): string;
  /** Questions of readers that the section answers. */
  questionsOf(section: number): readonly string[];
  passagesOf(section: number): readonly Passage[];
};

/** Everything that the browser loads, and that the server makes of the corpus. */
export type LibraryData = Pick<SearchData, 'outline' | 'index'> & {
  markdown: SectionMarkdown;
  questions: SectionQuestions;
};

export function openLibrary({outline, index, markdown, questions}: LibraryData): Library {
  // Without the texts the engine looks for no exact phrases, which no question is.
  const engine = createEngine(outline);
  engine.addIndex(index);
  const places = placesOf(outline);
  if (markdown.version !== 1 || markdown.markdown.length !== places.length) {
    throw new Error(
      `Answers: expected the Markdown of ${places.length} sections, found ${markdown.markdown.length}; load the page again.`,
    );
  }
  if (questions.version !== 1 || questions.questions.length !== places.length) {
    throw new Error(
      `Answers: expected the questions of ${places.length} sections, found ${questions.questions.length}; load the page again.`,
    );
  }
  const passages = new Map<number, readonly Passage[]>();
  const markdownOf = (section: number) => markdown.markdown[section] ?? '';
  function passagesOf(section: number): readonly Passage[] {
    let known = passages.get(section);
    if (known === undefined) {
      known = splitPassages(markdownOf(section), outline.pages[places[section]!.page]!.route);
      passages.set(section, known);
    }
    return known;
  }
  return {
    engine,
    places,
    pageOf: (section) => outline.pages[places[section]!.page]!,
    markdownOf,
    questionsOf: (section) => questions.questions[section]!,
    passagesOf,
  };
}

export function sectionMarkdownOf(pages: readonly CorpusPage[]): SectionMarkdown {
  return {version: 1, markdown: pages.flatMap(({sections}) => sections.map(({markdown}) => markdown))};
}

export function sectionQuestionsOf(pages: readonly CorpusPage[]): SectionQuestions {
  return {version: 1, questions: pages.flatMap(({sections}) => sections.map(({questions}) => questions))};
}

/** A library of the corpus at hand. */
export function libraryOf(pages: readonly CorpusPage[]): Library {
  return openLibrary({
    ...buildIndex(pages),
    markdown: sectionMarkdownOf(pages),
    questions: sectionQuestionsOf(pages),
  });
}
