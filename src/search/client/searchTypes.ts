import type {TextPart} from '../../retrieval/ranking/markMatches';

/** What search asks and answers, whichever engine does: named as in Algolia's API, as far as DocSearch reads it. */

export type SearchRequest = {
  indexName: string;
  query?: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  [parameter: string]: unknown;
};

export type SearchResponse = {
  query: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
};

/** A response, with which engine it is of. */
export type SearchAnswer = SearchResponse & {
  engine: 'hosted' | 'embedded';
  /** Why it isn't of the hosted engine although that is set up. */
  fallback?: 'offline' | 'failed';
  /** No engine could answer. */
  hasFailed: boolean;
  /** Titles to search for, where there are no hits. */
  suggestions: string[];
};

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** All of its texts are plain. */
export type SearchHit = {
  objectID: string;
  /** The level of its heading; of its text for `content`. */
  type: Level | 'content';
  /** Absolute. */
  url: string;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  /** Its own heading and its snippet, with the matches marked; a stored hit has none. */
  parts?: {title: TextPart[]; snippet: TextPart[]};
};
