import {decoded} from '../../urls/decoded';
import type {SuggestedPage} from './suggestPages';

/** A suggested page. The title is unknown if neither search nor the list of all titles could be loaded. */
export type Suggestion = {route: string; title?: string};

/**
 * Returns distinct suggestions: first the routes similar to an address, then the pages found by search that satisfy
 * `isClose`. The caller decides which pages are close, because search suggests something for any text.
 *
 * @param titlesOfAll titles by route, without a trailing slash
 */
export function mergeSuggestions(
  similarRoutes: readonly string[],
  found: readonly SuggestedPage[],
  isClose: (page: SuggestedPage) => boolean,
  titlesOfAll: ReadonlyMap<string, string> = new Map(),
  count = 5,
): Suggestion[] {
  const withoutTrailingSlash = (route: string) => route.replace(/(.)\/$/, '$1');
  const titles = new Map([
    ...titlesOfAll,
    ...found.map(({route, title}) => [withoutTrailingSlash(route), title] as const),
  ]);
  const routes = new Set(
    [...similarRoutes, ...found.filter(isClose).map(({route}) => route)].map(withoutTrailingSlash),
  );
  return [...routes].slice(0, count).map((route) => ({route, title: titles.get(route)}));
}

/** Returns the words of an address: "technology sc meta" for `/technology/sc_meta.html`. */
export function wordsOfAddress(path: string): string {
  return decoded(path)
    .replace(/\.(?:html?|mdx?)\/?$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
