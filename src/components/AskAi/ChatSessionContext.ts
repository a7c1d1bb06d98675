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

/** The window from which the chat has room next to the page; also in Header/styles.module.css. */
export const DOCK_QUERY = '(min-width: 1440px)';

const KEY = 'ask-ai-docked';

/**
 * Holds the chat while the reader moves between layouts. Each layout mounts its own navbar and chat, and local storage
 * may be unavailable. After a reload in the same tab, a chat next to the page is open again.
 */
export function createChatSession(): ChatSession {
  let store: ChatStore | undefined;
  let text = '';
  let dock: ChatDock | undefined;
  return {
    store: (create) => (store ??= create()),
    text: () => text,
    setText(typed) {
      text = typed;
    },
    dock: () => (dock ??= storedDock()),
    setDock(changed) {
      dock = changed;
      storeDock(changed);
    },
  };
}

function storedDock(): ChatDock {
  try {
    const isOpen = sessionStorage.getItem(KEY) !== null && matchMedia(DOCK_QUERY).matches;
    return {isWanted: isOpen, isOpen};
  } catch {
    // The build has no storage, or the browser denies access.
    return {isWanted: false, isOpen: false};
  }
}

function storeDock({isOpen}: ChatDock): void {
  try {
    if (isOpen) sessionStorage.setItem(KEY, '');
    else sessionStorage.removeItem(KEY);
  } catch {
    // The browser denies access.
  }
}

export const ChatSessionContext = createContext(createChatSession());
