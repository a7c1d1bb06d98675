import {
  cloneElement,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import RetryButton from '@site/src/components/search/RetryButton';
import type {SearchStatus} from '@site/src/search/createSearchClient';
import styles from './styles.module.css';

/** What DocSearch's parts get from its state machine, as far as repairs need it. */
type State = {
  status: string;
  query: string;
  context: Record<string, unknown>;
  isOpen: boolean;
  collections: {items: unknown[]}[];
};
type PartProps = {
  state: State;
  refresh(): Promise<void>;
  getInputProps(options: object): InputHTMLAttributes<HTMLInputElement>;
  getListProps(options: object): HTMLAttributes<HTMLElement>;
  getItemProps(options: object): HTMLAttributes<HTMLElement>;
};
type Element = ReactElement<{children: ReactNode}>;
type Part = ReactElement<PartProps>;

type Repairs = {
  label: string;
  status: SearchStatus;
  /** Stands below the input. */
  note: ReactNode;
};

/**
 * DocSearch 4.7.0's modal with what it gets wrong put right, on the elements that it returns:
 * - its root is a button with the whole modal inside (https://github.com/algolia/docsearch/issues/1370): it is a dialog
 * - its input has no role and, while stalled, no label: it is a combobox with a label of its own
 * - links and buttons stand inside options, which may hold none: lists are trees, and hits their items
 * - its header and footer are landmarks of the page
 * - it forgets an error at once, since its status turns idle after each query: the error stays as long as it is true
 * - it says that there are no results while it is still looking for them
 * - its number of results adds up over queries, and its suggested queries never show: both are those of the last query
 *
 * Delete a line when a release no longer needs it. The shape that this relies on is checked by
 * `tests/e2e/search.spec.ts` and `tests/e2e/search-accessibility.spec.ts`.
 */
export function repairModal(
  root: ReactElement,
  {label, status, note}: Repairs,
): {modal: ReactElement; refresh: () => void} {
  const frame = (root as Element).props.children as Element;
  const [header, results, footer] = frame.props.children as [Element, Element | false, Element];
  const searchBox = header.props.children as Part;
  const refresh = () => void searchBox.props.refresh();
  const modal = cloneElement(
    root as ReactElement<HTMLAttributes<HTMLElement>>,
    {
      // Algolia's logo stands for Algolia's results only.
      className: clsx(
        (root as ReactElement<{className: string}>).props.className,
        `DocSearch--${status.engine}`,
      ),
      role: 'dialog',
      'aria-modal': true,
      'aria-label': label,
      tabIndex: -1,
      'aria-expanded': undefined,
      'aria-haspopup': undefined,
      'aria-controls': undefined,
      'aria-labelledby': undefined,
      onKeyDownCapture: keepTabInside,
    },
    cloneElement(
      frame,
      {},
      cloneElement(
        header as ReactElement<HTMLAttributes<HTMLElement>>,
        {role: 'none'},
        repairSearchBox(searchBox, label),
      ),
      note,
      results &&
        cloneElement(
          results,
          {},
          isSearching(results.props.children as Part) ? (
            <p key="searching" className={styles.searching} role="status">
              <Translate id="search.page.searching">Searching…</Translate>
            </p>
          ) : (
            repairResults(results.props.children as Part, status)
          ),
          status.hasFailed && (
            <p key="retry" className={styles.retry}>
              <RetryButton onRetry={refresh} />
            </p>
          ),
        ),
      cloneElement(footer as ReactElement<HTMLAttributes<HTMLElement>>, {role: 'none'}),
    ),
  );
  return {modal, refresh};
}

function repairSearchBox(searchBox: Part, label: string): Part {
  const {getInputProps} = searchBox.props;
  return cloneElement(searchBox, {
    getInputProps: (options) => {
      const props = getInputProps(options);
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

/** Whether the first results of a query are still to come. */
function isSearching({props: {state}}: Part): boolean {
  return (
    isBusy(state) &&
    state.query !== '' &&
    state.collections.every((collection) => collection.items.length === 0)
  );
}

function isBusy({status}: State): boolean {
  return status === 'loading' || status === 'stalled';
}

function repairResults(results: Part, {hasFailed, answered}: SearchStatus): Part {
  const {state, getListProps, getItemProps} = results.props;
  return cloneElement(results, {
    state: {
      ...state,
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

/** DocSearch's own trap knows the elements of its first moment only, and so never lets Tab reach a result. */
function keepTabInside(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && !element.hidden && element.getClientRects().length > 0,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement === edge || !event.currentTarget.contains(document.activeElement)) {
    event.preventDefault();
    other?.focus();
  }
}
