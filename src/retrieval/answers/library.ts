import type {RetrievalData} from '../index/buildIndex';
import {createEngine, type SearchEngine} from '../ranking/engine';
import type {OutlinePage, SectionPlace} from '../index/outline';
import {plainOf} from '../text/markedText';
import {joinCode, type Passage} from '../index/passage';
import {termSet} from './queryTerms';

/** The route of the glossary. */
export const GLOSSARY = '/welcome/terminology';

/** The terms that a section is matched by. They are computed on first access. */
type SectionTerms = {
  /** Terms of the page's title and of the headings down to the section's own. */
  path: ReadonlySet<string>;
  /** Terms of each passage. */
  passages: readonly ReadonlySet<string>[];
  all: ReadonlySet<string>;
  questions: readonly ReadonlySet<string>[];
};

/** All sections of the site, with the search engine over them. */
export type Library = {
  engine: SearchEngine;
  places: readonly SectionPlace[];
  pageOf(section: number): OutlinePage;
  passagesOf(section: number): readonly Passage[];
  termsOf(section: number): SectionTerms;
  /** Returns the questions that a section answers, as readers ask them. */
  questionsOf(section: number): readonly string[];
  /** Returns the terms of each example of an out-of-scope question. */
  outOfScope(): readonly ReadonlySet<string>[];
};

/**
 * Returns the library of a build.
 *
 * @throws Error if the parts belong to different builds
 */
export function openLibrary({outline, index, passages, code, questions}: RetrievalData): Library {
  const engine = createEngine(outline);
  engine.addIndex(index);
  const {places} = engine;
  for (const [name, part, version] of [
    ['passages', passages, 2],
    ['questions', questions, 2],
  ] as const) {
    if (part.version !== version || part.sections.length !== places.length)
      throw new Error(
        `Answers: expected the ${name} of ${places.length} sections, found ${part.sections.length}; reload the page.`,
      );
  }
  const sections = joinCode(passages, code);
  const known = new Map<number, SectionTerms>();
  let outOfScope: readonly ReadonlySet<string>[] | undefined;
  const pageOf = (section: number) => outline.pages[places[section]!.page]!;
  return {
    engine,
    places,
    pageOf,
    passagesOf: (section) => sections[section]!,
    termsOf(section) {
      let terms = known.get(section);
      if (terms === undefined) known.set(section, (terms = readTerms(section)));
      return terms;
    },
    questionsOf: (section) => questions.sections[section]!,
    outOfScope: () => (outOfScope ??= questions.outOfScope.map(termSet)),
  };

  function readTerms(section: number): SectionTerms {
    const {title, description} = pageOf(section);
    const {path} = places[section]!;
    const own = sections[section]!.map(({text}) => termSet(plainOf(text)));
    const above = termSet([title, ...path].join(' '));
    const intro = path.length === 0 ? termSet(description) : [];
    return {
      path: above,
      passages: own,
      all: new Set([...above, ...intro, ...own.flatMap((terms) => [...terms])]),
      questions: questions.sections[section]!.map(termSet),
    };
  }
}

/** Returns a section's title and address for links and sources. */
export function describeSection(
  section: number,
  {places, pageOf}: Pick<Library, 'places' | 'pageOf'>,
): {title: string; route: string; anchor: string; address: string} {
  const {anchor, path} = places[section]!;
  const {title, route} = pageOf(section);
  return {
    title: [title, ...path.slice(-1)].join(' › '),
    route,
    anchor,
    address: `${route}${anchor && `#${anchor}`}`,
  };
}
