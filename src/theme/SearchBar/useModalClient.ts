import {useCallback, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {createSearchClient, type SessionClient} from '@site/src/search/createSearchClient';
import type {SearchClient} from '@site/src/search/algoliaProtocol';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** The search client of one opening of the modal, around the Algolia client that DocSearch makes itself. */
export function useModalClient(): {
  client: SessionClient;
  isHosted: boolean;
  transformSearchClient: TransformSearchClient;
} {
  const {siteConfig, siteMetadata} = useDocusaurusContext();
  const isHosted = siteConfig.customFields?.hasHostedSearch === true;
  const embedded = useEmbeddedSearch();
  const [{client, setHosted}] = useState(() => {
    let hosted: SearchClient | undefined;
    const search: SearchClient['search'] = (parameters) => hosted!.search(parameters);
    return {
      client: createSearchClient({
        hosted: isHosted ? {search} : undefined,
        embedded: embedded.openSurface(),
        isOnline: () => navigator.onLine,
      }),
      setHosted: (made: SearchClient) => (hosted = made),
    };
  });
  const transformSearchClient = useCallback<TransformSearchClient>(
    (made) => {
      made.addAlgoliaAgent('docusaurus', siteMetadata.docusaurusVersion);
      setHosted(made as unknown as SearchClient);
      return client as unknown as typeof made;
    },
    [client, setHosted, siteMetadata.docusaurusVersion],
  );
  return {client, isHosted, transformSearchClient};
}
