import {placesOf, type Outline, type OutlinePage, type SectionPlace} from '../index/outline';
import {isSiblingProduct, searchTerms, type IndexedSection} from '../index/searchFields';
import type {RetrievalData} from '../index/buildIndex';
import {SectionIndex, unpackQuestions} from '../index/sectionIndex';
import {createVocabulary, type Vocabulary} from '../index/vocabulary';
import {synonyms} from '../text/synonyms';
import {createSynonymTable} from '../text/synonymTable';
import {memoizeTerms, wordsOf} from '../text/words';
import {createMatcher, type Matcher} from './markMatches';
import {matchOf, operationOf, requestIn} from './operations';
import {parseQuery, type ParsedQuery, type QueryPart} from './parseQuery';
import {createScorer, type Layout, type ScoredPage, type Scores} from './score';
import {weights} from './weights';

/** A page that matches the query, with its matching sections, best first. */
export type RankedPage = {
  page: OutlinePage;
  score: number;
  sections: RankedSection[];
};

export type RankedSection = SectionPlace & {
  /** Section number in the outline. */
  id: number;
};

type Ranking = {
  pages: RankedPage[];
  /** Finds the query's words in a text. */
  matcher: Matcher;
};

export type SearchEngine = {
  outline: Outline;
  places: readonly SectionPlace[];
  /** Returns the matching pages, best first. Pages with a low score are omitted. */
  rank(query: string): Ranking;
  /** Adds the index of text and code to the search. */
  addIndex(packed: RetrievalData['index']): void;
  /** Parses a complete text: unlike in `rank`, its last word isn't completed. */
  parse(text: string): ParsedQuery;
  /** Returns the scores of all pages, best first, and of all sections. */
  score(parts: readonly QueryPart[]): Scores;
  vocabulary(): Vocabulary;
};

/** Minimum score of a page, relative to the best one. */
const MIN_SCORE_RATIO = 0.12;
const MAX_SECTIONS_PER_PAGE = 3;
/** Number of pages that are shown with more than their best section. */
const DETAILED_PAGES = 30;
/** Minimum score of an additional section, relative to the page's best section. */
const MIN_SECTION_RATIO = 0.7;
/** Minimum similarity of title and query at which the page's introduction comes first. */
const MIN_TITLE_SIMILARITY = 0.6;
/** Minimum score, relative to the best page, at which a page whose title contains the query comes first. */
const MIN_NAMED_RATIO = 0.7;

/**
 * Returns a search engine. It searches titles and headings only until `addIndex` is called.
 *
 * @throws Error if another version of the build wrote the outline
 */
export function createEngine(outline: Outline): SearchEngine {
  if (outline.version !== 1) {
    throw new Error(`Search outline: expected version 1, found ${String(outline.version)}; reload the page.`);
  }
  const places = placesOf(outline).map((place, id): RankedSection => ({...place, id}));
  const titles = SectionIndex.of(places.map((place) => titleFields(outline, place)));
  const layout = layoutOf(outline, places);
  const synonymTable = createSynonymTable(synonyms);
  const lookUp = memoizeTerms();
  let vocabulary = createVocabulary([titles]);
  let score = createScorer([titles], layout);

  const operations = outline.pages.flatMap((page, number) => {
    const template = operationOf(page);
    return template === undefined ? [] : [{page: number, template}];
  });
  const pagesByName = new Map<string, number[]>();
  outline.pages.forEach(({entry, title, deprecated}, page) => {
    for (const name of deprecated ? [] : [title, ...(entry?.names ?? [])]) {
      const key = name.toLowerCase();
      pagesByName.set(key, [...(pagesByName.get(key) ?? []), page]);
    }
  });

  /** Returns the scored pages with those first that the query names: by the title, a name of an entry, or a request. */
  function requestedFirst(pages: readonly ScoredPage[], query: string): ScoredPage[] {
    const request = requestIn(query);
    const named = pagesByName.get(query.trim().toLowerCase()) ?? [];
    const requested =
      request === undefined
        ? named
        : operations
            .map(({page, template}) => ({page, match: matchOf(request, template)}))
            .filter(({match}) => match > 0)
            .sort((a, b) => b.match - a.match)
            .map(({page}) => page);
    const score = pages[0]?.score ?? 1;
    return [
      ...requested.map((page): ScoredPage => {
        const section = outline.pages[page]!.first;
        return {page, score, section, inTitle: 1, hasQueryInTitle: true};
      }),
      ...pages.filter(({page}) => !requested.includes(page)),
    ];
  }

  const parse = (query: string) => parseQuery(query, {vocabulary, synonyms: synonymTable});

  /** Returns the matching sections of a page, best first. Pages far down the results have only one. */
  function sectionsOf(
    {page: number, section, inTitle, hasQueryInTitle}: ScoredPage,
    place: number,
    scores: Float32Array,
  ): RankedSection[] {
    const page = outline.pages[number]!;
    const best = scores[section]!;
    // A query that is in the page's title, or is most of it, asks for the entire page.
    const isWhole = hasQueryInTitle || inTitle >= MIN_TITLE_SIMILARITY;
    if (place >= DETAILED_PAGES) return [places[isWhole ? page.first : section]!];
    const scoreOf = (id: number) => (isWhole && id === page.first ? best + 1 : scores[id]!);
    const ids: number[] = [];
    for (let id = page.first; id <= page.first + page.headings.length; id += 1) {
      if (scoreOf(id) >= best * MIN_SECTION_RATIO) ids.push(id);
    }
    return ids
      .sort((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, MAX_SECTIONS_PER_PAGE)
      .map((id) => places[id]!);
  }

  return {
    outline,
    places,
    parse: (text) => parse(`${text} `),
    score: (parts) => score(parts),
    vocabulary: () => vocabulary,
    rank(query) {
      const {parts, marked, markedSynonyms} = parse(query);
      const {pages, section} = score(parts, {leastShare: MIN_SCORE_RATIO, withQuestions: true});
      const typed = createMatcher(marked, lookUp);
      const synonymous = createMatcher(markedSynonyms, lookUp);
      return {
        matcher(text) {
          const matches = typed(text);
          return matches.length > 0 ? matches : synonymous(text);
        },
        pages: requestedFirst(spread(namedFirst(pages, layout), outline), query).map((ranked, place) => ({
          page: outline.pages[ranked.page]!,
          score: ranked.score,
          sections: sectionsOf(ranked, place, section),
        })),
      };
    },
    addIndex(packed) {
      const index = SectionIndex.unpack(packed);
      if (index.sectionCount !== places.length) {
        throw new Error(
          `Search index: expected ${places.length} sections as in the outline, found ${index.sectionCount}; reload the page.`,
        );
      }
      vocabulary = createVocabulary([titles, index]);
      score = createScorer([titles, index], layout, unpackQuestions(packed.questions, places.length));
    },
  };
}

/**
 * Returns the pages with those first whose title contains the query. Not first are pages that score much lower than the
 * best one, deprecated pages, and pages of a sibling product.
 */
function namedFirst(pages: readonly ScoredPage[], layout: Layout): ScoredPage[] {
  const isNamed = ({page, hasQueryInTitle, score}: ScoredPage) =>
    hasQueryInTitle && layout.factor[page] === 1 && score >= pages[0]!.score * MIN_NAMED_RATIO;
  return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
}

/** Returns the pages with those last that have the route of several better ones: the entries of a page don't fill the results. */
function spread(pages: readonly ScoredPage[], outline: Outline): ScoredPage[] {
  const counts = new Map<string, number>();
  const isFew = pages.map(({page}) => {
    const {route} = outline.pages[page]!;
    const count = counts.get(route) ?? 0;
    counts.set(route, count + 1);
    return count < MAX_SECTIONS_PER_PAGE;
  });
  return [...pages.filter((_, at) => isFew[at]), ...pages.filter((_, at) => !isFew[at])];
}

/** Returns the fields of a section that the outline contains. The introduction has the fields of its page. */
function titleFields({pages}: Outline, {page, path}: RankedSection): IndexedSection {
  const {title, route, description, entry} = pages[page]!;
  if (path.length > 0) return {heading: path.at(-1)!, path: path.slice(0, -1).join(' ')};
  return {title: [title, ...(entry?.names ?? [])].join(' '), route: route.replaceAll('/', ' '), description};
}

function layoutOf({pages}: Outline, places: readonly SectionPlace[]): Layout {
  return {
    sectionCount: places.length,
    pageCount: pages.length,
    pageOf: Int32Array.from(places, ({page}) => page),
    titleLength: Float32Array.from(pages, ({title}) => searchableWordCount(title)),
    factor: Float32Array.from(
      pages,
      (page) =>
        (page.deprecated ? weights.deprecated : 1) *
        (isSiblingProduct(page.route) ? weights.sibling : 1) *
        (operationOf(page) === undefined ? 1 : weights.operation),
    ),
  };
}

/** Returns the number of distinct searchable words in a title. */
function searchableWordCount(title: string): number {
  return new Set(wordsOf(title).filter((word) => searchTerms(word).length > 0)).size;
}
