import {useSyncExternalStore} from 'react';

/** The width from which the chat has room beside the page; also in Header/styles.module.css. */
const QUERY = '(min-width: 1440px)';

/** Returns whether the window has room for the chat beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
