import {plainOf} from '../text/markedText';
import {isSiblingProduct} from '../index/searchFields';
import {figureFitOf, isAsking} from './figures';
import type {Library} from './library';
import {
  certaintyIn,
  coverageOf,
  onlyVariantsIn,
  queryTermsOf,
  similarity,
  type QueryTerm,
  type WeightedText,
} from './queryTerms';

/** A section with its ranking features, each from 0 to 1. */
export type RankedSection = {
  section: number;
  score: number;
  /** Search scores of the page and of the section, relative to the best. */
  page: number;
  search: number;
  /** Similarity of the query to the most similar of the section's reader questions. */
  question: number;
  /** Shares of the query covered by the best passage with its headings, and by the entire section. */
  passage: number;
  coverage: number;
  /** Share of the query that each passage covers. */
  passages: number[];
};

/** The query terms and the candidate sections, best first. */
export type Ranking = {queryTerms: QueryTerm[]; ranked: RankedSection[]};

/** Fitted by logistic regression with leave-one-author-out cross-validation on the evaluation questions. */
const WEIGHTS = {page: 0.2, search: 0.1, question: 0.36, passage: 0.23, coverage: 0.11} as const;
const FEATURES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** Numbers of candidates: the best sections, and the best pages whose sections are added. */
const SECTIONS = 60;
const PAGES = 12;
/** Factor for a query term that only a heading above the passage contains. */
const IN_PATH = 0.6;
/** Share of a passage's coverage that depends on a figure, if the question asks for one. */
const FIGURE_SHARE = 0.25;
/** Score factor of a sibling product's sections if the question doesn't name that product. */
const SIBLING = 0.95;
const SIBLING_NAME = 'sovereign';
/** For sections of deprecated pages, and of pages about an earlier version of a library. */
const EARLIER = 0.92;
const EARLIER_VERSION = /-v\d+$/;

/** The page that the reader has open. `isMeant` is true if the reader chose to ask about it. */
export type PageBonus = {route: string; isMeant: boolean};
/** Score bonuses for sections of a page that the reader asks about, or only has open. */
const MEANT_PAGE = 0.25;
const OPEN_PAGE = 0.03;

/** Returns the sections that may answer the question, best first. */
export function rankSections(
  pieces: readonly WeightedText[],
  library: Library,
  preferred?: PageBonus,
): Ranking {
  const {engine, places} = library;
  const fitOf = figureFitOf(pieces[0]?.text ?? '');
  const {parts, queryTerms} = queryTermsOf(pieces, engine);
  const subject = fitOf
    ? queryTerms.filter(({variants}) => !isAsking(variants[0]?.terms[0] ?? ''))
    : queryTerms;
  const {pages, section: scores} = engine.score(parts);
  const {idfOf} = engine.vocabulary();
  const ids = Array.from(scores.keys())
    .filter((id) => scores[id]! > 0)
    .sort((a, b) => scores[b]! - scores[a]!);
  const pageScores = new Map(pages.map(({page, score}) => [page, score / pages[0]!.score]));
  const bestPages = new Set(pages.slice(0, PAGES).map(({page}) => page));
  const meant = preferred?.isMeant
    ? places.flatMap((_, id) => (library.pageOf(id).route === preferred.route ? [id] : []))
    : [];
  const nearby = ids.filter((id) => bestPages.has(places[id]!.page)).slice(0, 3 * SECTIONS);
  const isSiblingAsked = queryTerms.some((term) => certaintyIn(new Set([SIBLING_NAME]), term) === 1);

  const ranked = Array.from(
    new Set([...ids.slice(0, SECTIONS), ...nearby, ...meant]),
    (section): RankedSection => {
      const terms = library.termsOf(section);
      const present = subject.map((term) => onlyVariantsIn(terms.all, term));
      const texts = library.passagesOf(section);
      const passages = passageCoverages(terms.passages, terms.path, present).map(
        (coverage, at) => coverage * (fitOf ? 1 - FIGURE_SHARE * (1 - fitOf(plainOf(texts[at]!.text))) : 1),
      );
      const features = {
        page: pageScores.get(places[section]!.page) ?? 0,
        search: scores[section]! / (scores[ids[0] ?? section]! || 1),
        question: Math.max(0, ...terms.questions.map((question) => similarity(question, queryTerms, idfOf))),
        passage: Math.max(0, ...passages),
        coverage: coverageOf(terms.all, present),
      };
      const sum = FEATURES.reduce((total, feature) => total + WEIGHTS[feature] * features[feature], 0);
      const {route, deprecated} = library.pageOf(section);
      const factor =
        (!isSiblingAsked && isSiblingProduct(route) ? SIBLING : 1) *
        (deprecated || EARLIER_VERSION.test(route) ? EARLIER : 1);
      const onPage = route !== preferred?.route ? 0 : preferred.isMeant ? MEANT_PAGE : OPEN_PAGE;
      return {section, passages, ...features, score: sum * factor + onPage};
    },
  );
  return {queryTerms, ranked: ranked.sort((a, b) => b.score - a.score)};
}

/** Returns the share of the query, from 0 to 1, that each passage covers together with its headings. */
function passageCoverages(
  passages: readonly ReadonlySet<string>[],
  path: ReadonlySet<string>,
  queryTerms: readonly QueryTerm[],
): number[] {
  const total = queryTerms.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const inPath = queryTerms.map((term) => IN_PATH * certaintyIn(path, term));
  return passages.map(
    (terms) =>
      queryTerms.reduce(
        (sum, term, at) => sum + term.weight * Math.max(certaintyIn(terms, term), inPath[at]!),
        0,
      ) / total,
  );
}
