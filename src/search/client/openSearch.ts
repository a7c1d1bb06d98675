/** Opens search with a query, or only loads it, because the reader is about to use it. */
export type SearchRequestEvent = {query: string} | 'prepare';

const EVENT = 'search:open';

/** Dispatches an event that opens the search window, or prepares it. The navbar's search listens to it. */
export function openSearch(request: SearchRequestEvent, target: EventTarget = globalThis): void {
  target.dispatchEvent(new CustomEvent<SearchRequestEvent>(EVENT, {detail: request}));
}

/** Calls back on each request. Returns a function that unsubscribes. */
export function onOpenSearch(
  listen: (request: SearchRequestEvent) => void,
  target: EventTarget = globalThis,
): () => void {
  const onEvent = (event: Event) => listen((event as CustomEvent<SearchRequestEvent>).detail);
  target.addEventListener(EVENT, onEvent);
  return () => target.removeEventListener(EVENT, onEvent);
}
