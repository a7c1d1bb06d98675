import type {AnswerEvent, Question} from '../answerer';

/** Where the parts of the site are that answers are made from. */
export type LibraryFiles = {outline: string; index: string; markdown: string; questions: string};

/** What the page asks the worker. */
export type OfflineRequest = {type: 'answer'; id: number; question: Question; files: LibraryFiles};

/** What the worker tells the page. */
export type OfflineMessage =
  {type: 'events'; id: number; events: AnswerEvent[]} | {type: 'failure'; id: number; message: string};
