import table from './movedHeadings.json';

/**
 * The new address of each heading id that a page had, by the page's route and the former id, so that old links keep working:
 * `#id` is on the same page, `/route#id` on another page, and `/route` is the page that the section became.
 */
export type MovedSections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Former heading ids of one page, and the URLs that show their sections now. */
export type MovedSectionUrls = [id: string, url: string][];

export const movedSections: MovedSections = table;
