import * as v from 'valibot';
import type {Conversation} from './chatState';

/** The conversations saved in this browser. */
export type ChatHistory = {
  /** Latest first. */
  list(): SavedConversation[];
  /** Saves a conversation as the latest, and drops the oldest beyond the limit. Ignores a conversation without messages. */
  save(conversation: Conversation): void;
  clear(): void;
  /** Calls back when another tab saves a conversation or clears the history. */
  onChangeInOtherTab(callback: (change: 'saved' | 'cleared') => void): void;
};

export type SavedConversation = Conversation & {
  /** Milliseconds since the epoch. */
  savedAt: number;
};

type Options = {
  /** Undefined if the browser denies access. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Target of `storage` events. */
  events?: Pick<EventTarget, 'addEventListener'>;
  now?: () => number;
};

/** Maximum number of saved conversations. */
export const HISTORY_LENGTH = 10;

const KEY = 'ask-ai-conversations';

/**
 * Saves the latest conversations in this browser only. Without storage, it saves nothing.
 *
 * Zustand's `persist` isn't used: it would write on every state change, 30 times per second during an answer, and fail
 * when the storage is full. This drops the oldest conversations instead.
 */
export function createChatHistory({
  storage = browserStorage(),
  events = globalThis.window,
  now = Date.now,
}: Options = {}): ChatHistory {
  function list(): SavedConversation[] {
    try {
      return conversationsIn(JSON.parse(storage?.getItem(KEY) ?? '[]'));
    } catch {
      // The browser denies access, or the value isn't JSON.
      return [];
    }
  }

  /** Drops the oldest conversations if the storage is full. */
  function write(conversations: readonly SavedConversation[]): void {
    for (let count = conversations.length; count > 0; count--) {
      try {
        storage?.setItem(KEY, JSON.stringify(conversations.slice(0, count)));
        return;
      } catch {
        // The quota is exceeded, or the browser denies access.
      }
    }
  }

  return {
    list,
    save(conversation) {
      if (conversation.messages.length === 0) return;
      // Another tab may have saved in the meantime, so the list is read again.
      const others = list().filter(({id}) => id !== conversation.id);
      write([{...conversation, savedAt: now()}, ...others].slice(0, HISTORY_LENGTH));
    },
    clear() {
      try {
        storage?.removeItem(KEY);
      } catch {
        // The browser denies access, so nothing was saved.
      }
    },
    onChangeInOtherTab(callback) {
      events?.addEventListener('storage', (event) => {
        const {key, newValue} = event as StorageEvent;
        // A null key means that the entire storage was cleared.
        if (key === KEY || key === null) callback(newValue === null ? 'cleared' : 'saved');
      });
    },
  };
}

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // The browser denies access.
    return undefined;
  }
}

const page = v.object({title: v.string(), route: v.string()});
const sources = v.optional(v.array(page));
const message = v.variant('role', [
  v.object({
    id: v.string(),
    role: v.literal('user'),
    content: v.string(),
    page: v.optional(page),
    quote: v.optional(v.string()),
  }),
  v.object({
    id: v.string(),
    role: v.literal('assistant'),
    content: v.string(),
    sources,
    citations: sources,
    followUps: v.optional(v.array(v.string())),
  }),
]);
const savedConversation = v.object({
  id: v.string(),
  threadId: v.optional(v.string()),
  messages: v.pipe(v.array(message), v.minLength(1)),
  // The list displays the date, and not every number is a valid date.
  savedAt: v.pipe(
    v.number(),
    v.check((time) => !Number.isNaN(new Date(time).getTime())),
  ),
});

/** Returns the valid conversations in a stored value. Other entries, from earlier versions or other scripts, are dropped. */
function conversationsIn(stored: unknown): SavedConversation[] {
  if (!Array.isArray(stored)) return [];
  const conversations = stored.filter((value): value is SavedConversation => v.is(savedConversation, value));
  return conversations.slice(0, HISTORY_LENGTH);
}
