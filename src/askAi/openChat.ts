/** Initial content of the chat. */
export type ChatOpening = {
  /** A question that is asked immediately in a new conversation. */
  question?: string;
  /** Quotation for the next question. */
  quote?: string;
  /** The next question is about the page that the reader has open. */
  isAboutPage?: true;
  /** The chat was open on the previous page, or before a reload. It doesn't take the focus. */
  isKept?: true;
};

const EVENT = 'ask-ai:open';

/** Dispatches an event that opens the chat. The chat button listens to it. */
export function openChat(opening: ChatOpening = {}, target: EventTarget = globalThis): void {
  target.dispatchEvent(new CustomEvent<ChatOpening>(EVENT, {detail: opening}));
}

/** Calls back on each request to open the chat. Returns a function that unsubscribes. */
export function onOpenChat(
  open: (opening: ChatOpening) => void,
  target: EventTarget = globalThis,
): () => void {
  const listen = (event: Event) => open((event as CustomEvent<ChatOpening>).detail);
  target.addEventListener(EVENT, listen);
  return () => target.removeEventListener(EVENT, listen);
}
