/** The part of Algolia's search API that the interface uses, so that it can't tell the engines apart. */

/** One query of a multi-query. */
export type SearchRequest = {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: unknown;
  [parameter: string]: unknown;
};

export type SearchResponse = {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  processingTimeMS: number;
};

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** Text as HTML: escaped, with matches inside `mark`. */
export type Highlight = {value: string; matchLevel: 'full' | 'none'; matchedWords: string[]};

export type SearchHit = {
  objectID: string;
  type: Level | 'content';
  /** Absolute. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  /** Only the levels that the hit has. */
  _highlightResult?: {hierarchy?: Partial<Record<Level, Highlight>>; content?: Highlight};
  _snippetResult?: {hierarchy?: Partial<Record<Level, Highlight>>; content?: Highlight};
};

/** What DocSearch asks of a search client. */
export type SearchClient = {
  search(parameters: {requests: SearchRequest[]}): Promise<{results: SearchResponse[]}>;
  addAlgoliaAgent(segment: string, version?: string): void;
  transporter: {algoliaAgent: {value: string}};
};
