/** The names of the filters in addresses, in answers, and in the index of the hosted engine. */
export const filterNames = ['section', 'kind'] as const;
export type FilterName = (typeof filterNames)[number];

/** The value that pages have to have, by filter: the label of their section, and their kind. Empty for all pages. */
export type Filters = Record<FilterName, string>;

/** Number of results by value of each filter. A filter doesn't limit its own counts, so that its value can be changed. */
export type FilterCounts = Record<FilterName, Record<string, number>>;

export const noFilters: Filters = {section: '', kind: ''};

export function isFiltered(filters: Filters): boolean {
  return filterNames.some((name) => filters[name] !== '');
}

export function areSameFilters(one: Filters, other: Filters): boolean {
  return filterNames.every((name) => one[name] === other[name]);
}

/** Returns whether a page passes the filters. A filter named `except` is ignored. */
export function passesFilters(page: Partial<Filters>, filters: Filters, except?: FilterName): boolean {
  return filterNames.every((name) => name === except || filters[name] === '' || filters[name] === page[name]);
}

/** Returns the values of a filter that have results, and the selected one, most results first. */
export function filterValues(counts: Record<string, number>, selected: string): [string, number][] {
  const values = {...(selected !== '' && {[selected]: 0}), ...counts};
  return Object.entries(values).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** Returns an address of the search page with its filters: `/search/?q=shard&kind=tutorial`. */
export function withFilters(searchLink: string, filters: Filters): string {
  const active = filterNames.filter((name) => filters[name] !== '');
  const parameters = new URLSearchParams(active.map((name) => [name, filters[name]]));
  return active.length === 0 ? searchLink : `${searchLink}&${parameters.toString()}`;
}
