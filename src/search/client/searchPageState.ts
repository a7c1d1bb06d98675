import {areSameFilters, type Filters} from './filters';
import type {SearchAnswer, SearchHit} from './searchTypes';

/** State of the search page. */
export type SearchPageState = {
  query: string;
  filters: Filters;
  hits: SearchHit[];
  /** The last answer that contributed to `hits`. Until the current query is answered, it is the previous query's. */
  answer?: SearchAnswer;
};

export function emptyState(query: string, filters: Filters): SearchPageState {
  return {query, filters, hits: []};
}

/** Returns the state for a new query. The previous results stay until it is answered; an empty query clears them. */
export function changeQuery(state: SearchPageState, query: string, filters: Filters): SearchPageState {
  return query.trim() === '' ? emptyState(query, filters) : {...state, query, filters};
}

/** Returns the answer to the current query, or undefined until it arrives. */
export function answerOf({query, filters, answer}: SearchPageState): SearchAnswer | undefined {
  return answer?.query === query && areSameFilters(answer.filters, filters) ? answer : undefined;
}

/**
 * Returns the state with an answer added. The first page replaces the hits, and later pages are appended. A late answer
 * is ignored, and so is a later page from the other engine, which sorts differently.
 */
export function addAnswer(state: SearchPageState, answer: SearchAnswer): SearchPageState {
  const isFirst = answer.page === 0;
  const shown = answerOf(state);
  const follows = answer.page * answer.hitsPerPage === state.hits.length && answer.engine === shown?.engine;
  const isAnswer = answerOf({...state, answer}) !== undefined;
  if (!isAnswer || (!isFirst && !follows)) return state;
  return {...state, hits: isFirst ? answer.hits : [...state.hits, ...answer.hits], answer};
}
