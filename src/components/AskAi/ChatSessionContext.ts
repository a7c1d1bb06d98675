import {createContext} from 'react';
import type {ChatStore} from '@site/src/askAi/chatStore';

type ChatSession = {
  /** Returns the chat's store; the first call creates it. */
  store(create: () => ChatStore): ChatStore;
  /** The text in the input that isn't sent yet. */
  text(): string;
  setText(text: string): void;
};

/**
 * Holds the chat while the reader moves between layouts. Each layout mounts its own navbar and chat, and local storage
 * may be unavailable.
 */
export function createChatSession(): ChatSession {
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

export const ChatSessionContext = createContext(createChatSession());
