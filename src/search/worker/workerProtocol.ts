import type {AnswerEvent, Question} from '../../askAi/answerer';
import type {SearchRequest, SearchResponse} from '../client/searchTypes';
import type {SuggestedPage} from '../suggestions/suggestPages';

/** URLs of the index parts. */
export type IndexFiles = {
  outline: string;
  index: string;
  /** Several files, because the offline app limits the size of one. */
  passages: readonly string[];
  code: string;
  questions: string;
};

/**
 * Parts of the index: titles and headings; all words; the passages that snippets and answers quote; and their code and
 * reader questions, which only answers need.
 */
export type IndexPart = 'outline' | 'index' | 'passages' | 'code' | 'questions';

/** The extent of loading before a query: titles and headings only, or everything that search needs. */
export type WarmUp = 'outline' | 'all';

/** Requests of the page to the worker. Each gets one reply with the same id. `siteUrl` is the URL of the home page. */
export type WorkerQuestion =
  | {type: 'search'; surface: number; siteUrl: string; request: SearchRequest}
  | {type: 'suggest'; query: string}
  | {type: 'answer'; question: Question}
  | {type: 'section'; route: string; anchor: string};

export type WorkerRequest = {type: 'warmUp'; extent: WarmUp} | (WorkerQuestion & {id: number});

/** Messages of the worker to the page. */
export type WorkerMessage =
  | {type: 'loaded'; part: IndexPart}
  | {type: 'reply'; id: number; value: SearchResponse | SuggestedPage[] | AnswerEvent[] | string | undefined}
  /** A later query from the same search field superseded the request. */
  | {type: 'superseded'; id: number}
  | {type: 'failure'; id: number; message: string};
