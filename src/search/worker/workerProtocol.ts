import type {AnswerEvent, Question} from '../../askAi/answerer';
import type {SearchRequest, SearchResponse} from '../client/searchTypes';
import type {SuggestedPage} from '../suggestions/suggestPages';

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

/** What is loaded ahead of a query: titles and headings, which answer first, or everything. */
export type WarmUp = 'outline' | 'all';

/** What the page asks the worker; each gets one reply, with the number that it was asked by. */
export type WorkerQuestion =
  | {type: 'search'; surface: number; request: SearchRequest}
  | {type: 'suggest'; query: string}
  | {type: 'answer'; question: Question};

export type WorkerRequest =
  {type: 'open'; files: IndexFiles} | {type: 'warmUp'; extent: WarmUp} | (WorkerQuestion & {id: number});

/** What the worker tells the page. */
export type WorkerMessage =
  | {type: 'loaded'; part: IndexPart}
  | {type: 'reply'; id: number; value: SearchResponse | SuggestedPage[] | AnswerEvent[]}
  /** A later query of its surface came before its turn. */
  | {type: 'overtaken'; id: number}
  | {type: 'failure'; id: number; message: string};
