import type {SectionTexts} from './buildIndex';
import type {IndexedSection} from './indexOptions';
import {indexOptions, standsApart} from './indexOptions';
import {createMatcher, type Matcher} from './markMatches';
import {placesOf, type Outline, type OutlinePage, type SectionPlace} from './outline';
import {pairsIn, pairsOf, rarityIn} from './pairs';
import {LONGEST_QUERY, parseQuery} from './parseQuery';
import {
  createScorer,
  rankingWeights,
  type Layout,
  type RankingWeights,
  type ScoredPage,
  type Scores,
} from './score';
import {SectionIndex, type PackedIndex} from './sectionIndex';
import {createSynonymTable} from './synonymTable';
import {synonyms} from './synonyms';
import {createVocabulary} from './vocabulary';
import {rememberTerms, termsOf, wordsOf} from './words';

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
  /** Pages in order, those that hold little of the query left out. */
  rank(query: string): Ranking;
  /** From here on, text and code are searched too. */
  addIndex(packed: PackedIndex): void;
  /** From here on, exact phrases count, and results have snippets. */
  addTexts(texts: SectionTexts): void;
  textsOf(section: number): {text: string; code: string} | undefined;
  /** Number of sections that hold a term, as far as the fullest field says. */
  frequencyOf(term: string): number;
  /** Terms one edit away, else those `mostEdits` away. */
  correctionsOf(term: string, mostEdits: number): readonly {term: string; edits: number}[];
};

/** Results below this share of the best one's score are no help. */
const LEAST_SHARE = 0.12;
/** Pages in which an exact phrase is looked for. */
const PHRASE_PAGES = 25;
/** Stands between texts that no phrase goes across. */
const BETWEEN = '\0';
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
  const layout = layoutOf(outline, places);
  const synonymTable = createSynonymTable(synonyms);
  const lookUp = rememberTerms();
  let indexes = [titles];
  let vocabulary = createVocabulary(indexes);
  let score = createScorer(indexes, layout, weights);
  let texts: SectionTexts | undefined;
  /** Heading, text and code of sections as phrases are looked for in them, by their numbers, as far as they were needed. */
  let folded: string[] = [];

  const textsOf = (section: number) =>
    texts && {text: texts.texts[section] ?? '', code: texts.codes[section] ?? ''};

  function foldedOf(section: number): string {
    return (folded[section] ??= fold(
      [places[section]!.path.at(-1), texts?.texts[section], texts?.codes[section]].join(BETWEEN),
    ));
  }

  function holdsPhrase({first, headings}: OutlinePage, phrase: string, {hasTyped}: Scores): boolean {
    for (let section = first; section <= first + headings.length; section += 1) {
      if (hasTyped(section) && foldedOf(section).includes(phrase)) return true;
    }
    return false;
  }

  function rarityOf(word: string): number {
    const {whole} = lookUp(word);
    return vocabulary.has(whole) ? Math.log(places.length / vocabulary.frequencyOf(whole)) : 0;
  }

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

  function rank(query: string): Ranking {
    const parsed = parseQuery(query, {vocabulary, synonyms: synonymTable, weights});
    const scores = score(parsed, LEAST_SHARE / (1 + weights.phrase));
    const phrase = phraseOf(query);
    const {pages} = scores;
    if (phrase !== undefined) {
      const pairs = pairsOf(phrase, rarityOf);
      for (const ranked of pages.slice(0, PHRASE_PAGES)) {
        const page = outline.pages[ranked.page]!;
        const isWhole = holdsPhrase(page, phrase, scores);
        const held = isWhole ? pairs : pairsIn(pairs, foldedOf(ranked.section));
        const isNamed = fold(page.title) === phrase;
        ranked.score *=
          1 + (isWhole ? weights.phrase : 0) + (isNamed ? weights.named : 0) + weights.pairs * rarityIn(held);
      }
      pages.sort((a, b) => b.score - a.score);
    }
    const typed = createMatcher(parsed.marked, lookUp);
    const meant = createMatcher(parsed.markedElse, lookUp);
    const least = (pages[0]?.score ?? 0) * LEAST_SHARE;
    return {
      matcher(text) {
        const matches = typed(text);
        return matches.length > 0 ? matches : meant(text);
      },
      pages: pages
        .filter((ranked) => ranked.score >= least)
        .map((ranked, place) => ({
          page: outline.pages[ranked.page]!,
          score: ranked.score,
          sections: sectionsOf(ranked, place, scores.section),
        })),
    };
  }

  return {
    outline,
    rank,
    textsOf,
    frequencyOf: (term) => vocabulary.frequencyOf(term),
    correctionsOf: (term, mostEdits) => vocabulary.correctionsOf(term, mostEdits),
    addIndex(packed) {
      const index = SectionIndex.unpack(packed);
      if (index.sectionCount !== places.length) {
        throw new Error(
          `Search index: expected ${places.length} sections as in the outline, found ${index.sectionCount}; load the page again.`,
        );
      }
      indexes = [titles, index];
      vocabulary = createVocabulary(indexes);
      score = createScorer(indexes, layout, weights);
    },
    addTexts(added) {
      texts = added;
      folded = [];
    },
  };
}

/** What the outline alone tells of a section; the introduction stands for its page. */
function titleFields({pages}: Outline, {id, page, path}: RankedSection): IndexedSection {
  const {title, route, description} = pages[page]!;
  if (path.length === 0)
    return {id, title, route: route.replaceAll('/', ' '), ...(description && {description})};
  return {id, heading: path.at(-1)!, ...(path.length > 1 && {path: path.slice(0, -1).join(' ')})};
}

function layoutOf({pages}: Outline, places: readonly SectionPlace[]): Layout {
  return {
    sectionCount: places.length,
    pageCount: pages.length,
    pageOf: Int32Array.from(places, ({page}) => page),
    titleLength: Float32Array.from(pages, ({title}) => tellingWordsIn(title)),
    headingLength: Float32Array.from(places, ({path}) => tellingWordsIn(path.at(-1) ?? '')),
    headingCount: Float32Array.from(pages, ({headings}) => headings.length),
    deprecated: Uint8Array.from(pages, ({deprecated}) => Number(deprecated ?? false)),
    apart: Uint8Array.from(pages, ({route}) => Number(standsApart(route))),
  };
}

/** How many words of a title a query can find. */
function tellingWordsIn(title: string): number {
  return new Set(wordsOf(title).filter((word) => indexOptions.processTerm(word))).size;
}

/** The query as it stands, folded; undefined where it is one plain word, which ranking knows. */
function phraseOf(query: string): string | undefined {
  const text = query
    .slice(0, LONGEST_QUERY)
    .trim()
    .replaceAll(/^["'“”]+|["'“”]+$/g, '');
  const isPlainWord = /^[\p{L}\p{N}]*$/u.test(text) && termsOf(text).parts.length === 0;
  return text.length < 5 || isPlainWord ? undefined : fold(text);
}

/** A text in which case doesn't matter, nor which white space stands between words. */
function fold(text: string): string {
  // Most white space is one space already, and stays.
  return text.toLowerCase().replaceAll(/\s{2,}|[^\S ]/g, ' ');
}
