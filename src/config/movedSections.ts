import table from './movedHeadings.json';

/**
 * The new address of each section of a page that was split, by the page's route and the section's former heading id, so
 * that old links keep working. It lists all headings that the page had: `#id` is still on the page, `/route#id` is on
 * another page, and `/route` became that page's title.
 */
export type MovedSections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Former heading ids of one page, and the URLs that show their sections now. */
export type MovedSectionUrls = [id: string, url: string][];

export const movedSections: MovedSections = table;
