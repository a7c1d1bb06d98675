import {memo, useContext, useDeferredValue, useEffect} from 'react';
import type {ModalState, ResultsProps} from 'patched-docsearch';
import {OpenSearchContext} from '@site/src/components/search/OpenSearchContext';
import RetryButton from '@site/src/components/search/RetryButton';
import {searchingText} from '@site/src/components/search/texts';
import {isFiltered} from '@site/src/search/client/filters';
import Start from './Start';
import styles from './modal.module.css';
import {useResultRefresh} from './useResultRefresh';

/** The modal's content below its input. It renders at low priority and can be interrupted, so that it never delays typing. */
export default function Results({autocomplete, state, show, onClose}: ResultsProps & {onClose: () => void}) {
  useResultRefresh(autocomplete, state);
  const openSearch = useContext(OpenSearchContext);
  const {query} = state;
  useEffect(() => openSearch.set({initialQuery: query}), [openSearch, query]);

  const shown = useDeferredValue(state);
  return (
    <>
      <Screen state={shown} show={show} onClose={onClose} />
      {shown.query !== '' && shown.context.answer?.hasFailed && (
        <p className={styles.retry}>
          <RetryButton onRetry={() => void autocomplete.refresh()} />
        </p>
      )}
    </>
  );
}

/**
 * Renders only when the state changes: `show` is a new function on each render. While the first results of a query are
 * pending, DocSearch would show its no-results screen. Without results, it would hide that screen for the other rows. With
 * a filter, the filter bar says that there are no results.
 */
const Screen = memo(
  function Screen({state, show, onClose}: Pick<ResultsProps, 'state' | 'show'> & {onClose: () => void}) {
    const hasRows = state.collections.some(({items}) => items.length > 0);
    if (state.query === '') return <Start onClose={onClose}>{hasRows && show(state)}</Start>;
    if (isBusy(state.status) && !hasRows) {
      return (
        <p className={styles.searching} role="status">
          {searchingText()}
        </p>
      );
    }
    const answered = withAnswer(state);
    const {answer} = state.context;
    const foundNothing = hasRows && answer?.nbHits === 0 && !answer.hasFailed && !isFiltered(answer.filters);
    return (
      <>
        {foundNothing && show({...answered, collections: []})}
        {show(answered)}
      </>
    );
  },
  (before, after) => before.state === after.state,
);

/**
 * Returns the state with the query and the error of the last response. DocSearch itself shows the query that is being
 * typed, and drops an error immediately.
 */
function withAnswer(state: ModalState): ModalState {
  const {status, query, context} = state;
  if (query === '' || !context.answer) return state;
  const hasFailed = context.answer.hasFailed && !isBusy(status);
  return {...state, query: context.answer.query, status: hasFailed ? 'error' : status};
}

function isBusy(status: ModalState['status']): boolean {
  return status === 'loading' || status === 'stalled';
}
