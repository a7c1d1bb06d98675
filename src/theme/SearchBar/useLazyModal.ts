import {useCallback, useState, type ComponentType} from 'react';
import {useEmbeddedSearch} from '@site/src/components/search/useEmbeddedSearch';
import type {Props as ModalProps} from './SearchModal';

type Loaded = {Modal: ComponentType<ModalProps> | undefined; hasFailed: boolean};

const ON_ITS_WAY: Loaded = {Modal: undefined, hasFailed: false};

/**
 * The modal and, where this device searches, the index come with the first intent: hover, focus, touch or key.
 * A failed load is tried again.
 */
export function useLazyModal(isHosted: boolean): Loaded & {prepare(): void} {
  const embedded = useEmbeddedSearch();
  const [loaded, setLoaded] = useState(ON_ITS_WAY);
  const prepare = useCallback(() => {
    // First of all, because a worker takes longest to start. The rest of the index would share the line with the modal.
    if (!isHosted) embedded.warmUp('outline');
    setLoaded((before) => (before.hasFailed ? ON_ITS_WAY : before));
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
