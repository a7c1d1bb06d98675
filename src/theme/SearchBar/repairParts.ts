import {cloneElement, type HTMLAttributes, type InputHTMLAttributes, type ReactElement} from 'react';
import type {SearchStatus} from '@site/src/search/createSearchClient';
import {LONGEST_QUERY} from '@site/src/retrieval/ranking/parseQuery';

/** What DocSearch's parts get from its state machine, as far as repairs need it. */
type State = {
  status: string;
  query: string;
  context: Record<string, unknown>;
  isOpen: boolean;
  activeItemId: number | null;
  collections: {items: {objectID: string}[]}[];
};
type PartProps = {
  state: State;
  refresh(): Promise<void>;
  setActiveItemId(id: number | null): void;
  setIsOpen(isOpen: boolean): void;
  getInputProps(options: object): InputHTMLAttributes<HTMLInputElement>;
  getListProps(options: object): HTMLAttributes<HTMLElement>;
  getItemProps(options: object): HTMLAttributes<HTMLElement>;
};
export type Part = ReactElement<PartProps>;

/** The input as a combobox with a label of its own, which takes as long a query as search does. */
export function repairSearchBox(searchBox: Part, label: string): Part {
  const {getInputProps} = searchBox.props;
  return cloneElement(searchBox, {
    getInputProps: (options) => {
      const props = getInputProps({...options, maxLength: LONGEST_QUERY});
      const controls = props['aria-controls'] || undefined;
      return {
        ...props,
        type: 'text',
        role: 'combobox',
        'aria-label': label,
        'aria-labelledby': undefined,
        'aria-autocomplete': 'list',
        'aria-haspopup': 'tree',
        'aria-expanded': controls !== undefined,
        'aria-controls': controls,
      };
    },
  });
}

/** Lists as trees and hits as their items, with what is true of the last query. */
export function repairResults(results: Part, {hasFailed, answered}: SearchStatus): Part {
  const {state, getListProps, getItemProps} = results.props;
  return cloneElement(results, {
    state: {
      ...state,
      query: state.query && (answered?.query ?? state.query),
      status: hasFailed && !isBusy(state) && state.query ? 'error' : state.status,
      context: {
        ...state.context,
        nbHits: answered?.count ?? 0,
        searchSuggestions: answered?.suggestions ?? [],
      },
    },
    getListProps: (options) => ({...getListProps(options), role: 'tree'}),
    getItemProps: (options) => ({...getItemProps(options), role: 'treeitem'}),
  });
}

/** Whether the first results of a query are still to come. */
export function isSearching({props: {state}}: Part): boolean {
  return isBusy(state) && state.query !== '' && hasNone(state);
}

/** The first pages, with at least so many results; all pages where the reader is at a later one. */
export function firstOf({collections, activeItemId}: State, least: number): State['collections'] {
  let count = 0;
  const end = collections.findIndex(({items}) => (count += items.length) >= least);
  const isAll = end === -1 || end === collections.length - 1 || (activeItemId ?? 0) >= count;
  return isAll ? collections : collections.slice(0, end + 1);
}

/** Whether results stay until the next ones come. */
export function isHeld({props: {state}}: Part): boolean {
  return isBusy(state) && !hasNone(state);
}

function hasNone({collections}: State): boolean {
  return collections.every(({items}) => items.length === 0);
}

function isBusy({status}: State): boolean {
  return status === 'loading' || status === 'stalled';
}
