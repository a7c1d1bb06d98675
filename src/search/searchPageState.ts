import type {SearchHit, SearchResponse} from './algoliaProtocol';
import type {SearchStatus} from './createSearchClient';

/** What the search page shows of a query. */
export type SearchPageState = {
  query: string;
  hits: SearchHit[];
  /** Number of all results; undefined until they are known. */
  count: number | undefined;
  /** Whether there are others than those shown. */
  hasMore: boolean;
  /** Which engine found them. */
  engine?: SearchStatus['engine'];
};

export function emptyState(query: string): SearchPageState {
  return {query, hits: [], count: undefined, hasMore: false};
}

/** Another query was typed: the results of the one before stay until it is answered. */
export function changeQuery(state: SearchPageState, query: string): SearchPageState {
  return {...emptyState(query), hits: query.trim() === '' ? [] : state.hits};
}

/**
 * Adds an answer: the first page takes the place of what was shown, the next ones follow it. One that is late, or from
 * another engine, which has an order of its own, is dropped.
 */
export function addAnswer(
  state: SearchPageState,
  answer: SearchResponse,
  engine: SearchStatus['engine'],
): SearchPageState {
  const isFirst = answer.page === 0;
  const follows = answer.page * answer.hitsPerPage === state.hits.length && engine === state.engine;
  if (answer.query !== state.query || (!isFirst && !follows)) return state;
  return {
    query: state.query,
    hits: isFirst ? answer.hits : [...state.hits, ...answer.hits],
    count: answer.nbHits,
    hasMore: answer.page + 1 < answer.nbPages,
    engine,
  };
}
