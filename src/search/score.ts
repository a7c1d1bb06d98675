import {searchFields, type SearchField} from './indexOptions';
import type {ParsedQuery, QueryPart, Variant, VariantWeights} from './parseQuery';
import type {SectionIndex} from './sectionIndex';
import {mostHolders} from './vocabulary';

/** What ranking is made of. Found by `npm run report:search` on two sets of queries, and checked on a third. */
export type RankingWeights = VariantWeights & {
  /** What a word counts in each field. */
  field: Record<SearchField, number>;
  /** How much a field's length, against the average, lowers what a word in it counts: 0 not at all, 1 fully. */
  fieldLength: Record<SearchField, number>;
  pageLength: number;
  /** Occurrences after which more of the same hardly count, in a section and on a page. */
  sectionSaturation: number;
  pageSaturation: number;
  /** The share of the page as a whole in its score; the rest is its best section's. */
  pageShare: number;
  /** How much lacking words lower a page and a section: the covered share to this power. */
  pageCoverage: number;
  sectionCoverage: number;
  /** For a heading in a long page against the same heading in a short one. */
  headingOnPage: number;
  /** Number of headings on a page at which one of them counts half: a glossary names everything. */
  manyHeadings: number;
  /** The whole of a compound against its parts. */
  extra: number;
  title: number;
  heading: number;
  phrase: number;
  /** For the page whose title is the query. */
  named: number;
  /** For neighbouring words of the query as they stand in the best section of a page, by how telling they are. */
  pairs: number;
  deprecated: number;
  /** For pages of a product of its own, which speaks of the same things as the rest. */
  apart: number;
};

export const rankingWeights: RankingWeights = {
  field: {
    title: 10.5,
    route: 2.25,
    description: 3.9,
    heading: 9.8,
    path: 0.7,
    text: 0.75,
    code: 0.38,
    asked: 0.75,
  },
  fieldLength: {
    title: 0.1,
    route: 0.25,
    description: 0.25,
    heading: 0.6,
    path: 0.15,
    text: 0.27,
    code: 0.8,
    asked: 0.2,
  },
  pageLength: 0.4,
  sectionSaturation: 3.5,
  pageSaturation: 12,
  pageShare: 0.85,
  pageCoverage: 0.37,
  sectionCoverage: 1.6,
  headingOnPage: 0.5,
  manyHeadings: 300,
  extra: 0.76,
  title: 1.4,
  heading: 0.72,
  phrase: 1.1,
  named: 1.1,
  pairs: 0.025,
  deprecated: 0.2,
  apart: 0.75,
  completion: 0.8,
  oneEdit: 0.85,
  twoEdits: 0.4,
  split: 0.74,
  synonym: 0.45,
  synonymCertainty: 0.98,
  weakWord: 0.41,
};

/** The shape of the site, as arrays by the numbers of sections and pages. */
export type Layout = {
  sectionCount: number;
  pageCount: number;
  pageOf: Int32Array;
  /** Number of words of each page's title, and of each section's heading. */
  titleLength: Float32Array;
  headingLength: Float32Array;
  /** Number of headings of each page. */
  headingCount: Float32Array;
  deprecated: Uint8Array;
  apart: Uint8Array;
};

/** A page's number and score, its best section, and how far its title says what the query says. */
export type ScoredPage = {page: number; score: number; section: number; inTitle: number};

export type Scores = {
  /** Pages that have at least so large a share of the best one's score, best first. */
  pages: ScoredPage[];
  section: Float32Array;
  /** Whether a section has the query's words as they were typed, but for the first and the last, which may be cut. */
  hasTyped(section: number): boolean;
};

const TITLE = searchFields.indexOf('title');
const HEADING = searchFields.indexOf('heading');
const PATH = searchFields.indexOf('path');
const ASKED = searchFields.indexOf('asked');
const BODY = new Set([searchFields.indexOf('text'), searchFields.indexOf('code')]);
/** Parts of queries that are remembered: those of words before the one that is being typed stay the same. */
const MOST_REMEMBERED = 100;
/** Sums of rounded numbers differ by less. */
const NEARLY = 0.9999;

/** Numbers of sections or pages, and a value of each. */
type Values = {at: Int32Array; values: Float32Array};

/** Values of sections or pages, all above 0, while one part of the query is looked at; cleared by what was touched. */
class Tally {
  readonly values: Float32Array;
  readonly touched: Int32Array;
  count = 0;

  constructor(size: number) {
    this.values = new Float32Array(size);
    this.touched = new Int32Array(size);
  }

  add(at: number, value: number): void {
    if (this.values[at] === 0) this.touched[this.count++] = at;
    this.values[at]! += value;
  }

  raise(at: number, value: number): void {
    if (value <= this.values[at]!) return;
    if (this.values[at] === 0) this.touched[this.count++] = at;
    this.values[at] = value;
  }

  /** Keeps the lesser of its own value and another's, which is 0 where that has none. The other is cleared. */
  keepLeast(other: Tally): void {
    for (let place = 0; place < this.count; place += 1) {
      const at = this.touched[place]!;
      this.values[at] = Math.min(this.values[at]!, other.values[at]!);
    }
    other.clear();
  }

  /** Gives all values away. */
  take(): Values {
    const at = this.touched.slice(0, this.count);
    const values = new Float32Array(this.count);
    for (let place = 0; place < this.count; place += 1) values[place] = this.values[at[place]!]!;
    this.clear();
    return {at, values};
  }

  clear(): void {
    for (let place = 0; place < this.count; place += 1) this.values[this.touched[place]!] = 0;
    this.count = 0;
  }
}

/** Adds values to totals, times a factor. */
function addTo(totals: Float32Array, {at, values}: Values, factor: number): void {
  for (let place = 0; place < at.length; place += 1) totals[at[place]!]! += values[place]! * factor;
}

/** How much sections and pages hold of a term. */
type Occurrences = {section: Tally; page: Tally};

/** What sections and pages have of a part of the query, in the same way as in total. */
type PartMatches = {rarity: number} & Record<
  'section' | 'page' | 'sectionMatch' | 'pageMatch' | 'title' | 'heading',
  Values
>;

/** What sections or pages hold of a variant, as a score that saturates and as how far that is what was asked for. */
type Match = {occurrences: Tally; score: Tally; certainty: Tally; saturation: number};

/** Counts what is held of a variant towards the part of the query that it satisfies, and clears it. */
function countMatch(
  {occurrences, score, certainty, saturation}: Match,
  weight: number,
  variantCertainty: number,
): void {
  for (let place = 0; place < occurrences.count; place += 1) {
    const at = occurrences.touched[place]!;
    const value = occurrences.values[at]!;
    if (value === 0) continue;
    score.raise(at, (weight * value) / (saturation + value));
    certainty.raise(at, variantCertainty);
  }
  occurrences.clear();
}

/**
 * Scores sections and pages together by BM25F (Robertson, Zaragoza: "The Probabilistic Relevance Framework", 3.5):
 * a field's occurrences are weighed before they saturate. A page is what all of its sections say and its best one.
 */
export function createScorer(
  indexes: readonly SectionIndex[],
  layout: Layout,
  weights: RankingWeights = rankingWeights,
) {
  const {sectionCount, pageCount, pageOf} = layout;
  const inverseLengths = indexes.map((index) => inverseLengthsOf(index, sectionCount, weights));
  const pageNorm = pageNorms(indexes, layout, weights);

  const occurrences: Occurrences = {section: new Tally(sectionCount), page: new Tally(pageCount)};
  const further: Occurrences = {section: new Tally(sectionCount), page: new Tally(pageCount)};
  const known = new Map<string, PartMatches>();
  const part = {
    section: new Tally(sectionCount),
    page: new Tally(pageCount),
    sectionMatch: new Tally(sectionCount),
    pageMatch: new Tally(pageCount),
    title: new Tally(pageCount),
    heading: new Tally(sectionCount),
  };
  const total = {
    section: new Float32Array(sectionCount),
    page: new Float32Array(pageCount),
    sectionMatch: new Float32Array(sectionCount),
    pageMatch: new Float32Array(pageCount),
    title: new Float32Array(pageCount),
    heading: new Float32Array(sectionCount),
  };

  const match = {
    section: {
      occurrences: occurrences.section,
      score: part.section,
      certainty: part.sectionMatch,
      saturation: weights.sectionSaturation,
    },
    page: {
      occurrences: occurrences.page,
      score: part.page,
      certainty: part.pageMatch,
      saturation: weights.pageSaturation,
    },
  } satisfies Record<string, Match>;

  /** How telling a term is: the fewer sections hold it, the more. */
  function rarityOf(term: string): number {
    const holders = mostHolders(term, indexes);
    return holders === 0 ? 0 : Math.log(1 + (sectionCount - holders + 0.5) / (holders + 0.5));
  }

  function countOccurrences(
    term: string,
    certainty: number,
    {section: inSections, page: onPages}: Occurrences,
  ) {
    for (const [which, index] of indexes.entries()) {
      for (const {field, entries} of index.postingsOf(term)) {
        const weight = weights.field[searchFields[field]!];
        const inverse = inverseLengths[which]![field]!;
        const isBody = BODY.has(field) || field === ASKED;
        const isHeading = field === HEADING || field === PATH;
        for (let at = 0; at < entries.length; at += 2) {
          const section = entries[at]!;
          const frequency = entries[at + 1]!;
          const page = pageOf[section]!;
          inSections.add(section, weight * frequency * inverse[section]!);
          const onPage = isBody
            ? frequency * pageNorm[page]!
            : isHeading
              ? weights.headingOnPage * pageNorm[page]!
              : frequency;
          onPages.add(page, weight * onPage);
          if (field === TITLE) part.title.raise(page, certainty);
          if (field === HEADING) part.heading.raise(section, certainty);
        }
      }
    }
  }

  /** Sections and pages that hold all terms count by the one that they hold least of. Returns how telling it is. */
  function scoreVariant({terms, weight, certainty}: Variant): number {
    const rarity = terms.reduce((least, term) => Math.min(least, rarityOf(term)), Infinity);
    if (rarity === 0) return 0;
    const isOne = terms.length === 1;
    for (const [place, term] of terms.entries()) {
      countOccurrences(term, isOne ? certainty : 0, place === 0 ? occurrences : further);
      if (place === 0) continue;
      occurrences.section.keepLeast(further.section);
      occurrences.page.keepLeast(further.page);
    }
    countMatch(match.section, weight * rarity, certainty);
    countMatch(match.page, weight * rarity, certainty);
    return rarity * weight;
  }

  /** What sections and pages have of a part of the query, and how telling it is. */
  function matchPart(variants: readonly Variant[]): PartMatches {
    let rarity = 0;
    for (const variant of variants) rarity = Math.max(rarity, scoreVariant(variant));
    return {
      rarity,
      section: part.section.take(),
      page: part.page.take(),
      sectionMatch: part.sectionMatch.take(),
      pageMatch: part.pageMatch.take(),
      title: part.title.take(),
      heading: part.heading.take(),
    };
  }

  function rememberPart(variants: readonly Variant[]): PartMatches {
    const key = JSON.stringify(variants);
    let matches = known.get(key);
    if (matches === undefined) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(key, (matches = matchPart(variants)));
    }
    return matches;
  }

  /** Adds a part of the query to the totals and returns how telling it is. */
  function scorePart({variants, isExtra, share: ofWord}: QueryPart): number {
    const {rarity, ...matches} = rememberPart(variants);
    const share = isExtra ? weights.extra : ofWord;
    addTo(total.section, matches.section, share);
    addTo(total.page, matches.page, share);
    const countsAs = isExtra ? 0 : ofWord;
    addTo(total.sectionMatch, matches.sectionMatch, rarity * countsAs);
    addTo(total.pageMatch, matches.pageMatch, rarity * countsAs);
    addTo(total.title, matches.title, countsAs);
    addTo(total.heading, matches.heading, countsAs);
    return rarity * countsAs;
  }

  return function score({parts}: ParsedQuery, leastShare: number): Scores {
    for (const array of Object.values(total)) array.fill(0);
    let rarity = 0;
    let typed = 0;
    for (const queryPart of parts) {
      const ofPart = scorePart(queryPart);
      rarity += ofPart;
      if (queryPart.isWhole) typed += ofPart;
    }
    const wordCount = Math.max(
      1,
      parts.reduce((sum, {isExtra, share}) => sum + (isExtra ? 0 : share), 0),
    );
    const covered = (match: number, power: number) => (match >= rarity ? 1 : (match / rarity) ** power);

    const best = new Int32Array(pageCount).fill(-1);
    for (let section = 0; section < sectionCount; section += 1) {
      const raw = total.section[section]!;
      if (raw === 0) continue;
      const inHeading = alike(total.heading[section]!, layout.headingLength[section]!, wordCount);
      const value =
        raw *
        covered(total.sectionMatch[section]!, weights.sectionCoverage) *
        (1 + weights.heading * inHeading);
      total.section[section] = value;
      const page = pageOf[section]!;
      if (best[page] === -1 || value > total.section[best[page]!]!) best[page] = section;
    }
    let least = 0;
    const scored: ScoredPage[] = [];
    for (let page = 0; page < pageCount; page += 1) {
      const section = best[page]!;
      if (section === -1) continue;
      const {pageShare} = weights;
      const inTitle = alike(total.title[page]!, layout.titleLength[page]!, wordCount);
      const few = weights.manyHeadings / (weights.manyHeadings + layout.headingCount[page]!);
      const value =
        (pageShare * total.page[page]! + (1 - pageShare) * few * total.section[section]!) *
        covered(total.pageMatch[page]!, weights.pageCoverage) *
        (1 + weights.title * inTitle) *
        (layout.deprecated[page] ? weights.deprecated : 1) *
        (layout.apart[page] ? weights.apart : 1);
      if (value < least) continue;
      least = Math.max(least, value * leastShare);
      scored.push({page, score: value, section, inTitle});
    }
    return {
      pages: scored
        .filter(({score: value}) => value >= least)
        .sort((a, b) => b.score - a.score || a.page - b.page),
      section: total.section,
      hasTyped: (section) => total.section[section] !== 0 && total.sectionMatch[section]! >= typed * NEARLY,
    };
  };
}

/** 1 where a title or heading says what the query says, no more and no less. */
function alike(matched: number, length: number, wordCount: number): number {
  return length === 0 ? 0 : Math.min(1, matched / length) * Math.min(1, matched / wordCount);
}

function inverseLengthsOf(
  index: SectionIndex,
  sectionCount: number,
  weights: RankingWeights,
): Float32Array[] {
  return searchFields.map((field, number) => {
    const share = weights.fieldLength[field];
    const average = index.averageLengthOf(number) || 1;
    return Float32Array.from(
      {length: sectionCount},
      (_, section) => 1 / (1 - share + (share * index.lengthOf(section, number)) / average),
    );
  });
}

function pageNorms(indexes: readonly SectionIndex[], layout: Layout, weights: RankingWeights): Float32Array {
  const lengths = new Float32Array(layout.pageCount);
  for (let section = 0; section < layout.sectionCount; section += 1) {
    for (const index of indexes) {
      for (const field of BODY) lengths[layout.pageOf[section]!]! += index.lengthOf(section, field);
    }
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, layout.pageCount) || 1;
  return lengths.map((length) => 1 / (1 - weights.pageLength + (weights.pageLength * length) / average));
}
