import {useEffect, useEffectEvent} from 'react';

/** Adds what the reader types while the modal loads to its initial query. */
export function useTypeAhead(isWaiting: boolean, change: (apply: (query: string) => string) => void): void {
  const onChange = useEffectEvent(change);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, defaultPrevented} = event;
      // The key that opened search may still be bubbling to the window. An input field handles its keys itself.
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
