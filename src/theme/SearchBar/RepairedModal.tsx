import {memo, useContext, useEffect, useLayoutEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import {DocSearchModal as useDocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import EngineNote from '@site/src/components/search/EngineNote';
import {OpenSearchContext} from '@site/src/components/search/OpenSearchContext';
import {useSearchStatus} from '@site/src/components/search/useSearchStatus';
import type {SessionClient} from '@site/src/search/createSearchClient';
import {repairModal} from './repairModal';
import {useRefreshOnArrival} from './useRefreshOnArrival';

const StillNote = memo(EngineNote);

type Props = DocSearchModalProps & {client: SessionClient};

/** DocSearch's modal, repaired. It renders with each key, and so does nothing else. */
export default function RepairedModal({client, ...props}: Props) {
  const status = useSearchStatus(client);
  // Called as a hook, which it is as well, so that the elements that it returns can be repaired.
  const root = useDocSearchModal(props);
  const {modal, searchBox} = repairModal(root, {
    label: translate({id: 'search.label', message: 'Search the documentation'}),
    status,
    note: <StillNote key="note" fallback={status.fallback} />,
  });
  useRefreshOnArrival(searchBox);
  const kept = useContext(OpenSearchContext);
  const {query} = searchBox.props.state;
  useEffect(() => kept.set({initialQuery: query}), [kept, query]);
  // DocSearch does so a moment later, in which a key would be lost.
  useLayoutEffect(() => document.querySelector<HTMLElement>('.DocSearch-Input')?.focus(), []);
  return modal;
}
