import {useEffect, useMemo, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {closestRoutes, sharesWords} from '@site/src/search/closestRoutes';
import {mergeSuggestions, wordsOfAddress, type Suggestion} from '@site/src/search/mergeSuggestions';
import type {SuggestedPage} from '@site/src/search/workerProtocol';

/** Computed after hydration: the server renders this page once, for any path. */
export function useSuggestions(): Suggestion[] {
  const docs = useAllDocsData();
  const isBrowser = useIsBrowser();
  const embedded = useEmbeddedSearch();
  const [found, setFound] = useState<SuggestedPage[]>([]);
  const alike = useMemo(() => {
    if (!isBrowser) return [];
    const routes = Object.values(docs).flatMap(({versions}) =>
      versions.flatMap((version) => version.docs.map(({path}) => path)),
    );
    return closestRoutes(window.location.pathname, routes);
  }, [docs, isBrowser]);

  useEffect(() => {
    const words = wordsOfAddress(window.location.pathname);
    // Without search the routes that look alike are enough.
    if (words) embedded.suggest(words).then(setFound, () => undefined);
  }, [embedded]);

  return useMemo(
    () =>
      mergeSuggestions(alike, found, ({route, title}) =>
        sharesWords(window.location.pathname, `${route} ${title}`),
      ),
    [alike, found],
  );
}
