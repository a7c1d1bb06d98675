import type {SearchHit, SearchResponse} from './algoliaProtocol';

/** What the search page shows of a query. */
export type SearchPageState = {
  query: string;
  hits: SearchHit[];
  /** Number of all results; undefined until they are known. */
  count: number | undefined;
  /** The last page of results that is shown, and whether there is another. */
  page: number;
  hasMore: boolean;
};

export function emptyState(query: string): SearchPageState {
  return {query, hits: [], count: undefined, page: 0, hasMore: false};
}

/** Another query was typed: the results of the one before stay until it is answered. */
export function changeQuery(state: SearchPageState, query: string): SearchPageState {
  return {...emptyState(query), hits: query.trim() === '' ? [] : state.hits};
}

/** Adds an answer: the first page takes the place of what was shown, the next ones follow it; late ones are dropped. */
export function addAnswer(state: SearchPageState, answer: SearchResponse): SearchPageState {
  if (answer.query !== state.query || (answer.page > 0 && answer.page !== state.page + 1)) return state;
  return {
    query: state.query,
    hits: answer.page === 0 ? answer.hits : [...state.hits, ...answer.hits],
    count: answer.nbHits,
    page: answer.page,
    hasMore: answer.page + 1 < answer.nbPages,
  };
}
