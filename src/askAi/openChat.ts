/** What the chat opens with. */
export type ChatOpening = {
  /** A question, asked at once in a new conversation. */
  question?: string;
  /** Text that the next question is about. */
  quote?: string;
};

const EVENT = 'ask-ai:open';

/** Opens the chat from anywhere on the page; its button listens. */
export function openChat(opening: ChatOpening = {}, target: EventTarget = globalThis): void {
  target.dispatchEvent(new CustomEvent<ChatOpening>(EVENT, {detail: opening}));
}

/** Calls back whenever the chat is to open. Returns what stops it. */
export function onOpenChat(
  open: (opening: ChatOpening) => void,
  target: EventTarget = globalThis,
): () => void {
  const listen = (event: Event) => open((event as CustomEvent<ChatOpening>).detail);
  target.addEventListener(EVENT, listen);
  return () => target.removeEventListener(EVENT, listen);
}
