import {useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {DocSearchModal, type ModalProps} from 'patched-docsearch';
import translations from '@theme/SearchTranslations';
import '@site/src/css/search.css';
import {openChat} from '@site/src/askAi/openChat';
import EngineNote from '@site/src/components/search/EngineNote';
import FilterBar from '@site/src/components/search/FilterBar';
import RecordingNote from '@site/src/components/search/RecordingNote';
import {missingResultsUrl} from '@site/src/components/search/missingResultsUrl';
import {askAiText, closestText, popularText} from '@site/src/components/search/texts';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {useSearchRecorder} from '@site/src/components/search/useSearchRecorder';
import {popularTasks} from '@site/src/config/popularTasks';
import {createSearch} from '@site/src/search/client/createSearch';
import {noFilters, type Filters} from '@site/src/search/client/filters';
import {createHostedSearch, type AlgoliaClient} from '@site/src/search/client/hostedSearch';
import {isAskAiRow, modalAnswer} from '@site/src/search/client/modalAnswer';
import type {SearchHit, SearchRequest} from '@site/src/search/client/searchTypes';
import {readStoredHits} from '@site/src/search/client/storedHits';
import Hit from './Hit';
import Results from './Results';
import ResultsFooter from './ResultsFooter';
import styles from './modal.module.css';

export type Props = {initialQuery: string | undefined; onClose(): void};

/** DocSearch's modal, connected to the site's search. */
export default function SearchModal({initialQuery, onClose}: Props) {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const isHosted = siteConfig.customFields?.hasHostedSearch === true;
  const {contextualSearch, externalUrlRegex, insights, appId, apiKey, indexName} =
    useAlgoliaThemeConfig().algolia;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const embedded = useEmbeddedSearch();
  const recorder = useSearchRecorder();
  const [filters, setFilters] = useState(noFilters);
  /** The filters of the next search, which starts before the modal is rendered with them. */
  const nextFilters = useRef<Filters>(noFilters);

  // Created once: new objects would restart DocSearch, and their meaning doesn't change between renders.
  const [stableProps] = useState(() => ({
    searchParameters: contextualSearch ? {facetFilters} : {},
    transformSearchClient: ((algolia) => {
      algolia.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
      const search = createSearch({
        hosted: isHosted ? createHostedSearch(algolia as unknown as AlgoliaClient) : undefined,
        embedded: embedded.openSurface(),
        isOnline: () => navigator.onLine,
      });
      const siteUrl = new URL(siteConfig.baseUrl, window.location.origin).href;
      const searchOne = async ({requests: [request]}: {requests: [SearchRequest]}) => {
        const answer = await search({...request, pageFilters: nextFilters.current});
        recorder?.answered(answer);
        return {results: [modalAnswer(answer, {popularTasks, siteUrl, labels: rowLabels()})]};
      };
      return {...algolia, search: searchOne as unknown as typeof algolia.search};
    }) satisfies ModalProps['transformSearchClient'],
    transformItems: ((items) =>
      items.map((item) =>
        isAskAiRow(item) ? item : {...item, url: processUrl(item.url)},
      )) satisfies ModalProps['transformItems'],
    navigator: {
      navigate({item, itemUrl}: {item: SearchHit; itemUrl: string}) {
        if (isAskAiRow(item)) {
          openChat({question: item.hierarchy.lvl1 ?? ''});
          return;
        }
        recorder?.followed();
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.href = itemUrl;
        else history.push(itemUrl);
      },
    },
    resultsFooterComponent: (({state}) => (
      <ResultsFooter state={state} onFollow={onClose} />
    )) satisfies ModalProps['resultsFooterComponent'],
    resultsComponent: ((props) => (
      <Results {...props} onClose={onClose} />
    )) satisfies ModalProps['resultsComponent'],
  }));

  return (
    <DocSearchModal
      {...stableProps}
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      insights={isHosted && insights}
      engine={isHosted ? 'hosted' : 'embedded'}
      initialQuery={initialQuery}
      initialScrollY={window.scrollY}
      onClose={onClose}
      readStoredHits={readStoredHits}
      hitComponent={Hit}
      renderNote={({query, context: {answer}}, {refresh}) => (
        <>
          <RecordingNote />
          <EngineNote fallback={answer?.fallback} />
          {query !== '' && (
            <FilterBar
              className={styles.filters}
              filters={filters}
              answer={answer}
              onChange={(next) => {
                nextFilters.current = next;
                setFilters(next);
                void refresh();
              }}
            />
          )}
        </>
      )}
      getMissingResultsUrl={getMissingResultsUrl}
      placeholder={translations.placeholder}
      translations={translations.modal}
    />
  );
}

const rowLabels = () => ({
  askAi: askAiText(),
  closest: closestText(),
  popular: popularText(),
});

const getMissingResultsUrl = ({query}: {query: string}) => missingResultsUrl(query);
