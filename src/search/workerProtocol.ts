import type {AnswerEvent, Question} from '../askAi/answerer';
import type {SearchRequest, SearchResponse} from './algoliaProtocol';

/** Where the parts of the index are, and the address of the home page. */
export type IndexFiles = {
  outline: string;
  index: string;
  passages: string;
  code: string;
  questions: string;
  siteUrl: string;
};

/**
 * How much of the index has arrived: titles and headings, all words, what snippets and answers quote, its code, and what
 * readers ask, which only answers need.
 */
export type IndexPart = 'outline' | 'index' | 'passages' | 'code' | 'questions';

/** A page by its title, for where a search or an address leads nowhere. */
export type SuggestedPage = {route: string; title: string};

/** What is loaded ahead of a query: titles and headings, which answer first, or everything. */
export type WarmUp = 'outline' | 'all';

/** What the page asks the worker. */
export type WorkerRequest =
  | {type: 'open'; files: IndexFiles}
  | {type: 'warmUp'; extent: WarmUp}
  | {type: 'search'; id: number; surface: number; requests: SearchRequest[]}
  | {type: 'suggest'; id: number; query: string}
  | {type: 'answer'; id: number; question: Question};

/** What the worker tells the page. */
export type WorkerMessage =
  | {type: 'loaded'; part: IndexPart}
  | {type: 'answer'; id: number; results: SearchResponse[]}
  /** No title holds the query: its answer comes with the index, unless its surface asks another query first. */
  | {type: 'waiting'; id: number}
  | {type: 'suggestions'; id: number; pages: SuggestedPage[]}
  | {type: 'events'; id: number; events: AnswerEvent[]}
  | {type: 'failure'; id: number; message: string};
