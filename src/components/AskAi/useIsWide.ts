import {useSyncExternalStore} from 'react';

/** The width from which the chat has room next to the page; also in Header/styles.module.css. */
const QUERY = '(min-width: 1440px)';

/** Returns whether the window has room for the chat next to the page. */
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
