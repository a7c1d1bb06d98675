import type {SearchField} from '../index/searchFields';

/** Parameters of the ranking, chosen by cross-validation over the authors of the evaluation sets (`npm run report:search`). */
export type RankingWeights = {
  /** Weight of a match in each field. */
  field: Record<SearchField, number>;
  /** BM25's b, the strength of length normalisation: 0 is none, 1 is full. */
  lengthShare: number;
  /** BM25's k: the weighted term frequency at which a word reaches half of its maximum score. */
  sectionSaturation: number;
  pageSaturation: number;
  /** Share of the page's own matches in its score. The rest is the score of its best section. */
  pageShare: number;
  /** Exponent of the covered share of the query, by which missing words lower a score. */
  pageCoverage: number;
  sectionCoverage: number;
  /** Relative bonus for a title or heading that equals the query. */
  title: number;
  heading: number;
  /** Weight of a compound as a whole, such as `es-index-blocks`, relative to its parts. */
  extra: number;
  /** Weights of completions, of corrections by one edit, and of synonyms, relative to the word as typed. */
  completion: number;
  correction: number;
  synonym: number;
  /** Score factors of deprecated pages, and of pages about a sibling product (see searchFields.ts). */
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
