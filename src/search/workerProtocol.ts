import type {SearchRequest, SearchResponse} from './algoliaProtocol';

/** Where the parts of the index are, and the address of the home page. */
export type IndexFiles = {outline: string; index: string; texts: string; siteUrl: string};

/** How much of the index has arrived: titles and headings, all text, and what snippets are made of. */
export type IndexPart = 'outline' | 'index' | 'texts';

/** A page by its title, for where a search or an address leads nowhere. */
export type SuggestedPage = {route: string; title: string};

/** What is loaded ahead of a query: titles and headings, which answer first, or everything. */
export type WarmUp = 'outline' | 'all';

/** What the page asks the worker. */
export type WorkerRequest =
  | {type: 'open'; files: IndexFiles}
  | {type: 'warmUp'; extent: WarmUp}
  | {type: 'search'; id: number; surface: number; requests: SearchRequest[]}
  | {type: 'suggest'; id: number; query: string};

/** What the worker tells the page. */
export type WorkerMessage =
  | {type: 'loaded'; part: IndexPart}
  | {type: 'answer'; id: number; results: SearchResponse[]}
  /** No title holds the query: its answer comes with the index, unless its surface asks another query first. */
  | {type: 'waiting'; id: number}
  | {type: 'suggestions'; id: number; pages: SuggestedPage[]}
  | {type: 'failure'; id: number; message: string};
