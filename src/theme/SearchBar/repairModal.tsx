import {cloneElement, type HTMLAttributes, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import RetryButton from '@site/src/components/search/RetryButton';
import type {SearchStatus} from '@site/src/search/createSearchClient';
import {DeferredResults, ResultsInTurn, Still} from './DeferredResults';
import {keepTabInside} from './keepTabInside';
import {isHeld, isSearching, repairResults, repairSearchBox, type Part} from './repairParts';
import styles from './styles.module.css';

type Element = ReactElement<{children: ReactNode}>;

type Repairs = {
  label: string;
  status: SearchStatus;
  /** Stands below the input. */
  note: ReactNode;
};

/**
 * DocSearch 3.9.0's modal with what it gets wrong put right, on the elements that it returns:
 * - its root is a button with the whole modal inside (https://github.com/algolia/docsearch/issues/1370): it is a dialog
 * - its input has no role and, while stalled, no label: it is a combobox with a label of its own
 * - its input ends at 64 characters, where pasted code is longer: it takes as many as search does
 * - links and buttons stand inside options, which may hold none: lists are trees, and hits their items
 * - its header and footer are landmarks of the page
 * - it forgets an error at once, since its status turns idle after each query: the error stays as long as it is true
 * - it says that there are no results while it is still looking for them
 * - its number of results adds up over queries, and its suggested queries never show: both are those of the last query
 *   that was answered, which is also the one that its results name
 * - it renders all results, and its footer, before it takes the next key: `DeferredResults`, `Still`
 *
 * Delete a line when a release no longer needs it. The shape that this relies on is checked by
 * `tests/e2e/search.spec.ts` and `tests/e2e/search-accessibility.spec.ts`.
 */
export function repairModal(
  root: ReactElement,
  {label, status, note}: Repairs,
): {modal: ReactElement; searchBox: Part} {
  const frame = (root as Element).props.children as Element;
  const [header, results, footer] = frame.props.children as [Element, Element, Element];
  const searchBox = header.props.children as Part;
  const found = results.props.children as Part;
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
      cloneElement(
        results,
        {},
        <DeferredResults key="results" isHeld={isHeld(found)}>
          {isSearching(found) ? (
            <p className={styles.searching} role="status">
              <Translate id="search.page.searching">Searching…</Translate>
            </p>
          ) : (
            <ResultsInTurn results={repairResults(found, status)} />
          )}
        </DeferredResults>,
        status.hasFailed && (
          <p key="retry" className={styles.retry}>
            <RetryButton onRetry={refresh} />
          </p>
        ),
      ),
      cloneElement(
        footer as ReactElement<HTMLAttributes<HTMLElement>>,
        {role: 'none'},
        <Still>{footer.props.children}</Still>,
      ),
    ),
  );
  return {modal, searchBox};
}
