import type {TextPart} from '../../retrieval/ranking/markMatches';
import type {SuggestedPage} from '../suggestions/suggestPages';
import type {FilterCounts, Filters} from './filters';

/** Requests and responses of both engines. The names are those of Algolia's API, limited to the fields that DocSearch reads. */

export type SearchRequest = {
  indexName: string;
  query?: string;
  /** Zero-based. */
  page?: number;
  hitsPerPage?: number;
  /** Only the site reads it: `hostedSearch` translates it for Algolia. */
  pageFilters?: Filters;
  [parameter: string]: unknown;
};

export type SearchResponse = {
  query: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  /** Undefined if the engine doesn't support sections and kinds. */
  facets?: FilterCounts;
};

/** A response and the engine that it comes from. */
export type SearchAnswer = SearchResponse & {
  engine: 'hosted' | 'embedded';
  /** The filters of the request. */
  filters: Filters;
  /** Why the embedded engine replaced a configured hosted engine. */
  fallback?: 'offline' | 'failed';
  /** True if no engine could respond. */
  hasFailed: boolean;
  /** The pages with the closest titles, if there are no hits. */
  closestPages: SuggestedPage[];
};

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** A result. Its texts are plain, without markup. */
export type SearchHit = {
  objectID: string;
  /** Level of the matching heading, or `content` for a match in text. */
  type: Level | 'content';
  /** Absolute URL. */
  url: string;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  /** Heading and snippet with the matches marked; undefined for a stored hit. */
  parts?: {title: TextPart[]; snippet: TextPart[]};
};
