/** A `checked` value split at its month: `mx-chain-go v1.11.5, `, `2026-11` and the remaining text. */
export type Checked = {before: string; month: string; after: string};

/** Returns a page's `checked` value split at its last month (`YYYY-MM`), or undefined if it contains none. */
export function splitAtMonth(checked: string): Checked | undefined {
  const match = [...checked.matchAll(/(?<!\d)20\d\d-(?:0[1-9]|1[0-2])(?!\d)/g)].at(-1);
  if (match === undefined) return undefined;
  const [month] = match;
  return {before: checked.slice(0, match.index), month, after: checked.slice(match.index + month.length)};
}

/** Dates of a page as text in the site's language. */
export type FormattedDates = {
  /** Day of the last change. */
  lastUpdated?: string;
  /** The month in the page's `checked` value. */
  checkedMonth?: string;
};
