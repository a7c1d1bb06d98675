import type {Page} from '../security-headers/securePages';

/** What the HTML of a page with a tool contains (src/components/tools/Tool). */
export const TOOL_MARK = 'data-tool';

/**
 * Adds the style sheet of the tools after the first one of each page with a tool. Docusaurus links only its own style sheet,
 * so the tools would be without styles until their code is there. Pages that have the link are unchanged.
 */
export function linkToolStyles(pages: readonly Page[], address: string): Page[] {
  const link = `<link rel="stylesheet" href="${address}">`;
  return pages.map(({file, html}) =>
    html.includes(TOOL_MARK) && !html.includes(link)
      ? {file, html: html.replace(/<link [^>]*rel="?stylesheet"?[^>]*>/, (first) => first + link)}
      : {file, html},
  );
}
