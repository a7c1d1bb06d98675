import {createContext} from 'react';

/** What every piece of an answer's Markdown needs to know of the answer. */
export const AnswerContext = createContext<{
  /** Tells the notes of this answer from those of others on the page. */
  id: string;
  /** A link leads to a page of the site. */
  onLeave?: () => void;
  /** Definitions of links and notes that stand anywhere in the answer. */
  definitions: readonly string[];
  /** Of a model's answer: addresses that `[1]`, `[2]` … cite. Nothing else in it becomes a link. */
  citations?: readonly string[];
}>({id: '', definitions: []});
