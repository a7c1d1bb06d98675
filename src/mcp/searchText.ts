import {levels, type SearchHit} from '../search/client/searchTypes';

/** Number of results of `search_docs`. */
export const SEARCH_RESULTS = 10;

/** Returns search results as a Markdown list: heading path, address and excerpt. */
export function searchText(hits: readonly SearchHit[]): string {
  return hits
    .slice(0, SEARCH_RESULTS)
    .map(({url, content, hierarchy}, index) => {
      // The first level is the page's section of the site and its title, the second the title alone.
      const names = levels.slice(1).flatMap((level) => hierarchy[level] ?? []);
      const lines = [`${index + 1}. [${names.join(' › ')}](${url})`];
      if (content) lines.push(`   ${content}`);
      return lines.join('\n');
    })
    .join('\n');
}
