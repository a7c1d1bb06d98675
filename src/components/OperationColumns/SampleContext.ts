import {createContext} from 'react';

type Sample = {
  /** The request (`ApiRequest`) as JSON that the code shows instead of its example; undefined before there is one. */
  request: string | undefined;
  show: (request: string) => void;
};

/** The code beside an operation, which follows the operation's console. Undefined where no code is beside the console. */
export const SampleContext = createContext<Sample | undefined>(undefined);
