import {useSyncExternalStore} from 'react';
import type {SearchStatus, SessionClient} from '@site/src/search/createSearchClient';

export function useSearchStatus({subscribe, getStatus}: SessionClient): SearchStatus {
  return useSyncExternalStore(subscribe, getStatus, getStatus);
}
