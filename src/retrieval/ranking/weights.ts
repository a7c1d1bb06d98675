import type {SearchField} from '../index/searchFields';

/** Weights of a match in each field. */
const field: Record<SearchField, number> = {
  title: 20,
  route: 5,
  description: 6,
  heading: 6,
  path: 0.5,
  text: 0.75,
  code: 0.6,
  questions: 1.2,
};

/** Parameters of the ranking, chosen by cross-validation over the authors of the evaluation sets (`npx tsx scripts/reportSearch.ts`). */
export const weights = {
  field,
  /** BM25's b, the strength of length normalisation: 0 is none, 1 is full. */
  lengthShare: 0.3,
  /** BM25's k: the weighted term frequency at which a word reaches half of its maximum score. */
  sectionSaturation: 2,
  pageSaturation: 4,
  /** Share of the page's own matches in its score. The rest is the score of its best section. */
  pageShare: 0.7,
  /** Exponent of the covered share of the query, by which missing words lower a score. */
  pageCoverage: 0.4,
  sectionCoverage: 1,
  /** Relative bonus for a title that equals the query. */
  title: 0.6,
  /** Relative bonus for a reader question that equals the query. */
  question: 1,
  /** Weight of a compound as a whole, such as `es-index-blocks`, relative to its parts. */
  extra: 0.75,
  /** Weights of completions, of corrections by one edit, and of synonyms, relative to the word as typed. */
  completion: 0.5,
  correction: 0.85,
  synonym: 0.7,
  /** Score factors of deprecated pages, and of pages about a sibling product (see searchFields.ts). */
  deprecated: 0.45,
  sibling: 0.75,
  /** Score factor of API operations if the query isn't a request: a guide comes before the operations that it uses. */
  operation: 0.7,
};
