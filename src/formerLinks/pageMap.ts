/**
 * The former links of one page, which a reader's browser loads only for a fragment that the page doesn't have. The format
 * is stable, because scripts of an earlier build may read it.
 */
export type PageMap = {
  /** URL of each former section: `#id` on this page, `/route/#id` elsewhere, an empty text for the page's start. */
  sections: Readonly<Record<string, string | GoneSection>>;
  /** URLs of the sections of the pages below this one. */
  children: readonly string[];
};

/** A section whose subject isn't covered any more: the URL of the closest one, and the reason. */
type GoneSection = readonly [url: string, reason: string];

/** Folder of the maps in the site. */
export const FOLDER = 'former-links';

/** Returns the path of a page's map in the site, for a route like `/learn/entities`. */
export function mapFile(route: string): string {
  return `${FOLDER}${route}.json`;
}
