import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {missingResultsUrl} from '@site/src/components/search/missingResultsUrl';
import styles from './styles.module.css';

type Props = {query: string; suggestions: readonly string[]};

/** The no-results message, with the same texts as in the modal. */
export default function NoResults({query, suggestions}: Props) {
  const createSearchLink = useSearchLinkCreator();
  const texts = translations.modal?.noResultsScreen ?? {};
  return (
    <div>
      <p>
        <Translate
          id="search.page.noResults"
          values={{text: texts.noResultsText, query: <strong>{query}</strong>}}
        >
          {'{text} "{query}".'}
        </Translate>
      </p>
      <p className={styles.report}>
        {texts.reportMissingResultsText}{' '}
        <Link to={missingResultsUrl(query)}>{texts.reportMissingResultsLinkText}</Link>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{texts.suggestedQueryText}:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={createSearchLink(suggestion)}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
