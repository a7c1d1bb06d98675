import {useSyncExternalStore} from 'react';
import {DOCK_QUERY} from './ChatSessionContext';

/** Returns whether the window has room for the chat next to the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(DOCK_QUERY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(DOCK_QUERY).matches,
    () => false,
  );
}
