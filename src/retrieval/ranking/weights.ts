import type {SearchField} from '../index/searchFields';

/** What ranking is made of; chosen by cross-validation over the authors of the evaluation sets (`npm run report:search`). */
export type RankingWeights = {
  /** What a word counts in each field. */
  field: Record<SearchField, number>;
  /** How much the length of a text lowers what a word in it counts: 0 not at all, 1 fully (BM25's b). */
  lengthShare: number;
  /** Occurrences at which a word counts half of what it can count at most (BM25's k). */
  sectionSaturation: number;
  pageSaturation: number;
  /** The page's share in its score; the rest is its best section's. */
  pageShare: number;
  /** How much missing words lower a page and a section: the covered share to this power. */
  pageCoverage: number;
  sectionCoverage: number;
  /** What it adds that a title or heading says just what the query says. */
  title: number;
  heading: number;
  /** The whole of a compound such as `es-index-blocks`, against its parts. */
  extra: number;
  /** What completions, corrections of one edit, and synonyms count against the word itself. */
  completion: number;
  correction: number;
  synonym: number;
  /** Factor for deprecated pages, and for those of a sibling product (searchFields.ts). */
  deprecated: number;
  sibling: number;
};

export const rankingWeights: RankingWeights = {
  field: {title: 20, route: 5, description: 6, heading: 6, path: 0.5, text: 0.75, code: 0.6, questions: 1.2},
  lengthShare: 0.3,
  sectionSaturation: 2,
  pageSaturation: 4,
  pageShare: 0.85,
  pageCoverage: 0.4,
  sectionCoverage: 1,
  title: 0.6,
  heading: 0.4,
  extra: 0.75,
  completion: 0.5,
  correction: 0.85,
  synonym: 0.7,
  deprecated: 0.45,
  sibling: 0.75,
};
