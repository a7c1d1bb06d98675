import type {SuggestedPage} from './suggestPages';

/** A page to suggest; its title is known once search has found it too. */
export type Suggestion = {route: string; title?: string};

/**
 * Routes that look like an address first, then the pages that search finds for its words and that are close, each once.
 * Search answers with something for any text: what is close is for the caller to say.
 */
export function mergeSuggestions(
  alike: readonly string[],
  found: readonly SuggestedPage[],
  isClose: (page: SuggestedPage) => boolean,
  count = 5,
): Suggestion[] {
  const bare = (route: string) => route.replace(/(.)\/$/, '$1');
  const titles = new Map(found.map(({route, title}) => [bare(route), title]));
  const routes = new Set([...alike, ...found.filter(isClose).map(({route}) => route)].map(bare));
  return [...routes].slice(0, count).map((route) => ({route, title: titles.get(route)}));
}

/** What an address says in words: `/technology/sc_meta.html` as "technology sc meta". */
export function wordsOfAddress(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A stray percent sign: read the path as it came.
  }
  return decoded
    .replace(/\.(?:html?|mdx?)\/?$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
