import {useMemo, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import translations from '@theme/SearchTranslations';
import {missingResultsUrl} from '@site/src/components/search/missingResultsUrl';
import {repairKeptSearches} from '@site/src/search/keptSearches';
import Hit from './Hit';
import RepairedModal from './RepairedModal';
import ResultsFooter, {CloseModalContext} from './ResultsFooter';
import {useModalClient} from './useModalClient';

export type Props = {initialQuery: string | undefined; onClose(): void};

/** DocSearch's modal on the site's search client. */
export default function SearchModal({initialQuery, onClose}: Props) {
  const {contextualSearch, externalUrlRegex, insights, appId, apiKey, indexName} =
    useAlgoliaThemeConfig().algolia;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const {client, isHosted, transformSearchClient} = useModalClient();
  // DocSearch starts anew with other parameters, and the filters, which say the same, are made with each rendering.
  const [searchParameters] = useState(contextualSearch ? {facetFilters} : {});
  // DocSearch reads them with its first rendering.
  useState(() => repairKeptSearches(() => window.localStorage, indexName));

  const fixed = useMemo(
    () =>
      ({
        navigator: {
          navigate: ({itemUrl}: {itemUrl: string}) => {
            if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.href = itemUrl;
            else history.push(itemUrl);
          },
        },
        transformItems: (items) => items.map((item) => withPlainGroup({...item, url: processUrl(item.url)})),
        hitComponent: Hit as DocSearchModalProps['hitComponent'],
        resultsFooterComponent: ResultsFooter as DocSearchModalProps['resultsFooterComponent'],
        getMissingResultsUrl: ({query}) => missingResultsUrl(query),
      }) satisfies Partial<DocSearchModalProps>,
    [externalUrlRegex, history, processUrl],
  );

  return (
    <CloseModalContext value={onClose}>
      <RepairedModal
        {...fixed}
        client={client}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        insights={isHosted && insights}
        searchParameters={searchParameters}
        transformSearchClient={transformSearchClient}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
        placeholder={translations.placeholder}
        translations={translations.modal}
      />
    </CloseModalContext>
  );
}

type Item = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/** DocSearch shows the name of a group as text, and would take it from where it is escaped as HTML. */
function withPlainGroup(item: Item): Item {
  const {lvl0: _, ...hierarchy} = item._highlightResult?.hierarchy ?? {};
  return {...item, _highlightResult: {...item._highlightResult, hierarchy}} as Item;
}
