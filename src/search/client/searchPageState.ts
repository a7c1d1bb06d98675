import type {SearchAnswer, SearchHit} from './searchTypes';

/** State of the search page. */
export type SearchPageState = {
  query: string;
  hits: SearchHit[];
  /** The last answer that contributed to `hits`. Until the current query is answered, it is the previous query's. */
  answer?: SearchAnswer;
};

export function emptyState(query: string): SearchPageState {
  return {query, hits: []};
}

/** Returns the state for a new query. The previous results stay until it is answered; an empty query clears them. */
export function changeQuery(state: SearchPageState, query: string): SearchPageState {
  return query.trim() === '' ? emptyState(query) : {...state, query};
}

/** Returns the answer to the current query, or undefined until it arrives. */
export function answerOf({query, answer}: SearchPageState): SearchAnswer | undefined {
  return answer?.query === query ? answer : undefined;
}

/**
 * Returns the state with an answer added. The first page replaces the hits, and later pages are appended. A late answer
 * is ignored, and so is a later page from the other engine, which sorts differently.
 */
export function addAnswer(state: SearchPageState, answer: SearchAnswer): SearchPageState {
  const isFirst = answer.page === 0;
  const shown = answerOf(state);
  const follows = answer.page * answer.hitsPerPage === state.hits.length && answer.engine === shown?.engine;
  if (answer.query !== state.query || (!isFirst && !follows)) return state;
  return {query: state.query, hits: isFirst ? answer.hits : [...state.hits, ...answer.hits], answer};
}
