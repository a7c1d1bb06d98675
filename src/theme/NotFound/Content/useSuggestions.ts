import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {routeAt} from '@site/src/config/routeAt';
import {closestRoutes, sharesWords} from '@site/src/search/suggestions/closestRoutes';
import {
  mergeSuggestions,
  wordsOfAddress,
  type Suggestion,
} from '@site/src/search/suggestions/mergeSuggestions';
import type {SuggestedPage} from '@site/src/search/suggestions/suggestPages';

/** Milliseconds that search may take; what it finds later would push away what the reader looks at by then. */
const PATIENCE = 3_000;

/**
 * Pages that the address may have meant; undefined until they are known, when all of them are. Computed after hydration:
 * the server renders this page once, for any path.
 */
export function useSuggestions(): Suggestion[] | undefined {
  const embedded = useEmbeddedSearch();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [suggestions, setSuggestions] = useState<Suggestion[]>();

  useEffect(() => {
    const wanted = routeAt(window.location.pathname, baseUrl);
    const suggest = (found: readonly SuggestedPage[]) =>
      setSuggestions(
        (known) =>
          known ??
          mergeSuggestions(closestRoutes(wanted, documents(routes, baseUrl)), found, ({route, title}) =>
            sharesWords(wanted, `${route} ${title}`),
          ),
      );
    // Without search the routes that look alike are enough.
    const withoutSearch = () => suggest([]);
    const timer = setTimeout(withoutSearch, PATIENCE);
    const words = wordsOfAddress(wanted);
    if (words) embedded.suggest(words).then(suggest, withoutSearch);
    else withoutSearch();
    return () => clearTimeout(timer);
  }, [embedded, baseUrl]);

  return suggestions;
}

type Route = {path?: string | string[]; routes?: Route[]};

/**
 * Where the documents are, as search writes it: the routes that have others around them, which are their frame, without
 * the base path.
 */
function documents(all: readonly Route[], baseUrl: string): string[] {
  const leaves = ({path, routes: inner}: Route): string[] =>
    inner
      ? inner.flatMap(leaves)
      : [path ?? []].flat().map((one) => routeAt(one, baseUrl).replace(/\/$/, ''));
  return all.flatMap((route) => (route.routes ? leaves(route) : []));
}
