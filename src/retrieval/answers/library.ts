import type {RetrievalData} from '../index/buildIndex';
import {createEngine, type SearchEngine} from '../ranking/engine';
import type {OutlinePage, SectionPlace} from '../index/outline';
import {plainOf} from '../text/markedText';
import {joinCode, type Passage} from '../index/passage';
import {termSet} from './askedTerms';

/** What a section is matched by; taken from its passages when it is first looked at. */
type SectionTerms = {
  /** Of the page's title and the headings above it, its own included. */
  path: ReadonlySet<string>;
  /** Of each of its passages. */
  passages: readonly ReadonlySet<string>[];
  all: ReadonlySet<string>;
  questions: readonly ReadonlySet<string>[];
};

/** The sections of the site with the engine that finds them. */
export type Library = {
  engine: SearchEngine;
  places: readonly SectionPlace[];
  pageOf(section: number): OutlinePage;
  passagesOf(section: number): readonly Passage[];
  termsOf(section: number): SectionTerms;
  /** The terms of each example of what is not answered. */
  outOfScope(): readonly ReadonlySet<string>[];
};

/** @throws Error if a part belongs to another build */
export function openLibrary({outline, index, passages, code, questions}: RetrievalData): Library {
  const engine = createEngine(outline);
  engine.addIndex(index);
  const {places} = engine;
  for (const [name, part, version] of [
    ['passages', passages, 1],
    ['questions', questions, 2],
  ] as const) {
    if (part.version !== version || part.sections.length !== places.length)
      throw new Error(
        `Answers: expected the ${name} of ${places.length} sections, found ${part.sections.length}; load the page again.`,
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

/** The heading of a section; of a page's introduction, the page's title. */
export function headingOf(section: number, {places, pageOf}: Pick<Library, 'places' | 'pageOf'>): string {
  return places[section]!.path.at(-1) ?? pageOf(section).title;
}

/** A link to a section, by its page's title and its heading. */
export function linkTo(section: number, library: Pick<Library, 'places' | 'pageOf'>): string {
  const {title, address} = describeSection(section, library);
  return `[${title}](${address})`;
}

/** Title and address of a section, as links and sources name it. */
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
