import type {Page} from '../security-headers/securePages';

/**
 * Adds the preload of a font before the first style sheet of each page, so that the font is there when the page is first
 * painted (src/css/fonts.css). Pages that have it are unchanged.
 *
 * @param address URL path of the font
 * @throws Error that names every page without a style sheet
 */
export function preloadFont(pages: readonly Page[], address: string): Page[] {
  const preload = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous">`;
  const styleSheets = pages.map(({html}) => html.search(/<link [^>]*rel="?stylesheet"?/));
  const pagesWithoutStyle = pages.filter((_, index) => styleSheets[index] === -1).map(({file}) => file);
  if (pagesWithoutStyle.length > 0) {
    throw new Error(
      `Expected a style sheet in every page, before which the font preload is inserted, found none in ${pagesWithoutStyle.join(', ')}: ` +
        'adapt plugins/finish-build/preloadFont.ts to how Docusaurus writes them.',
    );
  }
  return pages.map((page, index) => {
    if (page.html.includes(preload)) return page;
    const start = page.html.slice(0, styleSheets[index]);
    return {...page, html: start + preload + page.html.slice(start.length)};
  });
}
