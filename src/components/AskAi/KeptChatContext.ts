import {createContext} from 'react';
import type {ChatStore} from '@site/src/askAi/chatStore';

type KeptChat = {
  /** The store of the chat, which the first chat creates. */
  store(create: () => ChatStore): ChatStore;
  /** What is typed and not sent. */
  text(): string;
  setText(text: string): void;
};

/**
 * Keeps the chat for the bar that takes over from the one that opened it: a page of another layout has a bar of its own,
 * and a browser may refuse to keep conversations.
 */
export function keepChat(): KeptChat {
  let store: ChatStore | undefined;
  let text = '';
  return {
    store: (create) => (store ??= create()),
    text: () => text,
    setText(typed) {
      text = typed;
    },
  };
}

export const KeptChatContext = createContext(keepChat());
