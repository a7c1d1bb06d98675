import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import EngineNote from '@site/src/components/search/EngineNote';
import RetryButton from '@site/src/components/search/RetryButton';
import NoResults from './NoResults';
import Result from './Result';
import styles from './styles.module.css';
import {useSearchPage} from './useSearchPage';

type Props = {query: string};

export default function Results({query}: Props) {
  const {state, status, showMore, retry} = useSearchPage(query);
  const countText = useCountText();
  if (query.trim() === '') return null;
  if (status.hasFailed && state.hits.length === 0) return <SearchFailure onRetry={retry} />;
  const {hits, count, hasMore} = state;
  return (
    <>
      <p className={styles.count} role="status">
        {count === undefined ? (
          <Translate id="search.page.searching">Searching…</Translate>
        ) : (
          countText(count)
        )}
      </p>
      <EngineNote fallback={status.fallback} />
      <div className={styles.results} aria-busy={count === undefined}>
        {hits.map((hit, place) => (
          // A place keeps its elements for a query, and all are equally high: better results that come later
          // push nothing away, and take the focus from nobody.
          // eslint-disable-next-line react/no-array-index-key
          <article key={`${status.answered?.query ?? ''}#${place}`} className={styles.result}>
            <Result hit={hit} />
          </article>
        ))}
      </div>
      {count === 0 && <NoResults query={query} suggestions={status.answered?.suggestions ?? []} />}
      {hasMore && (
        <button
          type="button"
          className="button button--secondary margin-top--lg"
          onClick={() => void showMore()}
        >
          <Translate id="search.page.more">Show more results</Translate>
        </button>
      )}
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

/** "One document found|{count} documents found", as the theme words it. */
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
