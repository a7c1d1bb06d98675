import {clsx} from 'clsx';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import translations from '@theme/SearchTranslations';
import AskAiLink from '@site/src/components/search/AskAiLink';
import EngineNote from '@site/src/components/search/EngineNote';
import FilterBar from '@site/src/components/search/FilterBar';
import RetryButton from '@site/src/components/search/RetryButton';
import PageList from '@site/src/components/search/PageList';
import {popularText, searchingText} from '@site/src/components/search/texts';
import {popularTasks} from '@site/src/config/popularTasks';
import {isFiltered, type Filters} from '@site/src/search/client/filters';
import {answerOf} from '@site/src/search/client/searchPageState';
import NoResults from './NoResults';
import Result from './Result';
import styles from './styles.module.css';
import {useSearchPage} from './useSearchPage';

type Props = {query: string; filters: Filters; onFilter(filters: Filters): void};

export default function Results({query, filters, onFilter}: Props) {
  const {state, showMore, retry} = useSearchPage(query, filters);
  const countText = useCountText();
  // The build doesn't know the query, so it can't know either that there is none.
  const isBrowser = useIsBrowser();
  if (query.trim() === '') return isBrowser ? <Start /> : null;
  const {hits, answer: last} = state;
  if (last?.hasFailed && hits.length === 0) return <SearchFailure onRetry={retry} />;
  const answer = answerOf(state);
  return (
    <>
      {/* Always at the same place, because results must not move when the query changes. */}
      <AskAiLink question={query} className={styles.askAi} />
      <div className={styles.summary}>
        <p className={styles.count} role="status">
          {answer ? countText(answer.nbHits) : searchingText()}
        </p>
        <FilterBar className={styles.filters} filters={filters} answer={last} onChange={onFilter} />
      </div>
      <EngineNote fallback={last?.fallback} />
      <div className={styles.results} aria-busy={!answer}>
        {hits.map((hit, index) => (
          // For a query, each position keeps its element, and all elements have the same height. Better results that
          // arrive later cause no layout shift and no loss of focus.
          // eslint-disable-next-line react/no-array-index-key
          <article key={`${last?.query ?? ''}#${index}`} className={styles.result}>
            <Result hit={hit} />
          </article>
        ))}
      </div>
      {answer?.nbHits === 0 && !isFiltered(filters) && (
        <NoResults query={query} closestPages={answer.closestPages} />
      )}
      {answer && answer.page + 1 < answer.nbPages && (
        <button type="button" className={clsx('mx-button', styles.more)} onClick={() => void showMore()}>
          <Translate id="search.page.more">Show more results</Translate>
        </button>
      )}
    </>
  );
}

/** The page's content without a query. */
function Start() {
  return (
    <>
      <AskAiLink question="" className={styles.askAi} />
      <PageList heading={popularText()} pages={popularTasks} />
    </>
  );
}

function SearchFailure({onRetry}: {onRetry(): void}) {
  const {titleText, helpText} = translations.modal?.errorScreen ?? {};
  return (
    <div role="alert">
      <p>
        <strong>{titleText}</strong>
      </p>
      <p>{helpText}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

/** Returns a function that formats a number of results, with the theme's message. */
function useCountText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
        },
        {count},
      ),
    );
}
