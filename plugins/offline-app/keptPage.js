// @ts-check
// JavaScript, because the service worker imports it.

/** Around the rules that the first paint needs, in the head of each page. */
export const RULES = {start: '<style data-first-paint>', end: '</style>'};

/**
 * Returns a page as the app keeps it. The rules of the first paint would need half of the storage; instead of them, the kept
 * page has links to its style sheets in the head, because the app has the sheets too.
 *
 * @param {string} html
 */
export function keptPage(html) {
  const start = html.indexOf(RULES.start);
  if (start === -1) return html;
  const end = html.indexOf(RULES.end, start) + RULES.end.length;
  const sheets = html.slice(end).match(/<link rel="?stylesheet[^>]*>/g) ?? [];
  return html.slice(0, start) + sheets.join('') + html.slice(end);
}
