import {createContext} from 'react';

/** What the blocks and links of an answer need to know about it. */
export const AnswerContext = createContext<{
  /** Unique on the page: ids of the answer's footnotes begin with it. */
  id: string;
  /** Called when a link leads to a page of the site. */
  onLeave?: () => void;
  /** In a model's answer: addresses that `[1]`, `[2]` … cite. Nothing else in it becomes a link. */
  citations?: readonly string[];
}>({id: ''});
