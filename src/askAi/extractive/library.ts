import type {AskedQuestion, CorpusPage} from '../../corpus/corpus';
import {buildIndex, type SearchData} from '../../search/buildIndex';
import {createEngine, type SearchEngine} from '../../search/engine';
import {placesOf, type OutlinePage, type SectionPlace} from '../../search/outline';
import {findAnswer, splitPassages, type Passage} from './passages';

/** Of each section, by its number, the Markdown that answers quote, and the questions that it answers. */
export type SectionMarkdown = {version: 2; markdown: string[]; asked: AskedQuestion[][]};

/** What answers are made from: the site's sections, and the engine that finds them. */
export type Library = {
  engine: SearchEngine;
  places: readonly SectionPlace[];
  pageOf(section: number): OutlinePage;
  markdownOf(section: number): string;
  /** Questions of readers that the section answers, each with the number of the passage that does, where one is named. */
  askedOf(section: number): readonly {question: string; passage?: number}[];
  passagesOf(section: number): readonly Passage[];
};

/** Everything that the browser loads, and that the server makes of the corpus. */
export type LibraryData = Pick<SearchData, 'outline' | 'index'> & {markdown: SectionMarkdown};

export function openLibrary({outline, index, markdown}: LibraryData): Library {
  // Without the texts the engine looks for no exact phrases, which no question is.
  const engine = createEngine(outline);
  engine.addIndex(index);
  const places = placesOf(outline);
  if (markdown.version !== 2 || markdown.markdown.length !== places.length) {
    throw new Error(
      `Answers: expected the Markdown of ${places.length} sections, found ${markdown.markdown.length}; load the page again.`,
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
    askedOf: (section) =>
      (markdown.asked[section] ?? []).map(({question, answer}) => {
        const passage = answer === undefined ? undefined : findAnswer(passagesOf(section), answer);
        return {question, ...(passage !== undefined && {passage})};
      }),
    passagesOf,
  };
}

export function sectionMarkdownOf(pages: readonly CorpusPage[]): SectionMarkdown {
  const sections = pages.flatMap((page) => page.sections);
  return {
    version: 2,
    markdown: sections.map(({markdown}) => markdown),
    asked: sections.map(({asked}) => asked),
  };
}

/** A library of the corpus at hand. */
export function libraryOf(pages: readonly CorpusPage[]): Library {
  return openLibrary({...buildIndex(pages), markdown: sectionMarkdownOf(pages)});
}
