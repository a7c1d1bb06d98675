import {createContext} from 'react';

/** Properties of an answer that its blocks and links use. */
export const AnswerContext = createContext<{
  /** Prefix of the answer's footnote ids, unique on the page. */
  id: string;
  /** Called when the reader follows a link to a page of this site. */
  onNavigate?: () => void;
  /** Addresses that `[1]`, `[2]` … cite in a model's answer. No other address in it becomes a link. */
  citations?: readonly string[];
}>({id: ''});
