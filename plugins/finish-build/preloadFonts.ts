import type {Page} from '../security-headers/securePages';

export type Font = {
  /** URL path. */
  address: string;
  /** A page preloads the font if its HTML contains this text. */
  usedBy: string;
};

/**
 * Adds font preloads before the first style sheet of each page, so that the fonts are there when the page is first
 * painted (src/css/fonts.css). Pages that have the preloads are unchanged.
 *
 * @throws Error that names every page without a style sheet
 */
export function preloadFonts(pages: readonly Page[], fonts: readonly Font[]): Page[] {
  const styleSheets = pages.map(({html}) => html.search(/<link [^>]*rel="?stylesheet"?/));
  const pagesWithoutStyle = pages.filter((_, index) => styleSheets[index] === -1).map(({file}) => file);
  if (pagesWithoutStyle.length > 0) {
    throw new Error(
      `Expected a style sheet in every page, before which the font preload is inserted, found none in ${pagesWithoutStyle.join(', ')}: ` +
        'adapt plugins/finish-build/preloadFonts.ts to how Docusaurus writes them.',
    );
  }
  return pages.map(({file, html}, index) => {
    const start = html.slice(0, styleSheets[index]);
    const preloads = fonts
      .filter(({usedBy}) => html.includes(usedBy))
      .map(
        ({address}) =>
          `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous">`,
      )
      .filter((preload) => !start.includes(preload));
    return {file, html: start + preloads.join('') + html.slice(start.length)};
  });
}
