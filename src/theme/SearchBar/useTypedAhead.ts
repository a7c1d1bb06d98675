import {useEffect, useEffectEvent} from 'react';

/** What is typed between opening search and the modal's arrival isn't lost: it changes the query that it begins with. */
export function useTypedAhead(isWaiting: boolean, change: (apply: (query: string) => string) => void): void {
  const onChange = useEffectEvent(change);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, defaultPrevented} = event;
      // The key that opened search may still be on its way to the window; and a field takes its keys itself.
      if (defaultPrevented || event.target instanceof HTMLInputElement || ctrlKey || metaKey || altKey)
        return;
      if (key === 'Backspace') onChange((query) => query.slice(0, -1));
      else if ([...key].length === 1) onChange((query) => query + key);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWaiting]);
}
