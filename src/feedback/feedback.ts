/**
 * Readers' reports to the chat server: ratings of pages, and searches. The server parses the
 * bodies with `parseReport.ts`, a separate file so that pages don't load the schemas.
 */

/** Paths of the reports. They are next to those of the chat endpoint. */
export const reportPaths = {
  page: '/ai-docs-api/feedback',
  search: '/ai-docs-api/searches',
} as const;

export const reportLimits = {
  /** Maximum length of a note, in UTF-16 code units. */
  note: 500,
  /** Characters of a query that are recorded. */
  query: 200,
} as const;

/** Why a page didn't help. */
export const reasons = ['missing', 'wrong', 'unclear', 'code'] as const;
export type Reason = (typeof reasons)[number];

/**
 * A verdict on a page, or the details that a reader adds to it later. They are separate reports without an identifier that
 * connects them: a verdict counts even if no details follow.
 */
export type PageFeedback = {
  /** Route of the page, without the site's base path. */
  page: string;
  helpful: boolean;
  details?: {reason?: Reason; note?: string};
};

/** The last query of a search, when the reader leaves it. */
export type SearchReport = {
  query: string;
  /** Number of results. */
  results: number;
  /** Whether the reader opened a result. */
  followed: boolean;
};

export function encodePageFeedback({page, helpful, details}: PageFeedback): string {
  return JSON.stringify({page, helpful, details});
}

/** Cuts the query. */
export function encodeSearchReport({query, results, followed}: SearchReport): string {
  return JSON.stringify({query: query.slice(0, reportLimits.query), results, followed});
}
