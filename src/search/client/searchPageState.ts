import type {SearchAnswer, SearchHit} from './searchTypes';

/** What the search page shows of a query. */
export type SearchPageState = {
  query: string;
  hits: SearchHit[];
  /** The last answer among the hits; to the query before where that of this one is to come. */
  answer?: SearchAnswer;
};

export function emptyState(query: string): SearchPageState {
  return {query, hits: []};
}

/** Another query was typed: the results of the one before stay until it is answered. */
export function changeQuery(state: SearchPageState, query: string): SearchPageState {
  return query.trim() === '' ? emptyState(query) : {...state, query};
}

/** The answer to the query itself; undefined until it is there. */
export function answerOf({query, answer}: SearchPageState): SearchAnswer | undefined {
  return answer?.query === query ? answer : undefined;
}

/**
 * Adds an answer: the first page takes the place of what was shown, the next ones follow it. One that is late, or from
 * another engine, which has an order of its own, is dropped.
 */
export function addAnswer(state: SearchPageState, answer: SearchAnswer): SearchPageState {
  const isFirst = answer.page === 0;
  const shown = answerOf(state);
  const follows = answer.page * answer.hitsPerPage === state.hits.length && answer.engine === shown?.engine;
  if (answer.query !== state.query || (!isFirst && !follows)) return state;
  return {query: state.query, hits: isFirst ? answer.hits : [...state.hits, ...answer.hits], answer};
}
