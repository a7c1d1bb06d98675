import {createContext} from 'react';
import type {ChatStore} from '@site/src/askAi/chatStore';

type ChatSession = {
  /** Returns the chat's store; the first call creates it. */
  store(create: () => ChatStore): ChatStore;
  /** The text in the input that isn't sent yet. */
  text(): string;
  setText(text: string): void;
  dock(): ChatDock;
  setDock(dock: ChatDock): void;
};

type ChatDock = {
  /** Whether the reader wants the chat next to the page instead of above it. */
  isWanted: boolean;
  /** Whether the chat is open next to the page, and stays open on the next one. */
  isOpen: boolean;
};

/**
 * Holds the chat while the reader moves between layouts. Each layout mounts its own navbar and chat, and local storage
 * may be unavailable.
 */
export function createChatSession(): ChatSession {
  let store: ChatStore | undefined;
  let text = '';
  let dock: ChatDock = {isWanted: false, isOpen: false};
  return {
    store: (create) => (store ??= create()),
    text: () => text,
    setText(typed) {
      text = typed;
    },
    dock: () => dock,
    setDock(changed) {
      dock = changed;
    },
  };
}

export const ChatSessionContext = createContext(createChatSession());
