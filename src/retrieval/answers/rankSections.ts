import {isOfSibling} from '../index/searchFields';
import {headingOf, type Library} from './library';
import {askedTerms, certaintyIn, coverageOf, likeness, termSet, type AskedTerm} from './askedTerms';
import {definedIn, type Piece} from './question';

/** A section with what speaks for it, each from 0 to 1. */
export type RankedSection = {
  section: number;
  score: number;
  /** The scores of its page and its own in search, against the best. */
  page: number;
  search: number;
  /** How alike the closest question of readers is that it answers. */
  question: number;
  /** How much of what is asked its best passage says, with its headings, and how much it says as a whole. */
  passage: number;
  coverage: number;
  /** How much of what is asked each of its passages says. */
  passages: number[];
};

/** What is asked, and the sections that may answer, best first. */
export type Ranking = {asked: AskedTerm[]; ranked: RankedSection[]};

/** Fitted by logistic regression on the questions of all authors but one, and checked on that one's, for each in turn. */
const WEIGHTS = {page: 0.2, search: 0.1, question: 0.36, passage: 0.23, coverage: 0.11} as const;
const FEATURES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** Sections that are looked at: the best ones, and those of the best pages. */
const SECTIONS = 60;
const PAGES = 12;
/** A heading says it for the passages below it, but not as well as they do themselves. */
const IN_PATH = 0.6;
/** For sections of a sibling product that the question doesn't name. */
const SIBLING = 0.95;
const SIBLING_NAME = 'sovereign';
/** For sections of deprecated pages, and of pages about an earlier version of a library. */
const EARLIER = 0.92;
const EARLIER_VERSION = /-v\d+$/;

/** For a section whose heading names what is to be defined: its beginning says what the thing is. */
const DEFINES = 0.08;

/** The page that the reader is on; `isMeant` where they chose to ask about it. */
export type PageBonus = {route: string; isMeant: boolean};
/** What it adds to a section's score. */
const MEANT_PAGE = 0.25;
const OPEN_PAGE = 0.03;

/** Ranks the sections that may answer what is asked. */
export function rankSections(pieces: readonly Piece[], library: Library, preferred?: PageBonus): Ranking {
  const {engine, places} = library;
  const {parts, asked} = askedTerms(pieces, engine);
  const {pages, section: scores} = engine.score(parts);
  const {rarityOf} = engine.vocabulary();
  const ids = Array.from(scores.keys())
    .filter((id) => scores[id]! > 0)
    .sort((a, b) => scores[b]! - scores[a]!);
  const pageScores = new Map(pages.map(({page, score}) => [page, score / pages[0]!.score]));
  const bestPages = new Set(pages.slice(0, PAGES).map(({page}) => page));
  const meant = preferred?.isMeant
    ? places.flatMap((_, id) => (library.pageOf(id).route === preferred.route ? [id] : []))
    : [];
  const nearby = ids.filter((id) => bestPages.has(places[id]!.page)).slice(0, 3 * SECTIONS);
  const defined = definedIn(pieces[0]!.text);
  const isSiblingAsked = asked.some((term) => certaintyIn(new Set([SIBLING_NAME]), term) === 1);

  const ranked = Array.from(
    new Set([...ids.slice(0, SECTIONS), ...nearby, ...meant]),
    (section): RankedSection => {
      const terms = library.termsOf(section);
      const passages = passageCoverages(terms.passages, terms.path, asked);
      const features = {
        page: pageScores.get(places[section]!.page) ?? 0,
        search: scores[section]! / (scores[ids[0] ?? section]! || 1),
        question: Math.max(0, ...terms.questions.map((question) => likeness(question, asked, rarityOf))),
        passage: Math.max(0, ...passages),
        coverage: coverageOf(terms.all, asked),
      };
      const sum = FEATURES.reduce((total, feature) => total + WEIGHTS[feature] * features[feature], 0);
      const {route, deprecated} = library.pageOf(section);
      const factor =
        (!isSiblingAsked && isOfSibling(route) ? SIBLING : 1) *
        (deprecated || EARLIER_VERSION.test(route) ? EARLIER : 1);
      const onPage = route !== preferred?.route ? 0 : preferred.isMeant ? MEANT_PAGE : OPEN_PAGE;
      const defines = defined && isNamed(section, defined, library) ? DEFINES : 0;
      return {section, passages, ...features, score: sum * factor + onPage + defines};
    },
  );
  return {asked, ranked: ranked.sort((a, b) => b.score - a.score)};
}

/** Whether a section's heading is a name, or its page's title contains it and the section is the page's introduction. */
function isNamed(section: number, name: readonly string[], library: Library): boolean {
  const heading = termSet(headingOf(section, library));
  const isIntroduction = library.places[section]!.path.length === 0;
  return (isIntroduction || heading.size === name.length) && name.every((term) => heading.has(term));
}

/** How much of what is asked each passage says, its headings included: 0 to 1. */
function passageCoverages(
  passages: readonly ReadonlySet<string>[],
  path: ReadonlySet<string>,
  asked: readonly AskedTerm[],
): number[] {
  const total = asked.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const inPath = asked.map((term) => IN_PATH * certaintyIn(path, term));
  return passages.map(
    (terms) =>
      asked.reduce(
        (sum, term, at) => sum + term.weight * Math.max(certaintyIn(terms, term), inPath[at]!),
        0,
      ) / total,
  );
}
