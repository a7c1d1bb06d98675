import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {routeAt} from '@site/src/urls/routeAt';
import {closestRoutes, sharesWords} from '@site/src/search/suggestions/closestRoutes';
import {
  mergeSuggestions,
  wordsOfAddress,
  type Suggestion,
} from '@site/src/search/suggestions/mergeSuggestions';
import type {SuggestedPage} from '@site/src/search/suggestions/suggestPages';

/** In milliseconds. Later search results would shift the content that the reader is already looking at. */
const SEARCH_TIMEOUT = 3_000;

/**
 * Returns pages that the reader may have been looking for, or undefined until all of them are known. They are computed
 * after hydration, because the build renders this page only once, for every path.
 */
export function useSuggestions(): Suggestion[] | undefined {
  const embedded = useEmbeddedSearch();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [suggestions, setSuggestions] = useState<Suggestion[]>();

  useEffect(() => {
    const requestedRoute = routeAt(window.location.pathname, baseUrl);
    const known = documentRoutes(routes, baseUrl);
    // The same address in other letters, as some former routes had.
    const requested = requestedRoute.replace(/\/$/, '');
    const same = known.find(
      (route) => route !== requested && route.toLowerCase() === requested.toLowerCase(),
    );
    if (same !== undefined) {
      window.location.replace(`${baseUrl}${same.slice(1)}/${window.location.search}${window.location.hash}`);
      return undefined;
    }
    const suggest = (found: readonly SuggestedPage[], titles?: ReadonlyMap<string, string>) =>
      setSuggestions(
        (current) =>
          current ??
          mergeSuggestions(
            closestRoutes(requestedRoute, known),
            found,
            ({route, title}) => sharesWords(requestedRoute, `${route} ${title}`),
            titles,
          ),
      );
    // Without search, only similar routes are suggested.
    const timer = setTimeout(() => suggest([]), SEARCH_TIMEOUT);
    const words = wordsOfAddress(requestedRoute);
    const found = words ? embedded.suggest(words).catch(() => []) : [];
    void Promise.all([found, loadTitles(baseUrl)]).then(([pages, titles]) => suggest(pages, titles));
    return () => clearTimeout(timer);
  }, [embedded, baseUrl]);

  return suggestions;
}

/** Returns the titles of all pages, by route without a trailing slash; none if they can't be loaded. */
async function loadTitles(baseUrl: string): Promise<Map<string, string>> {
  try {
    const {default: texts} = await import('@generated/docusaurus-plugin-content-docs/default/pageTexts.json');
    return new Map(
      Object.entries(texts).map(([address, {title}]) => [
        routeAt(address, baseUrl).replace(/(.)\/$/, '$1'),
        title,
      ]),
    );
  } catch {
    // No network, or a later build has replaced the file.
    return new Map();
  }
}

type Route = {path?: string | string[]; routes?: Route[]};

/**
 * Returns the routes of the documents in the format of the search index: without the base path and a trailing slash.
 * Documents are the leaf routes that are nested in a layout route.
 */
function documentRoutes(all: readonly Route[], baseUrl: string): string[] {
  const leafRoutes = ({path, routes: inner}: Route): string[] =>
    inner
      ? inner.flatMap(leafRoutes)
      : [path ?? []].flat().map((one) => routeAt(one, baseUrl).replace(/\/$/, ''));
  return all.flatMap((route) => (route.routes ? leafRoutes(route) : []));
}
