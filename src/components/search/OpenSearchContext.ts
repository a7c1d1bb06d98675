import {createContext} from 'react';

/** An open search and its initial query. */
export type OpenSearch = {initialQuery: string | undefined};

type OpenSearchStore = {get(): OpenSearch | undefined; set(open: OpenSearch | undefined): void};

/**
 * Holds the open search while the reader moves between layouts. Each layout mounts its own navbar, and a page of another
 * layout can load while search is open.
 */
export function createOpenSearchStore(): OpenSearchStore {
  let current: OpenSearch | undefined;
  return {
    get: () => current,
    set(open) {
      current = open;
    },
  };
}

export const OpenSearchContext = createContext(createOpenSearchStore());
