import {useCallback, useEffect, useRef, useState} from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {useSearchStatus} from '@site/src/components/search/useSearchStatus';
import type {SearchClient} from '@site/src/search/algoliaProtocol';
import {createSearchClient, type SearchStatus} from '@site/src/search/createSearchClient';
import {addAnswer, changeQuery, emptyState, type SearchPageState} from '@site/src/search/searchPageState';

const HITS_PER_PAGE = 15;
/** Readers who type on wait for nothing; those who have finished hardly notice. */
const TYPING_PAUSE = 120;

type SearchPage = {state: SearchPageState; status: SearchStatus; showMore(): Promise<void>; retry(): void};

/** Results of a query for the search page, with the same client as the modal's. */
export function useSearchPage(query: string): SearchPage {
  const {indexName, contextualSearch} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFilters();
  const embedded = useEmbeddedSearch();
  const hosted = useHostedSearch();
  const [client] = useState(() =>
    createSearchClient({hosted, embedded: embedded.openSurface(), isOnline: () => navigator.onLine}),
  );
  const status = useSearchStatus(client);
  const [state, setState] = useState(() => emptyState(query));

  /** How many pages of results the reader wants to see. */
  const wanted = useRef(1);

  const search = useCallback(
    async (page: number, hitsPerPage = HITS_PER_PAGE) => {
      const {results} = await client.search({
        requests: [
          {
            indexName,
            query,
            page,
            hitsPerPage,
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            attributesToSnippet: ['content:30'],
            snippetEllipsisText: '…',
            ...(contextualSearch && {facetFilters}),
          },
        ],
      });
      const [answer] = results;
      const {engine} = client.getStatus();
      if (answer) setState((shown) => addAnswer(shown, answer, engine));
      return engine;
    },
    // The filters are made anew with each rendering and say the same.
    // eslint-disable-next-line react/exhaustive-deps
    [client, contextualSearch, indexName, query],
  );

  // All at once, where that costs no network: it holds whichever of two searches answers for both.
  const searchWanted = useCallback(() => void search(0, wanted.current * HITS_PER_PAGE), [search]);

  useEffect(() => {
    wanted.current = 1;
    setState((shown) => changeQuery(shown, query));
    if (query.trim() === '') return undefined;
    const timer = setTimeout(() => void search(0), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [query, search]);

  useEffect(
    () =>
      embedded.subscribe((part) => {
        if (part !== 'outline' && query.trim() !== '') searchWanted();
      }),
    [embedded, query, searchWanted],
  );

  const showMore = async () => {
    // Not of those asked for: one whose answer was dropped is asked for again.
    const shown = state.hits.length / HITS_PER_PAGE;
    wanted.current = shown + 1;
    // Where the hosted engine has failed meanwhile, this device begins anew: its results don't go on from the others.
    if (status.engine === 'hosted' && (await search(shown)) === 'hosted') return;
    searchWanted();
  };

  return {state, status, showMore, retry: searchWanted};
}

/** Algolia's client where the site uses it, loaded with the first query. */
function useHostedSearch(): Pick<SearchClient, 'search'> | undefined {
  const isHosted = useDocusaurusContext().siteConfig.customFields?.hasHostedSearch === true;
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  const [hosted] = useState(() =>
    isHosted
      ? {
          async search(parameters: Parameters<SearchClient['search']>[0]) {
            const {liteClient} = await import('algoliasearch/lite');
            return liteClient(appId, apiKey).search(parameters as never) as unknown as ReturnType<
              SearchClient['search']
            >;
          },
        }
      : undefined,
  );
  return hosted;
}
