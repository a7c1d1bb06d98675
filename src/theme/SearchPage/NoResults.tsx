import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import {missingResultsUrl} from '@site/src/components/search/missingResultsUrl';
import PageList from '@site/src/components/search/PageList';
import {closestText, popularText} from '@site/src/components/search/texts';
import {popularTasks} from '@site/src/config/popularTasks';
import type {SuggestedPage} from '@site/src/search/suggestions/suggestPages';
import styles from './styles.module.css';

type Props = {query: string; closestPages: readonly SuggestedPage[]};

/** The no-results message, with the same texts as in the modal. */
export default function NoResults({query, closestPages}: Props) {
  const createSearchLink = useSearchLinkCreator();
  const texts = translations.modal?.noResultsScreen ?? {};
  const hasClosest = closestPages.length > 0;
  const pages = hasClosest ? closestPages : popularTasks;
  const suggestedQuery = pages[0]!.title;
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
      <p className={styles.report}>
        {texts.suggestedQueryText}: <Link to={createSearchLink(suggestedQuery)}>{suggestedQuery}</Link>
      </p>
      <PageList heading={hasClosest ? closestText() : popularText()} pages={pages} />
    </div>
  );
}
