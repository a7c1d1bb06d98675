import {createContext} from 'react';

/** A search that is open, and what it begins with. */
export type OpenSearch = {initialQuery: string | undefined};

type KeptSearch = {get(): OpenSearch | undefined; set(open: OpenSearch | undefined): void};

/**
 * Keeps the open search for the bar that takes over from the one that opened it: a page of another layout has a bar of
 * its own, and may arrive while search is open.
 */
export function keepOpenSearch(): KeptSearch {
  let kept: OpenSearch | undefined;
  return {
    get: () => kept,
    set(open) {
      kept = open;
    },
  };
}

export const OpenSearchContext = createContext(keepOpenSearch());
