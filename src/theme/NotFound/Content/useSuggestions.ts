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
    const {pathname} = window.location;
    const words = wordsOfAddress(pathname);
    if (!words) return;
    embedded.suggest(words).then(
      // Search answers with something for any text; an address that is like no page gets no suggestion.
      (pages) => setFound(pages.filter(({route, title}) => sharesWords(pathname, `${route} ${title}`))),
      // Without search the routes that look alike are enough.
      () => undefined,
    );
  }, [embedded]);

  return useMemo(() => mergeSuggestions(alike, found), [alike, found]);
}
