import {useCallback, useEffect, useRef, useState} from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {useSearchRecorder} from '@site/src/components/search/useSearchRecorder';
import {createSearch} from '@site/src/search/client/createSearch';
import type {Filters} from '@site/src/search/client/filters';
import {createHostedSearch, type AlgoliaClient} from '@site/src/search/client/hostedSearch';
import {
  addAnswer,
  answerOf,
  changeQuery,
  emptyState,
  type SearchPageState,
} from '@site/src/search/client/searchPageState';

const HITS_PER_PAGE = 15;
/** Debounce delay of a query, in milliseconds: short enough not to be noticed after typing. */
const DEBOUNCE_DELAY = 120;

type SearchPage = {state: SearchPageState; showMore(): Promise<void>; retry(): void};

/**
 * Returns the results of a query for the search page. It uses the same search as the modal. `filters` must be the same
 * object as long as its values are.
 */
export function useSearchPage(query: string, filters: Filters): SearchPage {
  const {appId, apiKey, indexName, contextualSearch} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFilters();
  const embedded = useEmbeddedSearch();
  const isHosted = useDocusaurusContext().siteConfig.customFields?.hasHostedSearch === true;
  const [find] = useState(() =>
    createSearch({
      hosted: isHosted ? createHostedSearch(createLazyAlgoliaClient(appId, apiKey)) : undefined,
      embedded: embedded.openSurface(),
      isOnline: () => navigator.onLine,
    }),
  );
  const recorder = useSearchRecorder();
  const [state, setState] = useState(() => emptyState(query, filters));

  /** Number of result pages that the reader requested. */
  const requestedPages = useRef(1);

  const search = useCallback(
    async (page: number, hitsPerPage = HITS_PER_PAGE) => {
      const answer = await find({
        indexName,
        query,
        page,
        hitsPerPage,
        pageFilters: filters,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        attributesToSnippet: ['content:30'],
        snippetEllipsisText: '…',
        ...(contextualSearch && {facetFilters}),
      });
      recorder?.answered(answer);
      setState((shown) => addAnswer(shown, answer));
      return answer.engine;
    },
    // `facetFilters` is a new but equal array on each render.
    // eslint-disable-next-line react/exhaustive-deps
    [find, recorder, contextualSearch, indexName, query, filters],
  );

  // One search for all requested pages, so that the result is the same whichever of two concurrent searches ends last.
  const searchRequestedPages = useCallback(
    () => void search(0, requestedPages.current * HITS_PER_PAGE),
    [search],
  );

  useEffect(() => {
    requestedPages.current = 1;
    setState((shown) => changeQuery(shown, query, filters));
    if (query.trim() === '') return undefined;
    const timer = setTimeout(() => void search(0), DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [query, filters, search]);

  useEffect(
    () =>
      embedded.subscribe((part) => {
        if (part !== 'outline' && query.trim() !== '') searchRequestedPages();
      }),
    [embedded, query, searchRequestedPages],
  );

  const showMore = async () => {
    // Counts displayed pages, not requested ones, so that a page whose response was dropped is requested again.
    const shown = state.hits.length / HITS_PER_PAGE;
    requestedPages.current = shown + 1;
    // If the hosted engine has failed since, the embedded one starts with the first page, because its order differs.
    if (answerOf(state)?.engine === 'hosted' && (await search(shown)) === 'hosted') return;
    searchRequestedPages();
  };

  return {state, showMore, retry: searchRequestedPages};
}

/** Returns an Algolia client that is loaded on the first query. */
function createLazyAlgoliaClient(appId: string, apiKey: string): AlgoliaClient {
  return {
    async search(parameters) {
      const {liteClient} = await import('algoliasearch/lite');
      return (liteClient(appId, apiKey) as unknown as AlgoliaClient).search(parameters);
    },
  };
}
