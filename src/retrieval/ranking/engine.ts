import {placesOf, type Outline, type OutlinePage, type SectionPlace} from '../index/outline';
import {isOfSibling, searchTerms, type IndexedSection} from '../index/searchFields';
import {SectionIndex, type PackedIndex} from '../index/sectionIndex';
import {createVocabulary, type Vocabulary} from '../index/vocabulary';
import {synonyms} from '../text/synonyms';
import {createSynonymTable} from '../text/synonymTable';
import {rememberTerms, wordsOf} from '../text/words';
import {createMatcher, type Matcher} from './markMatches';
import {parseQuery, type ParsedQuery, type QueryPart} from './parseQuery';
import {createScorer, type Layout, type ScoredPage, type Scores} from './score';
import {rankingWeights, type RankingWeights} from './weights';

/** A page that answers the query, with its sections that do, best first. */
export type RankedPage = {
  page: OutlinePage;
  score: number;
  sections: RankedSection[];
};

export type RankedSection = SectionPlace & {
  /** Its number in the outline. */
  id: number;
};

type Ranking = {
  pages: RankedPage[];
  /** Finds the words of a page that the query asks for. */
  matcher: Matcher;
};

export type SearchEngine = {
  outline: Outline;
  places: readonly SectionPlace[];
  /** Pages in order, those that hold little of the query left out. */
  rank(query: string): Ranking;
  /** From here on, text and code are searched too. */
  addIndex(packed: PackedIndex): void;
  /** What a finished text asks for; its last word is never completed. */
  parse(text: string): ParsedQuery;
  /** Scores of all pages, best first, and of all sections. */
  score(parts: readonly QueryPart[]): Scores;
  vocabulary(): Vocabulary;
};

/** Results below this share of the best one's score are no help. */
const LEAST_SHARE = 0.12;
const SECTIONS_A_PAGE = 3;
/** Pages of which more than the best section is shown. */
const DETAILED_PAGES = 30;
/** A page's further sections are shown where they are nearly as good as its best. */
const SECTION_SHARE = 0.7;
/** How far a title has to say what the query says for the page's beginning to come first. */
const WHOLE_PAGE = 0.6;

/** An engine that knows titles and headings until the index is added. The same in the browser, the build and Node. */
export function createEngine(outline: Outline, weights: RankingWeights = rankingWeights): SearchEngine {
  if (outline.version !== 1) {
    throw new Error(
      `Search outline: expected version 1, found ${String(outline.version)}; load the page again.`,
    );
  }
  const places = placesOf(outline).map((place, id): RankedSection => ({...place, id}));
  const titles = SectionIndex.of(places.map((place) => titleFields(outline, place)));
  const layout = layoutOf(outline, places, weights);
  const synonymTable = createSynonymTable(synonyms);
  const lookUp = rememberTerms();
  let vocabulary = createVocabulary([titles]);
  let score = createScorer([titles], layout, weights);

  const parse = (query: string) => parseQuery(query, {vocabulary, synonyms: synonymTable, weights});

  /** The sections of a page that answer, best first; only the best of pages far down. */
  function sectionsOf(
    {page: number, section, inTitle}: ScoredPage,
    place: number,
    scores: Float32Array,
  ): RankedSection[] {
    const page = outline.pages[number]!;
    const best = scores[section]!;
    // A page that is named as the query is meant as a whole.
    const isWhole = inTitle >= WHOLE_PAGE;
    if (place >= DETAILED_PAGES) return [places[isWhole ? page.first : section]!];
    const scoreOf = (id: number) => (isWhole && id === page.first ? best + 1 : scores[id]!);
    const ids: number[] = [];
    for (let id = page.first; id <= page.first + page.headings.length; id += 1) {
      if (scoreOf(id) >= best * SECTION_SHARE) ids.push(id);
    }
    return ids
      .sort((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, SECTIONS_A_PAGE)
      .map((id) => places[id]!);
  }

  return {
    outline,
    places,
    parse: (text) => parse(`${text} `),
    score: (parts) => score(parts, 0),
    vocabulary: () => vocabulary,
    rank(query) {
      const {parts, marked, markedElse} = parse(query);
      const {pages, section} = score(parts, LEAST_SHARE);
      const typed = createMatcher(marked, lookUp);
      const meant = createMatcher(markedElse, lookUp);
      return {
        matcher(text) {
          const matches = typed(text);
          return matches.length > 0 ? matches : meant(text);
        },
        pages: pages.map((ranked, place) => ({
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
          `Search index: expected ${places.length} sections as in the outline, found ${index.sectionCount}; load the page again.`,
        );
      }
      vocabulary = createVocabulary([titles, index]);
      score = createScorer([titles, index], layout, weights);
    },
  };
}

/** What the outline alone says of a section; the introduction has the fields of its page. */
function titleFields({pages}: Outline, {page, path}: RankedSection): IndexedSection {
  const {title, route, description} = pages[page]!;
  if (path.length === 0) return {title, route: route.replaceAll('/', ' '), description};
  return {heading: path.at(-1)!, path: path.slice(0, -1).join(' ')};
}

function layoutOf({pages}: Outline, places: readonly SectionPlace[], weights: RankingWeights): Layout {
  return {
    sectionCount: places.length,
    pageCount: pages.length,
    pageOf: Int32Array.from(places, ({page}) => page),
    titleLength: Float32Array.from(pages, ({title}) => tellingWordsIn(title)),
    headingLength: Float32Array.from(places, ({path}) => tellingWordsIn(path.at(-1) ?? '')),
    factor: Float32Array.from(
      pages,
      ({route, deprecated}) =>
        (deprecated ? weights.deprecated : 1) * (isOfSibling(route) ? weights.sibling : 1),
    ),
  };
}

/** How many words of a title a query can find. */
function tellingWordsIn(title: string): number {
  return new Set(wordsOf(title).filter((word) => searchTerms(word).length > 0)).size;
}
