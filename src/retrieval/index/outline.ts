import type {CorpusPage, PageEntry, PageKind} from './corpus';

/** All pages and headings of the site without text: enough to display a result and to find pages by title. */
export type Outline = {
  version: 1;
  /** Labels of the top-level sidebar categories. */
  categories: string[];
  pages: OutlinePage[];
};

export type OutlinePage = {
  route: string;
  /** Omitted for an entire page. */
  entry?: PageEntry;
  title: string;
  description: string;
  kind?: PageKind;
  /** Omitted unless the page is deprecated. */
  deprecated?: true;
  /** Index into `categories`. */
  category?: number;
  /** Section number of the page's introduction. The page's other sections follow. */
  first: number;
  /** Anchor, heading and depth (1 for H2) of each section below the introduction. */
  headings: [anchor: string, heading: string, depth: number][];
};

export function outlineOf(pages: readonly CorpusPage[]): Outline {
  const categories = [...new Set(pages.flatMap(({category}) => category ?? []))];
  let first = 0;
  return {
    version: 1,
    categories,
    pages: pages.map(({route, entry, title, description, kind, deprecated, category, sections}) => {
      const page: OutlinePage = {
        route,
        ...(entry && {entry}),
        title,
        description,
        ...(kind && {kind}),
        ...(deprecated && {deprecated}),
        ...(category !== undefined && {category: categories.indexOf(category)}),
        first,
        headings: sections.slice(1).map(({anchor, path}) => [anchor, path.at(-1) ?? '', path.length]),
      };
      first += sections.length;
      return page;
    }),
  };
}

/** Location of a section. `path` contains the headings from H2 down to the section's own. */
export type SectionPlace = {page: number; anchor: string; path: string[]};

/** Returns the locations of all sections, by section number. */
export function placesOf({pages}: Outline): SectionPlace[] {
  return pages.flatMap(({entry, headings}, page) => {
    const places: SectionPlace[] = [{page, anchor: entry?.anchor ?? '', path: []}];
    let path: string[] = [];
    for (const [anchor, heading, depth] of headings) {
      path = [...path.slice(0, depth - 1), heading];
      places.push({page, anchor, path});
    }
    return places;
  });
}
