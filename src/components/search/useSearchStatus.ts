import {useEffect, useState} from 'react';
import type {SearchStatus, SessionClient} from '@site/src/search/createSearchClient';

/**
 * The status of a client, rendered together with the answer that it belongs to: `useSyncExternalStore` would render
 * before that, at once, and so twice for each answer.
 */
export function useSearchStatus({subscribe, getStatus}: SessionClient): SearchStatus {
  const [status, setStatus] = useState(getStatus);
  useEffect(() => {
    const update = () => setStatus(getStatus());
    // It may have changed since it was rendered.
    update();
    return subscribe(update);
  }, [subscribe, getStatus]);
  return status;
}
