/** Dates of a page as text in the site's language. */
export type FormattedDates = {
  /** Day of the last change. */
  lastUpdated?: string;
  /** The month in the page's `checked` value. */
  checkedMonth?: string;
};
