import {useCallback, useState, type ComponentType} from 'react';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import type {Props as ModalProps} from './SearchModal';

type Loaded = {Modal: ComponentType<ModalProps> | undefined; hasFailed: boolean};

const LOADING: Loaded = {Modal: undefined, hasFailed: false};

/**
 * Returns the modal once it is loaded. `prepare` loads it and, for the embedded engine, the index. Call it on hover, focus,
 * touch or a key press. After a failure, it tries again.
 */
export function useLazyModal(isHosted: boolean): Loaded & {prepare(): void} {
  const embedded = useEmbeddedSearch();
  const [loaded, setLoaded] = useState(LOADING);
  const prepare = useCallback(() => {
    // The worker starts first, because it takes longest. The rest of the index loads later, so that it doesn't compete with
    // the modal for bandwidth.
    if (!isHosted) embedded.warmUp('outline');
    setLoaded((before) => (before.hasFailed ? LOADING : before));
    import('./SearchModal').then(
      ({default: Modal}) => {
        setLoaded((before) => (before.Modal ? before : {Modal, hasFailed: false}));
        if (!isHosted) embedded.warmUp('all');
      },
      () => setLoaded({Modal: undefined, hasFailed: true}),
    );
  }, [embedded, isHosted]);
  return {...loaded, prepare};
}
