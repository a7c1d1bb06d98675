/**
 * DocSearch 3.9.0 types its package as a whole only. This is its modal as patches/docsearch.cjs changes it, and what this
 * product uses of its state.
 */
declare module 'patched-docsearch' {
  import type {ComponentType, ReactNode} from 'react';
  import type {DocSearchModalProps} from '@docsearch/react';
  import type {SearchAnswer, SearchHit} from '@site/src/search/client/searchTypes';

  export type ModalState = {
    status: 'idle' | 'loading' | 'stalled' | 'error';
    query: string;
    isOpen: boolean;
    activeItemId: number | null;
    collections: {items: SearchHit[]}[];
    /** The answer that the collections are of, once there is one. */
    context: {answer?: SearchAnswer};
  };

  export type ResultsProps = {
    autocomplete: {
      refresh(): Promise<void>;
      setActiveItemId(id: number | null): void;
      setIsOpen(isOpen: boolean): void;
    };
    state: ModalState;
    /** DocSearch's own screens for a state: start, results, no results, error. */
    show(state: ModalState): ReactNode;
  };

  type Replaced = 'hitComponent' | 'resultsFooterComponent';

  export type ModalProps = Omit<DocSearchModalProps, Replaced> & {
    hitComponent: ComponentType<{hit: SearchHit; icon: ReactNode; actions: ReactNode}>;
    resultsFooterComponent: ComponentType<{state: ModalState}>;
    /** Which engine is named before the first answer. */
    engine: SearchAnswer['engine'];
    resultsComponent: ComponentType<ResultsProps>;
    renderNote(state: ModalState): ReactNode;
    /** The results in what was read from the browser's storage. */
    readStoredHits(stored: unknown): SearchHit[];
  };

  export function DocSearchModal(props: ModalProps): ReactNode;
}
