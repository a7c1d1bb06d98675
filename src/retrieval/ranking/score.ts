import {searchFields, type SearchField} from '../index/searchFields';
import type {QuestionIndex, SectionIndex} from '../index/sectionIndex';
import {idfOf} from '../index/vocabulary';
import type {QueryPart, Variant} from './parseQuery';
import {createQuestionScorer} from './questions';
import {weights} from './weights';

/** The structure of the site, as arrays by section or page number. */
export type Layout = {
  sectionCount: number;
  pageCount: number;
  pageOf: Int32Array;
  /** Number of searchable words in each page's title. */
  titleLength: Float32Array;
  /** Score factor of each page: less than 1 for deprecated pages and for pages of a sibling product. */
  factor: Float32Array;
};

/** A page number with its score and its best section. */
export type ScoredPage = {
  page: number;
  score: number;
  section: number;
  /** Similarity of the page's title to the query, from 0 to 1. */
  inTitle: number;
  /** Whether the title contains all words of the query. */
  hasQueryInTitle: boolean;
};

export type Scores = {
  /** Pages whose score reaches the given share of the best score, best first. */
  pages: ScoredPage[];
  /** Score of every section; 0 without a match. */
  section: Float32Array;
};

/** Weighted term frequencies by section and by page, and the pages whose title contains the term. */
type Occurrences = {
  sections: Map<number, number>;
  pages: Map<number, number>;
  inTitle: Set<number>;
};

/** Matches by section or page: score, certainty, and the certainty of a match in the page's title. */
type Matches = {score: Float32Array; certainty: Float32Array; inTitle: Float32Array};

const TITLE = searchFields.indexOf('title');
const BODY = new Set([
  searchFields.indexOf('text'),
  searchFields.indexOf('code'),
  searchFields.indexOf('questions'),
]);
/** Size of the occurrence cache, in terms. While a reader types, all words but the last are unchanged. */
const CACHE_SIZE = 200;

/**
 * Scores sections and pages by BM25F: the term frequencies of the fields are weighted and summed before saturation
 * (Robertson, Zaragoza: "The Probabilistic Relevance Framework: BM25 and Beyond", section 3.5). A page's score combines
 * the matches in all of its sections with the score of its best section.
 */
export function createScorer(indexes: readonly SectionIndex[], layout: Layout, questions?: QuestionIndex) {
  const {sectionCount, pageCount, pageOf} = layout;
  const inverseLengths = indexes.map((index) => inverseLengthsOf(index, sectionCount));
  const pageNorm = pageNorms(indexes, layout);
  const cache = new Map<string, Occurrences>();

  function occurrencesOf(term: string): Occurrences {
    let known = cache.get(term);
    if (known !== undefined) return known;
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(term, (known = countOccurrences(term)));
    return known;
  }

  function countOccurrences(term: string): Occurrences {
    const found: Occurrences = {
      sections: new Map(),
      pages: new Map(),
      inTitle: new Set(),
    };
    for (const [which, index] of indexes.entries()) {
      for (const {field, entries} of index.postingsOf(term)) {
        const weight = weights.field[searchFields[field]!];
        const inverse = inverseLengths[which]![field]!;
        for (let at = 0; at < entries.length; at += 2) {
          const section = entries[at]!;
          const page = pageOf[section]!;
          const value = weight * entries[at + 1]!;
          add(found.sections, section, value * inverse[section]!);
          add(found.pages, page, BODY.has(field) ? value * pageNorm[page]! : value);
          if (field === TITLE) found.inTitle.add(page);
        }
      }
    }
    return found;
  }

  const sections = emptyMatches(sectionCount);
  const pages = emptyMatches(pageCount);
  const scoreQuestions = questions && createQuestionScorer(questions, indexes);
  const asked = new Float32Array(sectionCount);

  /** Adds the matches of a variant. A section or page must contain all of its terms, and the rarest there counts. */
  function matchVariant({terms, weight, certainty}: Variant): number {
    const idf = Math.min(...terms.map((term) => idfOf(term, indexes, sectionCount)));
    if (idf === 0) return 0;
    const [first, ...others] = terms.map(occurrencesOf);
    if (first === undefined) return 0;
    const count = (
      {score, certainty: sure}: Matches,
      of: (found: Occurrences) => Map<number, number>,
      saturation: number,
    ) => {
      for (const [at, frequency] of of(first)) {
        let least = frequency;
        for (const other of others) least = Math.min(least, of(other).get(at) ?? 0);
        if (least === 0) continue;
        score[at] = Math.max(score[at]!, (weight * idf * least) / (saturation + least));
        sure[at] = Math.max(sure[at]!, certainty);
      }
    };
    count(sections, (found) => found.sections, weights.sectionSaturation);
    count(pages, (found) => found.pages, weights.pageSaturation);
    if (others.length === 0) {
      for (const at of first.inTitle) pages.inTitle[at] = Math.max(pages.inTitle[at]!, certainty);
    }
    return idf * weight;
  }

  return function score(parts: readonly QueryPart[], {leastShare = 0, withQuestions = false} = {}): Scores {
    const ofSections = emptyMatches(sectionCount);
    const ofPages = emptyMatches(pageCount);
    let idf = 0;
    let words = 0;
    for (const {variants, isExtra, boost} of parts) {
      const partIdf = variants.reduce((most, variant) => Math.max(most, matchVariant(variant)), 0);
      const counted = isExtra ? 0 : boost;
      idf += partIdf * counted;
      words += counted;
      const scoreShare = isExtra ? weights.extra * boost : boost;
      accumulate(ofSections, sections, scoreShare, partIdf * counted, counted);
      accumulate(ofPages, pages, scoreShare, partIdf * counted, counted);
    }
    words = Math.max(1, words);
    const covered = (certainty: number, power: number) => (certainty >= idf ? 1 : (certainty / idf) ** power);

    if (withQuestions) scoreQuestions?.(parts, asked);
    else asked.fill(0);
    const best = new Int32Array(pageCount).fill(-1);
    const askedOfPage = new Float32Array(pageCount);
    const value = ofSections.score;
    for (let section = 0; section < sectionCount; section += 1) {
      if (value[section] === 0) continue;
      value[section]! *= covered(ofSections.certainty[section]!, weights.sectionCoverage);
      value[section]! *= 1 + weights.question * asked[section]!;
      const page = pageOf[section]!;
      askedOfPage[page] = Math.max(askedOfPage[page]!, asked[section]!);
      if (best[page] === -1 || value[section]! > value[best[page]!]!) best[page] = section;
    }
    const scored: ScoredPage[] = [];
    for (let page = 0; page < pageCount; page += 1) {
      const section = best[page]!;
      if (section === -1) continue;
      const inTitle = similarity(ofPages.inTitle[page]!, layout.titleLength[page]!, words);
      const {pageShare} = weights;
      const ofPage = ofPages.score[page]! * (1 + weights.question * askedOfPage[page]!);
      const sum = pageShare * ofPage + (1 - pageShare) * value[section]!;
      const named = 1 + weights.title * inTitle;
      const total =
        sum * covered(ofPages.certainty[page]!, weights.pageCoverage) * named * layout.factor[page]!;
      const hasQueryInTitle = ofPages.inTitle[page]! >= words;
      scored.push({page, score: total, section, inTitle, hasQueryInTitle});
    }
    scored.sort((a, b) => b.score - a.score || a.page - b.page);
    const least = (scored[0]?.score ?? 0) * leastShare;
    return {pages: scored.filter((page) => page.score >= least), section: value};
  };
}

function emptyMatches(size: number): Matches {
  return {score: new Float32Array(size), certainty: new Float32Array(size), inTitle: new Float32Array(size)};
}

/** Adds the matches of one part of the query to the totals, and resets them. */
function accumulate(
  total: Matches,
  part: Matches,
  boost: number,
  certaintyShare: number,
  titleShare: number,
): void {
  for (let at = 0; at < part.score.length; at += 1) {
    if (part.score[at] === 0) continue;
    total.score[at]! += part.score[at]! * boost;
    total.certainty[at]! += part.certainty[at]! * certaintyShare;
    total.inTitle[at]! += part.inTitle[at]! * titleShare;
  }
  part.score.fill(0);
  part.certainty.fill(0);
  part.inTitle.fill(0);
}

function add(map: Map<number, number>, key: number, value: number): void {
  map.set(key, (map.get(key) ?? 0) + value);
}

/** Returns the similarity of a title to the query, from 0 to 1 for equal words. */
function similarity(matched: number, length: number, words: number): number {
  return length === 0 ? 0 : Math.min(1, matched / length) * Math.min(1, matched / words);
}

/** Returns BM25's length normalisation, `1 / (1 - b + b × length / average)`, by field and section. */
function inverseLengthsOf(index: SectionIndex, sectionCount: number): Float32Array[] {
  return searchFields.map((field: SearchField, number) => {
    const b = field === 'code' ? 1 : weights.lengthShare;
    const average = index.averageLengthOf(number) || 1;
    return Float32Array.from(
      {length: sectionCount},
      (_, section) => 1 / (1 - b + (b * index.lengthOf(section, number)) / average),
    );
  });
}

function pageNorms(indexes: readonly SectionIndex[], layout: Layout): Float32Array {
  const lengths = new Float32Array(layout.pageCount);
  for (let section = 0; section < layout.sectionCount; section += 1) {
    for (const index of indexes) {
      for (const field of BODY) lengths[layout.pageOf[section]!]! += index.lengthOf(section, field);
    }
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, layout.pageCount) || 1;
  const b = weights.lengthShare;
  return lengths.map((length) => 1 / (1 - b + (b * length) / average));
}
