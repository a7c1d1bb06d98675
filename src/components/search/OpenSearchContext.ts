import {createContext} from 'react';

/** An open search and its initial query. */
export type OpenSearch = {initialQuery: string | undefined};

type KeptSearch = {get(): OpenSearch | undefined; set(open: OpenSearch | undefined): void};

/**
 * Holds the open search while the reader moves between layouts. Each layout mounts its own navbar, and a page of another
 * layout can load while search is open.
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
