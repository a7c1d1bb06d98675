/** Tools load before they scroll into view, at this distance below or above it. */
const DISTANCE = '300px';

/**
 * Calls `start` when an element is about to be visible, or when the reader points at it or moves the focus into it.
 *
 * @returns a function that stops waiting
 */
export function whenWanted(element: HTMLElement, start: () => void): () => void {
  const events = ['pointerenter', 'focusin'] as const;
  for (const event of events) element.addEventListener(event, start);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) start();
    },
    {rootMargin: DISTANCE},
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    for (const event of events) element.removeEventListener(event, start);
  };
}
