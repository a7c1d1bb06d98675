import {memo, useContext, useDeferredValue, useEffect} from 'react';
import Translate from '@docusaurus/Translate';
import type {ModalState, ResultsProps} from 'patched-docsearch';
import {OpenSearchContext} from '@site/src/components/search/OpenSearchContext';
import RetryButton from '@site/src/components/search/RetryButton';
import styles from './styles.module.css';
import {useBetterResults} from './useBetterResults';

/** The modal below its input. React renders it between keys, and drops what the next key makes old: typing never waits. */
export default function Results({autocomplete, state, show}: ResultsProps) {
  useBetterResults(autocomplete, state);
  const openSearch = useContext(OpenSearchContext);
  const {query} = state;
  useEffect(() => openSearch.set({initialQuery: query}), [openSearch, query]);

  const shown = useDeferredValue(state);
  return (
    <>
      <Screen state={shown} show={show} />
      {shown.query !== '' && shown.context.answer?.hasFailed && (
        <p className={styles.retry}>
          <RetryButton onRetry={() => void autocomplete.refresh()} />
        </p>
      )}
    </>
  );
}

/** Renders with another state only, since `show` is another function each time. */
const Screen = memo(
  function Screen({state, show}: Pick<ResultsProps, 'state' | 'show'>) {
    if (!isSearching(state)) return show(withAnswer(state));
    return (
      <p className={styles.searching} role="status">
        <Translate id="search.page.searching">Searching…</Translate>
      </p>
    );
  },
  (before, after) => before.state === after.state,
);

/** Whether the first results of a query are still to come; DocSearch says before that there are none. */
function isSearching({status, query, collections}: ModalState): boolean {
  return isBusy(status) && query !== '' && collections.every(({items}) => items.length === 0);
}

/** The state as of the last answer: DocSearch names the query that is being typed, and forgets an error at once. */
function withAnswer(state: ModalState): ModalState {
  const {status, query, context} = state;
  if (query === '' || !context.answer) return state;
  const hasFailed = context.answer.hasFailed && !isBusy(status);
  return {...state, query: context.answer.query, status: hasFailed ? 'error' : status};
}

function isBusy(status: ModalState['status']): boolean {
  return status === 'loading' || status === 'stalled';
}
