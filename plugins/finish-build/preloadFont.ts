import type {Page} from '../security-headers/securePages';

/**
 * Pages that ask for a font before their first style sheet, so that `font-display: optional` (src/css/fonts.css) shows
 * it on the first view already. One that does so already is left as it is.
 *
 * @param address of the font, a path of the site
 * @throws Error that names every page without a style sheet
 */
export function preloadFont(pages: readonly Page[], address: string): Page[] {
  const preload = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous">`;
  const styleSheets = pages.map(({html}) => html.search(/<link [^>]*rel="?stylesheet"?/));
  const without = pages.filter((_, index) => styleSheets[index] === -1).map(({file}) => file);
  if (without.length > 0) {
    throw new Error(
      `Expected every page to load a style sheet, before which the preload of the font goes, found none in ${without.join(', ')}: ` +
        'adapt plugins/finish-build/preloadFont.ts to how Docusaurus writes them.',
    );
  }
  return pages.map(({file, html}, index) => {
    const start = html.slice(0, styleSheets[index]);
    return start.includes(preload) ? {file, html} : {file, html: start + preload + html.slice(start.length)};
  });
}
