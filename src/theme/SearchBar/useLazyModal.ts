import {useCallback, useEffect} from 'react';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import {useLazyComponent} from '@site/src/components/useLazyComponent';

const loadModal = () => import('./SearchModal');

/**
 * Returns the modal once it is loaded. `prepare` loads it and, for the embedded engine, the index. Call it on hover, focus,
 * touch or a key press. After a failure, it tries again.
 */
export function useLazyModal(isHosted: boolean) {
  const embedded = useEmbeddedSearch();
  const {component: Modal, hasFailed, load} = useLazyComponent(loadModal);
  const prepare = useCallback(() => {
    // The worker starts first, because it takes longest. The rest of the index loads later, so that it doesn't compete with
    // the modal for bandwidth.
    if (!isHosted) embedded.warmUp(Modal ? 'all' : 'outline');
    load();
  }, [embedded, isHosted, load, Modal]);
  useEffect(() => {
    if (Modal && !isHosted) embedded.warmUp('all');
  }, [embedded, isHosted, Modal]);
  return {Modal, hasFailed, prepare};
}
