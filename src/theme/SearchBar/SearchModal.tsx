import {useLayoutEffect, useMemo, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {translate} from '@docusaurus/Translate';
import {DocSearchModal as useDocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import translations from '@theme/SearchTranslations';
import EngineNote from '@site/src/components/search/EngineNote';
import {missingResultsUrl} from '@site/src/components/search/missingResultsUrl';
import {useSearchStatus} from '@site/src/components/search/useSearchStatus';
import {repairKeptSearches} from '@site/src/search/keptSearches';
import Hit from './Hit';
import {repairModal} from './repairModal';
import ResultsFooter, {CloseModalContext} from './ResultsFooter';
import {useModalClient} from './useModalClient';
import {useRefreshOnArrival} from './useRefreshOnArrival';

export type Props = {initialQuery: string | undefined; onClose(): void};

/** DocSearch's modal on the site's search client. */
export default function SearchModal({initialQuery, onClose}: Props) {
  const {contextualSearch, externalUrlRegex, insights, appId, apiKey, indexName} =
    useAlgoliaThemeConfig().algolia;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const {client, isHosted, transformSearchClient} = useModalClient();
  const status = useSearchStatus(client);
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

  // Called as a hook, which it is as well, so that the elements that it returns can be repaired.
  const root = useDocSearchModal({
    ...fixed,
    appId,
    apiKey,
    indexName,
    insights: isHosted && insights,
    searchParameters,
    transformSearchClient,
    initialQuery,
    initialScrollY: window.scrollY,
    onClose,
    placeholder: translations.placeholder,
    translations: translations.modal,
  });
  const {modal, searchBox} = repairModal(root, {
    label: translate({id: 'search.label', message: 'Search the documentation'}),
    status,
    note: <EngineNote key="note" fallback={status.fallback} />,
  });
  useRefreshOnArrival(searchBox);
  // DocSearch does so a moment later, in which a key would be lost.
  useLayoutEffect(() => document.querySelector<HTMLElement>('.DocSearch-Input')?.focus(), []);
  return <CloseModalContext value={onClose}>{modal}</CloseModalContext>;
}

type Item = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/** DocSearch shows the name of a group as text, and would take it from where it is escaped as HTML. */
function withPlainGroup(item: Item): Item {
  const {lvl0: _, ...hierarchy} = item._highlightResult?.hierarchy ?? {};
  return {...item, _highlightResult: {...item._highlightResult, hierarchy}} as Item;
}
