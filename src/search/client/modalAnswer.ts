import type {SuggestedPage} from '../suggestions/suggestPages';
import {isQuestion} from './isQuestion';
import type {SearchAnswer, SearchHit} from './searchTypes';

/** An answer for the modal, with rows that aren't results among its hits. `nbHits` counts only the results. */
export type ModalAnswer = SearchAnswer & {
  /** Suggested query, if there are no results. */
  suggestedQueries: string[];
};

type Options = {
  /** Shown if no page has a title like the query. */
  popularTasks: readonly SuggestedPage[];
  /** URL of the home page, with a trailing slash. */
  siteUrl: string;
  /** Headings of the rows that aren't results. */
  labels: Record<'askAi' | 'closest' | 'popular', string>;
};

const ASK_AI = 'ask-ai';

/**
 * Returns the answer with the rows that the modal displays: the results or, without results, the pages with the closest
 * titles. One more row asks the assistant. It is the first row for a question and without results, otherwise the last.
 */
export function modalAnswer(answer: SearchAnswer, {popularTasks, siteUrl, labels}: Options): ModalAnswer {
  const {query, hits, closestPages, hasFailed} = answer;
  if (hasFailed || query.trim() === '') return {...answer, suggestedQueries: []};
  const [heading, pages] =
    closestPages.length > 0
      ? ([labels.closest, closestPages] as const)
      : ([labels.popular, popularTasks] as const);
  const rows =
    hits.length > 0
      ? hits
      : pages.map(({title, route}) => row(route, new URL(route.slice(1), siteUrl).href, heading, title));
  // DocSearch doesn't store a row of type `content` without a page among the recent searches.
  const askAi: SearchHit = {...row(ASK_AI, askAiAddress(query), labels.askAi, query), type: 'content'};
  return {
    ...answer,
    hits: isQuestion(query) || hits.length === 0 ? [askAi, ...rows] : [...rows, askAi],
    suggestedQueries: hits.length > 0 ? [] : pages.slice(0, 1).map(({title}) => title),
  };
}

/** Returns whether a row asks the assistant. Its `lvl1` is the question. */
export function isAskAiRow({objectID}: SearchHit): boolean {
  return objectID === ASK_AI;
}

/** Returns the address, relative to the current page, that opens the chat and asks a question. */
export function askAiAddress(question: string): string {
  return `?ask=${encodeURIComponent(question)}`;
}

function row(objectID: string, url: string, lvl0: string, lvl1: string): SearchHit {
  const hierarchy = {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {objectID, url, type: 'lvl1', content: null, hierarchy};
}
