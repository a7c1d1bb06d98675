/**
 * Types of the modal as patches/docsearch.cjs changes it, and of the state that this site uses. DocSearch 3.9.0 has types
 * only for the package as a whole.
 */
declare module 'patched-docsearch' {
  import type {ComponentType, ReactNode} from 'react';
  import type {DocSearchModalProps} from '@docsearch/react';
  import type {ModalAnswer} from '@site/src/search/client/modalAnswer';
  import type {SearchAnswer, SearchHit} from '@site/src/search/client/searchTypes';

  export type ModalState = {
    status: 'idle' | 'loading' | 'stalled' | 'error';
    query: string;
    isOpen: boolean;
    activeItemId: number | null;
    collections: {items: SearchHit[]}[];
    /** The response that the collections come from. Undefined before the first one. */
    context: {answer?: ModalAnswer};
  };

  export type ResultsProps = {
    autocomplete: {
      refresh(): Promise<void>;
      setActiveItemId(id: number | null): void;
      setIsOpen(isOpen: boolean): void;
    };
    state: ModalState;
    /** Renders DocSearch's screen for a state: start, results, no results or error. */
    show(state: ModalState): ReactNode;
  };

  type Replaced = 'hitComponent' | 'resultsFooterComponent';

  export type ModalProps = Omit<DocSearchModalProps, Replaced> & {
    hitComponent: ComponentType<{hit: SearchHit; icon: ReactNode; actions: ReactNode}>;
    resultsFooterComponent: ComponentType<{state: ModalState}>;
    /** The engine that is displayed before the first response. */
    engine: SearchAnswer['engine'];
    resultsComponent: ComponentType<ResultsProps>;
    renderNote(state: ModalState, autocomplete: ResultsProps['autocomplete']): ReactNode;
    /** Returns the valid results in a value from the browser's storage. */
    readStoredHits(stored: unknown): SearchHit[];
  };

  export function DocSearchModal(props: ModalProps): ReactNode;
}
