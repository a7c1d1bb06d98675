import {useCallback, useEffect, useRef, useState} from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {createSearch} from '@site/src/search/client/createSearch';
import {createHostedSearch, type AlgoliaClient} from '@site/src/search/client/hostedSearch';
import {
  addAnswer,
  answerOf,
  changeQuery,
  emptyState,
  type SearchPageState,
} from '@site/src/search/client/searchPageState';

const HITS_PER_PAGE = 15;
/** Readers who type on wait for nothing; those who have finished hardly notice. */
const TYPING_PAUSE = 120;

type SearchPage = {state: SearchPageState; showMore(): Promise<void>; retry(): void};

/** Results of a query for the search page, with the same search as the modal's. */
export function useSearchPage(query: string): SearchPage {
  const {appId, apiKey, indexName, contextualSearch} = useAlgoliaThemeConfig().algolia;
  const facetFilters = useAlgoliaContextualFacetFilters();
  const embedded = useEmbeddedSearch();
  const isHosted = useDocusaurusContext().siteConfig.customFields?.hasHostedSearch === true;
  const [find] = useState(() =>
    createSearch({
      hosted: isHosted ? createHostedSearch(lazyAlgolia(appId, apiKey)) : undefined,
      embedded: embedded.openSurface(),
      isOnline: () => navigator.onLine,
    }),
  );
  const [state, setState] = useState(() => emptyState(query));

  /** How many pages of results the reader wants to see. */
  const wanted = useRef(1);

  const search = useCallback(
    async (page: number, hitsPerPage = HITS_PER_PAGE) => {
      const answer = await find({
        indexName,
        query,
        page,
        hitsPerPage,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        attributesToSnippet: ['content:30'],
        snippetEllipsisText: '…',
        ...(contextualSearch && {facetFilters}),
      });
      setState((shown) => addAnswer(shown, answer));
      return answer.engine;
    },
    // The filters are another array in each rendering and mean the same.
    // eslint-disable-next-line react/exhaustive-deps
    [find, contextualSearch, indexName, query],
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
    // Where the hosted engine has failed meanwhile, this device starts with the first page: its order is another.
    if (answerOf(state)?.engine === 'hosted' && (await search(shown)) === 'hosted') return;
    searchWanted();
  };

  return {state, showMore, retry: searchWanted};
}

/** Algolia's client, loaded with the first query. */
function lazyAlgolia(appId: string, apiKey: string): AlgoliaClient {
  return {
    async search(parameters) {
      const {liteClient} = await import('algoliasearch/lite');
      return (liteClient(appId, apiKey) as unknown as AlgoliaClient).search(parameters);
    },
  };
}
