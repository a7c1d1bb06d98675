/** A page that was added or changed. */
export type ChangedPage = {
  route: string;
  title: string;
  description: string;
  isNew: boolean;
  /** Number of changed words. */
  words: number;
  /** Time of the last change, as an ISO 8601 date and time. */
  updated: string;
};

/** The new and substantially changed pages of a week. */
export type ChangeWeek = {
  /** The Monday, as `2026-11-23`. */
  start: string;
  /** The days of the week as text. */
  label: string;
  /** New pages first, then those with the most changed words. */
  pages: ChangedPage[];
  /** Number of pages that aren't listed, because the week has too many. */
  more: number;
  /** Number of pages that were added by commits with many pages. */
  addedTogether: number;
  /** Number of pages that were changed by commits with many pages. */
  revisedTogether: number;
};
