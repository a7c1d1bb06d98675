import {act, renderHook} from '@testing-library/react';
import {noFilters} from '@site/src/search/client/filters';
import type {SearchRequest, SearchResponse} from '@site/src/search/client/searchTypes';
import {useSearchPage} from '@site/src/theme/SearchPage/useSearchPage';

const PAGES = 4;
const mockRequests: {page: number; answer(): void}[] = [];

jest.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({algolia: {indexName: 'docs'}}),
  useAlgoliaContextualFacetFilters: () => [],
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({siteConfig: {customFields: {hasHostedSearch: true}}}),
}));
jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: (path: string) => path}));
jest.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    search: ({requests: [request]}: {requests: [Required<SearchRequest>]}) =>
      new Promise((resolve) => {
        const {page} = request;
        mockRequests.push({page, answer: () => resolve({results: [pageOf(request)]})});
      }),
  }),
}));

function pageOf({query, page, hitsPerPage}: Required<SearchRequest>): SearchResponse {
  const hits = Array.from(
    {length: hitsPerPage},
    (_, place) => ({objectID: `${page}-${place}`, hierarchy: {}}) as never,
  );
  return {
    query,
    hits,
    nbHits: PAGES * hitsPerPage,
    nbPages: PAGES,
    page,
    hitsPerPage,
  };
}

/** Resolves the search with this index. */
const answer = (index: number) => act(async () => mockRequests[index]!.answer());

describe('useSearchPage', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows more results after two clicks whose responses arrived in reverse order', async () => {
    const {result} = renderHook(() => useSearchPage('shard', noFilters));
    await act(() => jest.advanceTimersByTimeAsync(200));
    await answer(0);
    const press = () => act(async () => void result.current.showMore());
    const shownPages = () =>
      [...new Set(result.current.state.hits.map(({objectID}) => objectID[0]))].join('');
    expect(shownPages()).toBe('0');
    await press();
    await press();
    await answer(2);
    await answer(1);
    expect(shownPages()).toBe('01');
    await press();
    await answer(3);
    expect(shownPages()).toBe('012');
    expect(result.current.state.hits).toHaveLength(45);
  });
});
